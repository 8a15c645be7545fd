//! The look-book: a seeded match in a window, photographed at named moments.
//!
//! `cargo run -p camel-race-view --example look -- [--size WxH] [--seats N] [--persons N] [--seating pass|around]
//! [--seed N] [--level easy|medium|hard] [--speed normal|fast|...] [--locale en|zh-Hant|zh-Hans] [--skip BEATS] [--coach] [--still] [--bars]
//! [--shots DIR] [--every SECONDS] [--count N] [--touch SECONDS:NAME,...]`
//!
//! Pictures come from `BEVY_ASSET_ROOT`. `--touch` touches a piece by its name, as a finger would; `--bars` leaves the
//! room free that the program's panels take.

#![expect(
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    reason = "the engine hands systems their parameters by value, as many as they need"
)]

use std::error::Error;
use std::path::PathBuf;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::WindowResolution;
use camel_race_view::CamelRaceView;
use table::board::{SpotOf, Touched};
use table::{
    Awake, Layout, Margins, NewMatch, Overlay, PlaybackQueue, Screen, Seating, Settings, Shelf, Side, Speed,
    Sprites, TablePlugin, Touchable, Words,
};
use tabletop::{BySeat, Level, Lobby, Occupant, Player, Seed};

/// What the command line asks for.
#[derive(Resource, Clone, Debug)]
struct Wish {
    size: (u32, u32),
    seats: u8,
    persons: u8,
    seating: Seating,
    seed: u64,
    settings: Settings,
    bars: bool,
    level: Level,
    skip: usize,
    shots: Option<PathBuf>,
    every: f32,
    count: u32,
    touches: Vec<(f32, String)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = read(std::env::args().skip(1))?;
    let resolution = WindowResolution::new(wish.size.0, wish.size.1).with_scale_factor_override(1.0);
    let window = Window { title: "look".into(), resolution, ..Window::default() };
    let margins = if wish.bars { bars(wish.size) } else { Margins::default() };
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
                .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..AssetPlugin::default() })
                .set(LogPlugin {
                    filter: "warn,icu_segmenter=off,icu_provider=off".into(),
                    ..LogPlugin::default()
                }),
        )
        .add_plugins((TablePlugin, camel_race_view::plugin))
        .insert_resource(Words(l10n::Texts::new(&[camel_race_view::TEXTS])))
        .insert_resource(wish.settings.clone())
        .insert_resource(ClearColor(Color::srgb(0.11, 0.07, 0.2)))
        .insert_resource(margins)
        .insert_resource(wish)
        .add_systems(Startup, open)
        .add_systems(Update, (begin, skip, photograph, touch))
        .run();
    Ok(())
}

fn bars((width, height): (u32, u32)) -> Margins {
    let bottom = if width < height { 220.0 } else { 110.0 };
    Margins { top: 56.0, bottom, ..Margins::default() }
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wish, Box<dyn Error>> {
    let mut wish = Wish {
        size: (1280, 800),
        seats: 4,
        persons: 0,
        seating: Seating::Pass,
        seed: 7,
        settings: Settings::default(),
        bars: false,
        level: Level::Easy,
        skip: 0,
        shots: None,
        every: 2.0,
        count: 10,
        touches: Vec::new(),
    };
    while let Some(flag) = args.next() {
        match flag.as_str() {
            "--coach" => wish.settings.coach = true,
            "--still" => wish.settings.motion = false,
            "--bars" => wish.bars = true,
            _ => {
                let value = args.next().ok_or_else(|| format!("{flag} needs a value"))?;
                set(&mut wish, &flag, &value)?;
            }
        }
    }
    Ok(wish)
}

fn set(wish: &mut Wish, flag: &str, value: &str) -> Result<(), Box<dyn Error>> {
    match flag {
        "--size" => {
            let (width, height) = value.split_once('x').ok_or("a size is WxH")?;
            wish.size = (width.parse()?, height.parse()?);
        }
        "--seats" => wish.seats = value.parse()?,
        "--persons" => wish.persons = value.parse()?,
        "--seating" => wish.seating = if value == "around" { Seating::Around } else { Seating::Pass },
        "--seed" => wish.seed = value.parse()?,
        "--speed" => wish.settings.speed = Speed::named(value).ok_or("no such speed")?,
        "--locale" => {
            let named = l10n::Locale::ALL.into_iter().find(|locale| locale.tag() == value);
            wish.settings.locale = named.ok_or("no such locale")?;
        }
        "--level" => {
            wish.level = match value {
                "hard" => Level::Hard,
                "medium" => Level::Medium,
                _ => Level::Easy,
            };
        }
        "--shots" => wish.shots = Some(value.into()),
        "--skip" => wish.skip = value.parse()?,
        "--every" => wish.every = value.parse()?,
        "--count" => wish.count = value.parse()?,
        "--touch" => {
            for touch in value.split(',') {
                let (at, name) = touch.split_once(':').ok_or("a touch is SECONDS:NAME")?;
                wish.touches.push((at.parse()?, name.into()));
            }
        }
        _ => return Err(format!("no such flag: {flag}").into()),
    }
    Ok(())
}

fn open(
    mut commands: Commands,
    mut sprites: ResMut<Sprites>,
    assets: Res<AssetServer>,
    shelf: Res<Shelf>,
) -> Result {
    commands.spawn(Camera2d);
    sprites.load(include_str!("../../../../../assets/pictures/common.ron"), &assets)?;
    for game in &shelf.0 {
        sprites.load(game.pack, &assets)?;
    }
    Ok(())
}

/// Begins the match once all pictures are there.
fn begin(world: &mut World, mut begun: Local<bool>) -> Result {
    if *begun {
        return Ok(());
    }
    world.resource_mut::<Awake>().stay();
    let sprites = world.resource::<Sprites>().atlases().to_vec();
    let assets = world.resource::<AssetServer>();
    if !sprites.iter().all(|atlas| assets.is_loaded_with_dependencies(atlas))
        || world.resource::<Layout>().free.is_empty()
    {
        return Ok(());
    }
    *begun = true;
    let wish = world.resource::<Wish>().clone();
    let names = ["小明", "Mia", "爺爺", "Alexandrina", "阿駝", "Tom", "小駱", "Zoë"];
    let people = BySeat::new(wish.seats, |seat| {
        let player = if seat.0 < wish.persons { Player::Person } else { Player::Bot(wish.level) };
        let side = (wish.seating == Seating::Around).then_some(Side::ALL[seat.index() % 4]);
        Occupant::new(player, names[seat.index() % names.len()]).at(side)
    });
    let new = NewMatch { lobby: Lobby::new(wish.seats), people, seed: Seed(wish.seed) };
    let opener =
        world.resource::<Shelf>().get("camel-race").and_then(|game| game.opener).ok_or("no opener")?;
    (opener.start)(world, new).map_err(|said| format!("{said:?}"))?;
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
    Ok(())
}

/// The first beats are played at once.
fn skip(queue: Option<Res<PlaybackQueue<CamelRaceView>>>, wish: Res<Wish>, mut settings: ResMut<Settings>) {
    let skips = queue.is_some_and(|queue| queue.shown() < wish.skip);
    let speed = if skips { Speed::Instant } else { wish.settings.speed };
    if settings.speed != speed {
        settings.speed = speed;
    }
}

fn photograph(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    wish: Res<Wish>,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
    mut clock: Local<f32>,
    mut taken: Local<u32>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(folder) = wish.shots.as_ref().filter(|_| *screen.get() == Screen::Table) else { return };
    awake.stay();
    *clock += time.delta_secs().min(0.2);
    let due = f32::from(u16::try_from(*taken + 1).unwrap_or(u16::MAX)) * wish.every;
    if *taken < wish.count && *clock >= due {
        *taken += 1;
        let name = folder.join(format!("{:02}.png", *taken));
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(name));
    }
    if *taken >= wish.count && *clock > due + 1.5 {
        exit.write(AppExit::Success);
    }
}

/// Touches pieces by name when their time has come.
fn touch(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    wish: Res<Wish>,
    mut clock: Local<f32>,
    mut done: Local<usize>,
    spots: Query<(&SpotOf<CamelRaceView>, &Touchable)>,
    mut touched: MessageWriter<Touched<CamelRaceView>>,
) {
    if *screen.get() != Screen::Table {
        return;
    }
    *clock += time.delta_secs().min(0.2);
    while let Some((at, name)) = wish.touches.get(*done).filter(|(at, _)| *at <= *clock) {
        match spots.iter().find(|(_, touchable)| touchable.name == *name) {
            Some((spot, _)) => drop(touched.write(Touched(spot.spot))),
            None => warn!("nothing called {name} can be touched after {at} seconds"),
        }
        *done += 1;
    }
}
