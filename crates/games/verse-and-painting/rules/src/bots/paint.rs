//! Painting with stamps.

use tabletop::{Dice, Level};

use crate::book::{Motif, book};
use crate::config::Mode;
use crate::drawing::Sheet;
use crate::mask::masked_character;
use crate::view::View;

/// A painting of the own line, or between the lines of its masked character; `None` where there is no line.
pub(super) fn painting(level: Level, view: &View, dice: &mut Dice) -> Option<Sheet> {
    let own = view.own.as_ref()?;
    let mut motifs: Vec<Motif> = match view.config.mode {
        Mode::Competition | Mode::Together => own.line.line()?.motifs.clone(),
        Mode::Between => {
            masked_character(own.line, view.pips).map(|c| book().motifs_for(c).collect()).unwrap_or_default()
        }
    };
    dice.shuffle(&mut motifs);
    match level {
        Level::Easy => motifs.truncate(1),
        Level::Medium => {
            if motifs.len() > 1 && dice.chance(1, 2) {
                motifs.pop();
            }
        }
        Level::Hard => {}
    }
    Some(if motifs.is_empty() { Sheet::scribble() } else { Sheet::of_motifs(&motifs) })
}
