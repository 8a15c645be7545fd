//! The story that is being told, to be read in the bubble for as long as its beat is looked at.
//!
//! A story is no part of any view: it is shown when it is told and meant to fade (RULES 7.4). So it is no piece that a view
//! wishes for, but a paper that comes with its beat and goes with the next.

use bevy::prelude::*;
use donkey_bridge::{DonkeyBridge, Event, Story};
use table::board::{Dress, Look, Script, Spread, ems, ink, lines};
use table::{BeatPlayed, Faces, Pose, Screen, Settings, Shown, Sprites, TableSystems, Words, in_match};
use tabletop::{Game, Speak};

use crate::DonkeyBridgeView;
use crate::piece::layer;
use crate::places::Places;

/// The words of a story that is read.
#[derive(Component)]
struct Tale {
    /// A line for each sentence, where they are known apart.
    lines: String,
    /// All in one paragraph.
    running: String,
}

/// What is told, in the reader's language; nothing where only the people hear it.
fn told(story: &Story, words: &Words, settings: &Settings) -> Option<Tale> {
    match story {
        Story::Aloud => None,
        Story::Typed(text) => {
            let text = text.text().to_owned();
            Some(Tale { lines: text.clone(), running: text })
        }
        Story::Woven(tale) => {
            let nobody = words.0.numbered_seats(settings.locale, None);
            let say = |said| words.0.say(settings.locale, DonkeyBridge::ID, &said, &nobody);
            let lines: Vec<String> = tale.lines().iter().map(|line| say(line.message())).collect();
            Some(Tale { lines: lines.join("\n"), running: say(tale.message()) })
        }
    }
}

/// The last beat of a frame decides: either it tells a story, or the story before it is over.
fn follow(
    mut played: MessageReader<BeatPlayed<DonkeyBridgeView>>,
    words: Res<Words>,
    settings: Res<Settings>,
    open: Query<Entity, With<Tale>>,
    mut commands: Commands,
) {
    let Some(beat) = played.read().last() else { return };
    for entity in &open {
        commands.entity(entity).despawn();
    }
    if let Event::StoryTold { story, .. } = &beat.beat.event
        && let Some(tale) = told(story, &words, &settings)
    {
        let scope = DespawnOnExit(Screen::Table);
        commands.spawn((tale, Transform::default(), Visibility::default(), Pickable::IGNORE, scope));
    }
}

/// Sets the words in the bubble as large as they fit.
fn set(
    spread: Res<Spread>,
    shown: Res<Shown<DonkeyBridgeView>>,
    (sprites, faces, settings): (Res<Sprites>, Res<Faces>, Res<Settings>),
    tales: Query<(Entity, Ref<Tale>)>,
    mut commands: Commands,
) {
    for (entity, tale) in &tales {
        if !(tale.is_added() || spread.is_changed() || settings.is_changed()) {
            continue;
        }
        let places = Places::of(&spread, &shown.0);
        let room = places.tiles.size() * Vec2::new(0.94, 0.98);
        let wish = room.y * 0.11 * settings.text_size.factor();
        // The space after a line's last word is part of the line.
        let wrap = room.x * 0.96;
        let (text, size) = tale.in_room(Vec2::new(wrap, room.y), wish);
        let look = Look::Words {
            text: text.to_owned(),
            size,
            ink: ink::NIGHT,
            left: false,
            script: Script::Title,
            wrap: Some(wrap),
            room: Some(room),
        };
        let pose = Pose::new(places.tiles.center(), layer::TILE + 2.0);
        let mut entity = commands.entity(entity);
        Dress { sprites: &sprites, faces: &faces }.put_on(&look, &mut entity);
        entity.insert((pose, pose.transform()));
    }
}

/// How much smaller sentences may be set so that each keeps to a line of its own.
const SMALLER: f32 = 0.8;

impl Tale {
    /// Its words and their size: sentences keep to lines of their own as long as none of them is broken, for which they may
    /// be set a little smaller.
    fn in_room(&self, room: Vec2, wish: f32) -> (&str, f32) {
        let size = largest(&self.lines, room, wish);
        let widest = self.lines.lines().map(ems).fold(1.0, f32::max);
        let fits = size.min(room.x / (widest * 1.06));
        if fits >= size * SMALLER {
            return (&self.lines, fits);
        }
        (&self.running, largest(&self.running, room, wish))
    }
}

/// The largest type, at most as wished, in which a text keeps to a room.
fn largest(text: &str, room: Vec2, wish: f32) -> f32 {
    const LINE: f32 = 1.45;
    let fits =
        |size: f32| lines(text, room.x * 0.96 / size).is_some_and(|lines| lines * size * LINE <= room.y);
    let mut size = wish.clamp(15.0, 64.0);
    while !fits(size) && size > 11.0 {
        size -= 0.5;
    }
    size
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow, set.run_if(resource_exists::<Spread>))
            .chain()
            .after(TableSystems::Stage)
            .run_if(in_match::<DonkeyBridgeView>.and_then(in_state(Screen::Table))),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_story_is_set_smaller_and_a_short_one_as_wished() {
        let room = Vec2::new(340.0, 180.0);
        assert!((largest("駱駝來了。", room, 20.0) - 20.0).abs() < 0.01);
        let long = "駱駝來了，".repeat(40);
        assert!(largest(&long, room, 20.0) < 20.0);
    }

    #[test]
    fn sentences_run_on_where_one_of_them_needs_two_lines() {
        let tale = Tale {
            lines: "駱駝來了。\n塞車了。".into(), running: "駱駝來了。塞車了。".into()
        };
        assert_eq!(tale.in_room(Vec2::new(340.0, 180.0), 20.0), ("駱駝來了。\n塞車了。", 20.0));
        let (lines, size) = tale.in_room(Vec2::new(100.0, 180.0), 20.0);
        assert!(lines.contains('\n') && size < 20.0, "{lines}: {size}");
        assert_eq!(tale.in_room(Vec2::new(70.0, 180.0), 20.0).0, "駱駝來了。塞車了。");
    }
}
