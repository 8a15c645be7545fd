//! RULES 4: movement, as a roll brings it about. Ann rolls; her tile is `@1`, Ben's `@2`.

use camel_race::{Advance, Camel, Command, DesertTile, Event, Placement, RuleError, Space, State, TileSide};

use Camel::{Blue, Green, Lilac, Red, Yellow};

use crate::table::{ANN, BEN, act, at, begin, dice, mirage, public, purses, refused, scenario, track};

/// What a roll of this die did to this position, and the match after it.
fn rolled(position: &str, camel: Camel, pips: u8) -> (Advance, State) {
    let mut state = begin(&scenario(2, position).next_dice(&dice([(camel, pips)])));
    let events = act(&mut state, ANN, Command::Roll);
    let advance = events.into_iter().find_map(|event| match event {
        Event::CamelMoved { advance } => Some(advance),
        _ => None,
    });
    (advance.expect("a roll moves a camel"), state)
}

/// The stacks and tiles after a roll of this die.
fn after(position: &str, camel: Camel, pips: u8) -> String {
    track(&rolled(position, camel, pips).1)
}

/// RULES 4.1
#[test]
fn a_camel_carries_those_above_and_leaves_those_below() {
    let (advance, state) = rolled("4:BGYRP", Yellow, 3);
    assert_eq!(track(&state), "4:BG 7:YRP");
    assert_eq!((advance.unit, advance.from, advance.to), (vec![Yellow, Red, Lilac], Space(4), Space(7)));
    assert_eq!(after("4:BGYRP", Blue, 3), "7:BGYRP");
    assert_eq!(after("4:BGYRP", Lilac, 3), "4:BGYR 7:P");
}

/// RULES 4.2: on top of camels.
#[test]
fn a_unit_lands_on_top() {
    assert_eq!(after("1:BG 3:YR 5:P", Blue, 2), "3:YRBG 5:P");
    assert_eq!(after("1:BG 3:YR 5:P", Red, 2), "1:BG 3:Y 5:PR");
}

/// RULES 4.2: only the landing space matters.
#[test]
fn what_a_unit_passes_does_nothing() {
    let (advance, state) = rolled("1:BG 4:YR 6:P tiles 2-@1,5+@2", Green, 3);
    assert_eq!(track(&state), "1:B 4:YRG 6:P tiles 2-@1,5+@2");
    assert_eq!(advance.tile, None);
    assert_eq!(purses(&state), [3, 3], "a tile that is passed pays nothing");
    assert_eq!(after("1:B 2:G 3:YR 5:P", Blue, 2), "2:G 3:YRB 5:P");
}

/// RULES 4.3: one coin for the owner, at once, before the tile takes effect.
#[test]
fn a_tile_pays_once_per_landing_however_many_camels_land() {
    let position = scenario(2, "1:BGY 3:R 6:P tiles 4+@2").next_dice(&dice([(Blue, 3)]));
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert!(matches!(&events[2], Event::CamelMoved { advance } if advance.unit.len() == 3));
    assert_eq!(events[3], Event::DesertTilePaid { seat: BEN, space: Space(4), coins: 1 });
    assert_eq!(purses(&state), [3, 4]);
    assert_eq!(public(&state).players[BEN].account.desert_tile, 1);
}

/// RULES 4.3: each landing pays.
#[test]
fn the_next_landing_pays_again() {
    let position = scenario(2, "2:G 3:B 6:YRP tiles 4-@2").next_dice(&dice([(Blue, 1), (Green, 2)]));
    let mut state = begin(&position);
    act(&mut state, ANN, Command::Roll);
    act(&mut state, BEN, Command::Roll);
    assert_eq!(purses(&state), [3, 5]);
}

/// RULES 4.3: the owner may be the roller.
#[test]
fn a_roll_onto_the_own_tile_pays_too() {
    let (_, state) = rolled("1:BG 3:YR 6:P tiles 4+@1", Blue, 3);
    assert_eq!(purses(&state), [4, 3]);
}

/// RULES 4.4
#[test]
fn an_oasis_sends_one_space_on_and_on_top() {
    let (advance, state) = rolled("1:BG 5:YR 6:P tiles 4+@2", Blue, 3);
    assert_eq!(track(&state), "5:YRBG 6:P tiles 4+@2");
    assert_eq!((advance.landing, advance.to, advance.placement), (Space(4), Space(5), Placement::OnTop));
    assert_eq!(advance.tile, Some(DesertTile { side: TileSide::Oasis, owner: Some(BEN) }));
}

/// RULES 4.5
#[test]
fn a_mirage_sends_one_space_back_and_underneath() {
    let (advance, state) = rolled("1:BG 3:YR 6:P tiles 4-@2", Blue, 3);
    assert_eq!(track(&state), "3:BGYR 6:P tiles 4-@2");
    assert_eq!((advance.landing, advance.to, advance.placement), (Space(4), Space(3), Placement::Underneath));
    assert_eq!(after("1:BG 6:YR 7:P tiles 4-@2", Green, 3), "1:B 3:G 6:YR 7:P tiles 4-@2");
}

/// RULES 4.6
#[test]
fn one_step_onto_a_mirage_slides_under_the_camels_it_had_sat_on() {
    assert_eq!(after("3:BGYR 6:P tiles 4-@2", Yellow, 1), "3:YRBG 6:P tiles 4-@2");
    assert_eq!(after("3:BGYR 6:P tiles 4-@2", Red, 1), "3:RBGY 6:P tiles 4-@2");
    assert_eq!(after("3:BGYR 6:P tiles 4-@2", Blue, 1), "3:BGYR 6:P tiles 4-@2");
    assert_eq!(after("1:BG 3:YRP tiles 2-@2", Green, 1), "1:GB 3:YRP tiles 2-@2");
}

/// RULES 4.7
#[test]
fn tiles_never_chain() {
    for (pips, paid) in [(1, [4, 3]), (3, [3, 4])] {
        let (advance, state) = rolled("3:BG 9:YRP tiles 4+@1,6-@2", Blue, pips);
        assert_eq!(advance.to, Space(5), "between the two tiles, whichever sent them there");
        assert_eq!(track(&state), "5:BG 9:YRP tiles 4+@1,6-@2");
        assert_eq!(purses(&state), paid, "one tile paid, the other did not");
    }
    let state = at(2, "3:BG 9:YRP tiles 4+@2");
    let refusal = RuleError::NextToTile { space: Space(5), tile: Space(4) };
    assert_eq!(refused(&state, ANN, mirage(5)), refusal, "no tile lies where another sends camels");
}

/// RULES 4.8: by its die.
#[test]
fn a_unit_that_passes_space_16_crosses_the_line() {
    for (from, pips) in [(14, 3), (15, 2), (16, 1), (16, 3)] {
        let (advance, state) = rolled(&format!("13:GP {from}:BYR"), Yellow, pips);
        assert_eq!((advance.unit, advance.to), (vec![Yellow, Red], Space::BEYOND));
        assert_eq!(track(&state), format!("13:GP {from}:B 17:YR"));
        assert!(public(&state).over);
    }
    let (_, state) = rolled("13:BGYRP", Blue, 3);
    assert_eq!(track(&state), "16:BGYRP");
    assert!(!public(&state).over);
}

/// RULES 4.8: or by an oasis on 16; a mirage there keeps it from the line.
#[test]
fn an_oasis_on_16_carries_over_the_line() {
    let (advance, state) = rolled("14:BG 15:YRP tiles 16+@2", Green, 2);
    assert_eq!((advance.landing, advance.to), (Space(16), Space::BEYOND));
    assert!(public(&state).over);
    assert_eq!(public(&state).players[BEN].account.desert_tile, 1);
    let (_, state) = rolled("14:BG 15:YRP tiles 16-@2", Green, 2);
    assert_eq!(track(&state), "14:B 15:GYRP tiles 16-@2");
    assert!(!public(&state).over);
}

/// RULES 4.9
#[test]
fn further_is_ahead_and_higher_is_ahead() {
    let position = scenario(2, "1:B 2:G 4:YR 16:P dice B").next_dice(&dice([(Blue, 1)]));
    let mut state = begin(&position);
    let events = act(&mut state, ANN, Command::Roll);
    assert_eq!(track(&state), "2:GB 4:YR 16:P");
    let ranking = [Lilac, Red, Yellow, Blue, Green];
    assert!(events.contains(&Event::LegEnded { leg: 1, ranking }), "{events:?}");
}
