//! The languages of the table, and which of them a system or browser asks for.

use core::fmt;

/// A language and script in which everything can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Locale {
    /// Chinese in traditional script, in the usage of Taiwan. The source of all translations.
    ZhHant,
    /// Chinese in simplified script, in the usage of mainland China.
    ZhHans,
    /// English.
    En,
}

impl Locale {
    /// All locales, in the order in which a language menu lists them and a [`Source`](crate::Source) holds them.
    pub const ALL: [Self; 3] = [Self::ZhHant, Self::ZhHans, Self::En];

    /// The language that translations start from.
    pub const SOURCE: Self = Self::ZhHant;

    /// Its BCP 47 tag, which is also the name of its folder and what settings keep.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
            Self::En => "en",
        }
    }

    /// Its name in its own words, for people who cannot read the language shown now.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        match self {
            Self::ZhHant => "繁體中文",
            Self::ZhHans => "简体中文",
            Self::En => "English",
        }
    }

    /// Whether it is written in Han characters.
    #[must_use]
    pub fn is_chinese(self) -> bool {
        match self {
            Self::ZhHant | Self::ZhHans => true,
            Self::En => false,
        }
    }

    /// The locale for a BCP 47 tag (`zh-HK`) or a POSIX locale name (`zh_TW.UTF-8`), or `None` for a language
    /// that we do not speak.
    ///
    /// A script named in the tag decides; without one the region does. Plain `zh` is simplified.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let name = tag.trim().split(['.', '@']).next()?;
        let mut subtags = name.split(['-', '_']).map(str::to_ascii_lowercase);
        match subtags.next()?.as_str() {
            "en" => Some(Self::En),
            "zh" | "cmn" => Some(Self::chinese(subtags, Self::ZhHans)),
            "yue" => Some(Self::chinese(subtags, Self::ZhHant)),
            _ => None,
        }
    }

    fn chinese(subtags: impl Iterator<Item = String>, otherwise: Self) -> Self {
        let mut by_region = None;
        for subtag in subtags {
            match subtag.as_str() {
                "hant" => return Self::ZhHant,
                "hans" => return Self::ZhHans,
                "tw" | "hk" | "mo" => by_region = Some(Self::ZhHant),
                "cn" | "sg" | "my" => by_region = Some(Self::ZhHans),
                _ => {}
            }
        }
        by_region.unwrap_or(otherwise)
    }

    /// The first locale in a list of wishes, best first, that we speak; English if there is none.
    ///
    /// Each wish is a tag or a POSIX name, or several of them with colons between as in `LANGUAGE`.
    #[must_use]
    pub fn negotiate<S: AsRef<str>>(wishes: impl IntoIterator<Item = S>) -> Self {
        wishes
            .into_iter()
            .find_map(|wish| wish.as_ref().split(':').find_map(Self::from_tag))
            .unwrap_or(Self::En)
    }

    /// The locale that POSIX environment variables ask for; `get` reads one, and an empty value counts as unset.
    ///
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` name the locale, in this order of strength. `LANGUAGE` goes before them
    /// unless that locale is `C` or `POSIX`, which ask for plain English.
    #[must_use]
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| get(name).filter(|value| !value.trim().is_empty());
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        if named.as_deref().is_some_and(is_plain) {
            return Self::En;
        }
        Self::negotiate(set("LANGUAGE").into_iter().chain(named))
    }
}

fn is_plain(name: &str) -> bool {
    matches!(name.split('.').next(), Some("C" | "POSIX"))
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Locale::{self, En, ZhHans, ZhHant};

    #[test]
    fn tags_choose_by_script_then_region_then_language() {
        let cases = [
            ("zh-TW", ZhHant),
            ("zh-HK", ZhHant),
            ("zh-MO", ZhHant),
            ("zh-Hant", ZhHant),
            ("zh-Hant-TW", ZhHant),
            ("zh-hant-cn", ZhHant),
            ("yue", ZhHant),
            ("zh", ZhHans),
            ("zh-CN", ZhHans),
            ("zh-SG", ZhHans),
            ("zh-Hans", ZhHans),
            ("zh-Hans-HK", ZhHans),
            ("ZH-tw", ZhHant),
            ("zh_TW.UTF-8", ZhHant),
            ("zh_CN.GB18030", ZhHans),
            ("zh_HK@euro", ZhHant),
            ("en", En),
            ("en-GB", En),
            ("en_US.UTF-8", En),
        ];
        for (tag, locale) in cases {
            assert_eq!(Locale::from_tag(tag), Some(locale), "{tag}");
        }
        for tag in ["", "C", "POSIX", "fr-FR", "ja_JP.UTF-8", "english", "zhx"] {
            assert_eq!(Locale::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_wish_we_speak_wins() {
        assert_eq!(Locale::negotiate(["fr-FR", "zh-TW", "en"]), ZhHant);
        assert_eq!(Locale::negotiate(["en-GB", "zh-TW"]), En);
        assert_eq!(Locale::negotiate(["zh_TW:zh:en"]), ZhHant);
        assert_eq!(Locale::negotiate(["de:zh_CN:en"]), ZhHans);
        assert_eq!(Locale::negotiate(["ja", "de"]), En);
        assert_eq!(Locale::negotiate::<&str>([]), En);
    }

    #[test]
    fn the_environment_is_read_as_gettext_does() {
        let ask = |set: &'static [(&str, &str)]| {
            Locale::from_environment(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(ask(&[]), En);
        assert_eq!(ask(&[("LANG", "zh_TW.UTF-8")]), ZhHant);
        assert_eq!(ask(&[("LANG", "zh_TW.UTF-8"), ("LC_ALL", "zh_CN.UTF-8")]), ZhHans);
        assert_eq!(ask(&[("LANG", "en_GB.UTF-8"), ("LANGUAGE", "zh_HK:en")]), ZhHant);
        assert_eq!(ask(&[("LANG", "C.UTF-8"), ("LANGUAGE", "zh_HK")]), En);
        assert_eq!(ask(&[("LANG", "zh_TW"), ("LANGUAGE", "")]), ZhHant);
    }

    #[test]
    fn each_tag_finds_its_own_locale() {
        for locale in Locale::ALL {
            assert_eq!(Locale::from_tag(locale.tag()), Some(locale));
            assert_eq!(Locale::ALL[locale as usize], locale);
        }
    }
}
