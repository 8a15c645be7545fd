//! A game's switches.

use tabletop::OptionSpec;

use crate::arguments::BadArguments;
use crate::playable::Playable;
use crate::session::Session;

/// The choices that the command line makes, by index; 0 where it makes none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// For the match.
    pub options: Vec<u8>,
    /// For each seat.
    pub seat_options: Vec<Vec<u8>>,
}

/// What the command line says for a table of so many seats.
///
/// A switch is named by its identifier or what follows its first hyphen; a choice likewise, or by its number from 1.
/// `level@2=easy` makes the choice for the second seat, where the game has such a switch for each seat.
pub fn told(game: &dyn Playable, seats: u8, pairs: &[(String, String)]) -> Result<Told, BadArguments> {
    let of_one = vec![0; game.seat_options().len()];
    let mut told = Told {
        options: vec![0; game.options().len()],
        seat_options: vec![of_one; usize::from(if game.seat_options().is_empty() { 0 } else { seats })],
    };
    for (name, choice) in pairs {
        let place = match name.split_once('@') {
            None => find(game.options(), name, choice)
                .and_then(|(index, choice)| Some((told.options.get_mut(index)?, choice))),
            Some((name, seat)) => find(game.seat_options(), name, choice).and_then(|(index, choice)| {
                let seat = seat.parse::<usize>().ok()?.checked_sub(1)?;
                Some((told.seat_options.get_mut(seat)?.get_mut(index)?, choice))
            }),
        };
        let bad = || BadArguments::Value { option: "--options".into(), value: format!("{name}={choice}") };
        let (place, choice) = place.ok_or_else(bad)?;
        *place = choice;
    }
    Ok(told)
}

/// Which switch and which of its choices this is.
fn find(options: &[OptionSpec], name: &str, choice: &str) -> Option<(usize, u8)> {
    let index = options.iter().position(|option| is_called(option.id, name))?;
    let choices = options[index].choices;
    let by_number = choice.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let by_name = choices.iter().position(|id| is_called(id, choice));
    let choice = by_name.or(by_number).filter(|choice| *choice < choices.len())?;
    Some((index, u8::try_from(choice).ok()?))
}

/// Asks for each switch that the command line has left open.
pub fn ask(
    session: &mut Session<'_>,
    game: &dyn Playable,
    pairs: &[(String, String)],
    mut chosen: Vec<u8>,
) -> Option<Vec<u8>> {
    for (option, choice) in game.options().iter().zip(&mut chosen) {
        if !pairs.iter().any(|(name, _)| is_called(option.id, name)) {
            *choice = ask_one(session, option)?;
        }
    }
    Some(chosen)
}

fn ask_one(session: &mut Session<'_>, option: &OptionSpec) -> Option<u8> {
    let question = session.voice.line(option.id);
    let items = option.choices.iter().map(|id| session.voice.line(id)).collect::<Vec<_>>();
    u8::try_from(session.choose(&question, &items)?).ok()
}

fn is_called(id: &str, name: &str) -> bool {
    id == name || id.split_once('-').is_some_and(|(_, short)| short == name)
}
