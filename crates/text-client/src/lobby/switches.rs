//! A game's switches.

use tabletop::OptionSpec;

use crate::arguments::BadArguments;
use crate::playable::Playable;
use crate::session::Session;

/// The choices that the command line makes, by index; 0 where it makes none.
///
/// A switch is named by its identifier or what follows its first hyphen; a choice likewise, or by its number from 1.
pub fn told(game: &dyn Playable, pairs: &[(String, String)]) -> Result<Vec<u8>, BadArguments> {
    let mut chosen = vec![0; game.options().len()];
    for (name, choice) in pairs {
        let found = game.options().iter().position(|option| is_called(option.id, name)).and_then(|index| {
            let choices = game.options()[index].choices;
            let by_number = choice.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let by_name = choices.iter().position(|id| is_called(id, choice));
            let choice = by_name.or(by_number).filter(|choice| *choice < choices.len())?;
            Some((index, u8::try_from(choice).ok()?))
        });
        let bad = || BadArguments::Value { option: "--options".into(), value: format!("{name}={choice}") };
        let (index, choice) = found.ok_or_else(bad)?;
        chosen[index] = choice;
    }
    Ok(chosen)
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
