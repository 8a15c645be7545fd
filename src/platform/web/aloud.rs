//! What a screen reader reads out: what happened, whose turn it is, how the match stands, why something was refused.
//!
//! All of it comes from the models of the panels, and so holds nothing that whoever looks may not know.

use bevy::prelude::*;
use serde::Serialize;
use table::{Actions, LogBook, Refused, SeatChip, Seats, Settings, Standing, Words};

use super::page;
use crate::screens::line;

/// So many of the latest sentences are handed over.
const SENTENCES: usize = 60;

#[derive(Clone, Default, PartialEq, Serialize)]
struct Aloud {
    log: Vec<String>,
    /// The number of the first of them among all.
    first: usize,
    turn: String,
    standings: Vec<String>,
    refused: String,
    locale: &'static str,
}

fn tell(
    log: Res<LogBook>,
    actions: Res<Actions>,
    seats: Res<Seats>,
    standing: Res<Standing>,
    refused: Res<Refused>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut told: Local<Aloud>,
) -> Result {
    let changed = log.is_changed() || actions.is_changed() || seats.is_changed() || standing.is_changed();
    if !changed && !refused.is_changed() && !settings.is_changed() {
        return Ok(());
    }
    let first = log.lines.len().saturating_sub(SENTENCES);
    let name = |seat: tabletop::Seat| seats.0.iter().find(|chip| chip.seat == seat).map(|chip| &chip.name);
    let accounts = standing.accounts.iter().map(|account| {
        let place = account.place.map(|place| format!("{place}. ")).unwrap_or_default();
        let name = name(account.seat).map(String::as_str).unwrap_or_default();
        format!("{place}{name}: {}", account.total)
    });
    let next = Aloud {
        log: log.lines[first..].to_vec(),
        first,
        turn: turn(&actions, &seats, &settings, &words),
        standings: accounts.collect(),
        refused: refused.0.clone().unwrap_or_default(),
        locale: settings.locale.tag(),
    };
    if *told != next {
        page::tell(&serde_json::to_string(&next)?);
        *told = next;
    }
    Ok(())
}

fn turn(actions: &Actions, seats: &Seats, settings: &Settings, words: &Words) -> String {
    let chip = |seat| seats.0.iter().find(|chip: &&SeatChip| chip.seat == seat);
    match actions.seat.and_then(chip) {
        Some(chip) => format!("{}: {}", chip.name, line(words, settings, "turn-yours")),
        None => String::new(),
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell);
}
