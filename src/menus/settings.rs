//! What a person sets for themselves.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Ui, Vec2, vec2};
use l10n::Locale;
use table::{Overlay, Settings, Speed, TextSize, Words};

use super::{grown, head, opening};
use crate::intent::Intent;
use crate::kit::{Line, Sheet, check, label, modal, pick, scrolled, slider};
use crate::panels::speed_icon;
use crate::screens::line;
use crate::screens::lobby::CoachAllowed;

/// The settings with their words.
pub struct SettingsModel<'a> {
    /// As they are.
    pub settings: &'a Settings,
    /// Whether the coach may be asked.
    pub coach: bool,
    /// Whether they have just been opened.
    pub fresh: bool,
    /// Says a line of the program.
    pub say: &'a dyn Fn(&str) -> String,
}

/// The sheet, in points, in the window of a laptop.
const SIZE: Vec2 = vec2(640.0, 680.0);

/// Diagonals to choose from, in inches; 0 is not known.
const DIAGONALS: [u8; 7] = [0, 6, 11, 15, 24, 32, 43];

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    coach: Res<CoachAllowed>,
    overlay: Res<State<Overlay>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let say = |id: &str| line(&words, &settings, id);
    let model = SettingsModel { settings: &settings, coach: coach.0, fresh: overlay.is_changed(), say: &say };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) = modal(ctx, "settings", Sheet::CREAM, grown(ctx, SIZE), |ui| panel(ui, &model));
    let back = (away && wanted.is_empty()).then_some(Intent::Back);
    intents.write_batch(wanted.into_iter().chain(back));
    Ok(())
}

/// All settings, one under the other.
pub fn panel(ui: &mut Ui, model: &SettingsModel) -> Vec<Intent> {
    let say = model.say;
    let mut wanted: Vec<Intent> =
        head(ui, &say("open-settings"), &say("settings-close")).into_iter().collect();
    let mut next = model.settings.clone();
    scrolled(ui, opening(model.fresh), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        languages(ui, model, &mut next);
        sounds(ui, model, &mut next);
        motion(ui, model, &mut next);
        reading(ui, model, &mut next);
        ui.add_space(6.0);
    });
    if next != *model.settings {
        wanted.push(Intent::Set(next));
    }
    wanted
}

fn languages(ui: &mut Ui, model: &SettingsModel, next: &mut Settings) {
    label(ui, Line::Note, (model.say)("settings-language"));
    let all = Locale::ALL.map(|locale| (locale, locale.native_name().to_owned(), None));
    if let Some(locale) = pick(ui, "language", &next.locale, &all) {
        next.locale = locale;
    }
}

fn sounds(ui: &mut Ui, model: &SettingsModel, next: &mut Settings) {
    label(ui, Line::Note, (model.say)("settings-volume"));
    if let Some(volume) = slider(ui, "volume", &(model.say)("settings-volume"), next.volume) {
        next.volume = volume;
    }
    if let Some(muted) = check(ui, "muted", &(model.say)("settings-muted"), Line::Body, next.muted) {
        next.muted = muted;
    }
}

fn motion(ui: &mut Ui, model: &SettingsModel, next: &mut Settings) {
    label(ui, Line::Note, (model.say)("settings-speed"));
    let all = Speed::ALL.map(|speed| (speed, (model.say)(speed.id()), Some(speed_icon(speed))));
    if let Some(speed) = pick(ui, "speed", &next.speed, &all) {
        next.speed = speed;
    }
    let switches: [(&str, &mut bool); 4] = [
        ("settings-motion", &mut next.motion),
        ("settings-timers", &mut next.timers),
        ("settings-coach", &mut next.coach),
        ("settings-contrast", &mut next.contrast),
    ];
    for (name, value) in switches {
        if name == "settings-coach" && !model.coach {
            continue;
        }
        if let Some(on) = check(ui, name, &(model.say)(name), Line::Body, *value) {
            *value = on;
        }
    }
}

fn reading(ui: &mut Ui, model: &SettingsModel, next: &mut Settings) {
    label(ui, Line::Note, (model.say)("settings-text-size"));
    let name = |size: TextSize| match size {
        TextSize::Small => "text-small",
        TextSize::Medium => "text-medium",
        TextSize::Large => "text-large",
        TextSize::Huge => "text-huge",
    };
    let all = TextSize::ALL.map(|size| (size, (model.say)(name(size)), None));
    if let Some(size) = pick(ui, "text-size", &next.text_size, &all) {
        next.text_size = size;
    }
    label(ui, Line::Note, (model.say)("settings-diagonal"));
    let inches = |inches: u8| match inches {
        0 => (model.say)("diagonal-unknown"),
        inches => format!("{inches}″"),
    };
    let all = DIAGONALS.map(|diagonal| (diagonal, inches(diagonal), None));
    if let Some(diagonal) = pick(ui, "diagonal", &next.diagonal, &all) {
        next.diagonal = diagonal;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn press(bench: &Bench, name: &str) -> Vec<Intent> {
        let settings = Settings { locale: Locale::En, ..Settings::default() };
        let say = |id: &str| id.to_owned();
        bench.press(name, |ui| {
            panel(ui, &SettingsModel { settings: &settings, coach: true, fresh: false, say: &say })
        })
    }

    #[test]
    fn each_press_changes_one_thing() {
        let bench = Bench::new(640.0, 1400.0);
        let before = Settings { locale: Locale::En, ..Settings::default() };
        let changed = |name: &str| match press(&bench, name).as_slice() {
            [Intent::Set(settings)] => settings.clone(),
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!(changed("language-0"), Settings { locale: Locale::ZhHant, ..before.clone() });
        assert_eq!(changed("muted"), Settings { muted: true, ..before.clone() });
        assert_eq!(changed("settings-coach"), Settings { coach: true, ..before.clone() });
        assert_eq!(changed("text-size-3"), Settings { text_size: TextSize::Huge, ..before });
        bench.is_tidy().unwrap();
    }

    #[test]
    fn the_cross_leads_back() {
        let bench = Bench::new(640.0, 1400.0);
        assert!(matches!(press(&bench, "close").as_slice(), [Intent::Back]));
    }
}
