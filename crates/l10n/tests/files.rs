//! Every file under `assets/locales` is whole and right, whether or not a game has registered it yet.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use l10n::{Locale, Source, check};

fn folder(locale: Locale) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales").join(locale.tag())
}

/// The names of the files that any locale has.
fn names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for locale in Locale::ALL {
        for entry in fs::read_dir(folder(locale)).expect("each locale has a folder") {
            let path = entry.expect("the folder can be read").path();
            assert_eq!(
                path.extension().and_then(|ending| ending.to_str()),
                Some("ftl"),
                "{path:?} is no locale file"
            );
            names.insert(path.file_stem().expect("it has an ending").to_string_lossy().into_owned());
        }
    }
    names
}

/// The file in all locales, kept for the rest of the test run since a `Source` holds what the program embeds.
fn source(name: &str) -> Source {
    let text = |locale: Locale| {
        let path = folder(locale).join(format!("{name}.ftl"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        (locale, &*text.leak())
    };
    Source { name: name.to_owned().leak(), texts: Locale::ALL.map(text) }
}

#[test]
fn no_file_has_a_fault() {
    let names = names();
    assert!(names.contains("table") && names.contains("camel-race"));
    for name in names {
        let faults = check::compare(&source(&name));
        assert!(faults.is_empty(), "\n{}", check::report(&faults));
    }
}

#[test]
fn each_locale_has_a_folder_of_its_own_and_there_is_no_other() {
    let found = fs::read_dir(folder(Locale::En).join("..")).unwrap();
    let found: BTreeSet<String> =
        found.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(found, Locale::ALL.map(|locale| locale.tag().to_owned()).into());
}
