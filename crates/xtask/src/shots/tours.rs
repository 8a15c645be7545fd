//! Which tours there are: window sizes and languages, as data.

use anyhow::{Result, ensure};

/// One walk through the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tour {
    size: &'static str,
    language: &'static str,
    /// Whether it makes its main stops only.
    main_only: bool,
}

const fn tour(size: &'static str, language: &'static str) -> Tour {
    Tour { size, language, main_only: false }
}

const fn main_stops(size: &'static str, language: &'static str) -> Tour {
    Tour { size, language, main_only: true }
}

/// Of a phone held upright, a laptop, and a table.
const PHONE: &str = "390x844";
const LAPTOP: &str = "1280x800";
const TABLE: &str = "3840x2160";

/// Everything.
const ALL: &[Tour] = &[
    tour(PHONE, "zh-Hant"),
    tour(PHONE, "en"),
    tour(LAPTOP, "zh-Hant"),
    tour(LAPTOP, "en"),
    tour(LAPTOP, "zh-Hans"),
    tour(TABLE, "zh-Hant"),
    tour(TABLE, "en"),
];

/// What every change has to pass: every stop upright in one language, the main stops lying in another and upright in the
/// third. The larger a window the dearer it is to draw without a graphics card: the rest is visited when all tours are made.
pub const CHECKED: &[Tour] =
    &[tour(PHONE, "zh-Hant"), main_stops(LAPTOP, "en"), main_stops(PHONE, "zh-Hans")];

impl Tour {
    /// The name of its folder.
    pub fn name(&self) -> String {
        format!("{}-{}", self.size, self.language)
    }

    /// What the program is told.
    pub fn arguments(&self) -> Vec<&'static str> {
        let mut arguments = vec!["--size", self.size, "--lang", self.language];
        if self.main_only {
            arguments.push("--main-stops");
        }
        arguments
    }
}

/// The tours whose size or language was named, all when none was; a size and a language together mean both.
pub fn chosen(asked: &[String]) -> Result<Vec<Tour>> {
    let known = |word: &str| ALL.iter().any(|tour| tour.size == word || tour.language == word);
    if let Some(unknown) = asked.iter().find(|word| !known(word)) {
        anyhow::bail!("there is no tour of `{unknown}`; name sizes and languages such as {PHONE} or en");
    }
    let sizes: Vec<&String> =
        asked.iter().filter(|word| ALL.iter().any(|tour| tour.size == **word)).collect();
    let languages: Vec<&String> = asked.iter().filter(|word| !sizes.contains(word)).collect();
    let wanted = |tour: &&Tour| {
        (sizes.is_empty() || sizes.iter().any(|size| *size == tour.size))
            && (languages.is_empty() || languages.iter().any(|language| *language == tour.language))
    };
    let tours: Vec<Tour> = ALL.iter().filter(wanted).copied().collect();
    ensure!(!tours.is_empty(), "zh-Hans is toured at {LAPTOP} only");
    Ok(tours)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(asked: &[&str]) -> Vec<String> {
        let asked: Vec<String> = asked.iter().map(|word| (*word).to_owned()).collect();
        chosen(&asked).expect("known words").iter().map(Tour::name).collect()
    }

    #[test]
    fn tours_are_chosen_by_size_and_language() {
        assert_eq!(names(&[]).len(), ALL.len());
        assert_eq!(names(&["390x844"]), ["390x844-zh-Hant", "390x844-en"]);
        assert_eq!(names(&["en", "1280x800"]), ["1280x800-en"]);
        assert!(chosen(&["640x480".into()]).is_err());
        assert!(chosen(&["390x844".into(), "zh-Hans".into()]).is_err());
    }
}
