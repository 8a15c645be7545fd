//! Who made what is used here.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ScrollArea, Ui, vec2};
use table::{Settings, Words};

use super::head;
use crate::intent::Intent;
use crate::kit::{Line, Sheet, label, modal, scrolled};
use crate::screens::line;

/// The page that lies beside the assets.
const CREDITS: &str = include_str!("../../assets/CREDITS.md");

/// One entry of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credit {
    /// Its cells, left to right.
    pub cells: Vec<String>,
}

/// The credits.
#[derive(Clone, Debug, PartialEq)]
pub struct CreditsModel {
    /// Its heading.
    pub title: String,
    /// On the cross.
    pub close: String,
    /// What is said first.
    pub intro: String,
    /// The entries.
    pub entries: Vec<Credit>,
}

/// The rows of the page's tables, their headings left out, links and code marks made plain.
#[must_use]
pub fn entries(page: &str) -> Vec<Credit> {
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with('|')).collect();
    let rule = |row: &str| row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    rows.iter()
        .enumerate()
        .filter(|(at, row)| !rule(row) && !rows.get(at + 1).is_some_and(|next| rule(next)))
        .map(|(_, row)| Credit { cells: row.trim_matches('|').split('|').map(plain).collect() })
        .collect()
}

fn plain(cell: &str) -> String {
    cell.trim().replace(['`', '*'], "")
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    mut cached: Local<Option<CreditsModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if cached.is_none() || settings.is_changed() {
        *cached = Some(CreditsModel {
            title: line(&words, &settings, "open-credits"),
            close: words.line(&settings, "word-close"),
            intro: line(&words, &settings, "credits-intro"),
            entries: entries(CREDITS),
        });
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (wanted, away) = modal(ctx, "credits", Sheet::CREAM, vec2(720.0, 620.0), |ui| panel(ui, model));
    intents.write_batch(wanted.into_iter().chain(away.then_some(Intent::Back)).take(1));
    Ok(())
}

/// Everything that was not made here, one entry after another.
pub fn panel(ui: &mut Ui, model: &CreditsModel) -> Vec<Intent> {
    let wanted = head(ui, &model.title, &model.close);
    scrolled(ui, ScrollArea::vertical().auto_shrink([false, true]), |ui| {
        label(ui, Line::Body, &model.intro);
        ui.add_space(8.0);
        for entry in &model.entries {
            let mut cells = entry.cells.iter();
            if let Some(what) = cells.next() {
                label(ui, Line::Strong, what);
            }
            label(ui, Line::Note, cells.map(String::as_str).collect::<Vec<_>>().join(" · "));
            ui.add_space(6.0);
        }
    });
    wanted.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_rules_of_tables_are_no_entries() {
        let page = "# Credits\n\n| what | by |\n|---|---|\n| `sans.ttf` | **Noto** |\n\n| a | b |\n|:--|--:|\n| fox | us |\n";
        let cells: Vec<_> = entries(page).into_iter().map(|entry| entry.cells).collect();
        assert_eq!(cells, [["sans.ttf", "Noto"], ["fox", "us"]]);
    }
}
