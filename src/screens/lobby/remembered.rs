//! What of an arrangement is remembered for the next time.

use serde::{Deserialize, Serialize};
use table::{GameBox, Seating, Side};
use tabletop::{Occupant, Player, Seat};

use super::Draft;
use super::draft::SeatDraft;

/// An arrangement as it is kept: everything but the seed, which is for one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDraft {
    seats: Vec<KeptSeat>,
    around: bool,
    first: Option<Seat>,
    options: Vec<u8>,
    coach: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptSeat {
    name: String,
    sign: u8,
    player: Player,
    side: Side,
    #[serde(default)]
    options: Vec<u8>,
}

impl From<&Draft> for KeptDraft {
    fn from(draft: &Draft) -> Self {
        let seat = |seat: &SeatDraft| KeptSeat {
            name: seat.name.trim().to_owned(),
            sign: seat.sign,
            player: seat.player,
            side: seat.side,
            options: seat.options.clone(),
        };
        Self {
            seats: draft.seats.iter().map(seat).collect(),
            around: draft.seating == Seating::Around,
            first: draft.first,
            options: draft.options.clone(),
            coach: draft.coach,
        }
    }
}

impl KeptDraft {
    /// The arrangement again; `None` where it does not fit the box.
    #[must_use]
    pub fn draft(&self, game: &GameBox) -> Option<Draft> {
        self.fits(game).then(|| {
            let seat = |seat: &KeptSeat| SeatDraft {
                name: Occupant::new(seat.player, &seat.name).name().to_owned(),
                sign: seat.sign,
                player: seat.player,
                side: seat.side,
                options: seat.options.clone(),
            };
            Draft {
                seats: self.seats.iter().map(seat).collect(),
                seating: if self.around { Seating::Around } else { Seating::Pass },
                first: self.first,
                options: self.options.clone(),
                coach: self.coach,
                ..Draft::new(game)
            }
        })
    }

    fn fits(&self, game: &GameBox) -> bool {
        let (least, most) = game.seats;
        let number = self.seats.len();
        let mut signs: Vec<u8> = self.seats.iter().map(|seat| seat.sign).collect();
        signs.sort_unstable();
        signs.dedup();
        let signs_fit = game.signs.is_empty()
            || signs.len() == number && signs.iter().all(|sign| usize::from(*sign) < game.signs.len());
        let options = game.options.iter().zip(&self.options);
        let options_fit = self.options.len() == game.options.len()
            && options.clone().all(|(option, chosen)| usize::from(*chosen) < option.choices.len());
        let own = game.opener.map(|opener| opener.seat_options).unwrap_or_default();
        let own_fit = self.seats.iter().all(|seat| {
            let mut chosen = seat.options.iter().zip(own);
            seat.options.len() <= own.len()
                && chosen.all(|(chosen, option)| usize::from(*chosen) < option.choices.len())
        });
        (usize::from(least)..=usize::from(most)).contains(&number)
            && signs_fit
            && own_fit
            && options_fit
            && self.first.is_none_or(|first| first.index() < number)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::BOX;
    use super::*;
    use tabletop::Level;

    fn arranged() -> Draft {
        let mut draft = Draft::new(&BOX);
        draft.fill(2, 3);
        draft.give_sign(0, 2);
        draft.seats[0].name = "Mia".into();
        draft.seats[1].player = Player::Bot(Level::Hard);
        draft.first = Some(Seat(1));
        draft.coach = false;
        draft
    }

    #[test]
    fn names_levels_signs_and_agreements_come_back() {
        let draft = arranged();
        let text = serde_json::to_string(&KeptDraft::from(&draft)).unwrap();
        let kept: KeptDraft = serde_json::from_str(&text).unwrap();
        assert_eq!(kept.draft(&BOX), Some(draft));
    }

    #[test]
    fn the_seed_is_for_one_match_only() {
        let draft = Draft { seed: "7".into(), ..arranged() };
        assert_eq!(KeptDraft::from(&draft).draft(&BOX).unwrap().seed, "");
    }

    #[test]
    fn what_does_not_fit_the_box_is_not_taken() {
        let kept = KeptDraft::from(&arranged());
        let spoilt = |spoil: fn(&mut KeptDraft)| {
            let mut kept = kept.clone();
            spoil(&mut kept);
            kept.draft(&BOX)
        };
        assert_eq!(spoilt(|kept| kept.seats.truncate(1)), None);
        assert_eq!(spoilt(|kept| kept.seats[0].sign = 9), None);
        assert_eq!(spoilt(|kept| kept.seats[0].sign = kept.seats[1].sign), None);
        assert_eq!(spoilt(|kept| kept.first = Some(Seat(5))), None);
        assert_eq!(spoilt(|kept| kept.options.push(1)), None);
        assert_eq!(spoilt(|kept| kept.seats[0].options.push(1)), None);
    }
}
