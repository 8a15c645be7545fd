//! How many whole random races the rules play in a second: `cargo bench -p camel-race --bench playouts`.

use camel_race::{CamelRace, Config};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabletop::{Dice, Game, Input, Millis, Seed, Stream, random_command};

/// Plays one race at random to its end, with nothing but the rules: offers, choice, apply.
fn playout(seats: u8, seed: Seed) -> usize {
    let (mut state, _) = CamelRace::new_match(&Config::new(seats), seed).expect("a match for so many");
    let mut dice = Dice::new(seed, Stream::Test);
    let mut turns = 0;
    while let Some(seat) = CamelRace::to_act(&state).seats.iter().next() {
        let offers = CamelRace::offers(&state, seat);
        let command = random_command::<CamelRace>(&offers, &mut dice).expect("a roll is always legal");
        let input = Input::Command { seat, command };
        CamelRace::apply(&mut state, Millis::default(), &input).expect("offers are legal");
        turns += 1;
    }
    turns
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(1));
    for seats in [2, 4, 8] {
        let mut seed = 0;
        group.bench_function(format!("{seats} seats"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                playout(seats, Seed(seed))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
