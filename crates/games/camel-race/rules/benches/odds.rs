//! What the odds cost: `cargo bench -p camel-race`.

use std::hint::black_box;

use camel_race::{Position, RaceTable, RaceTableBuilder, leg_odds};
use criterion::{Criterion, criterion_group, criterion_main};

/// Full pyramids, from many camels in few stacks to camels that hardly meet, and one with tiles.
const POSITIONS: [&str; 4] =
    ["1:BG 2:YR 3:P", "4:BGYRP", "1:B 5:G 9:Y 13:R 16:P", "3:BG 4:YR 6:P tiles 5-,8+,10-,12+"];

fn position(text: &str) -> Position {
    text.parse().expect("the notation is right")
}

fn leg(c: &mut Criterion) {
    for text in POSITIONS {
        let position = position(text);
        c.bench_function(&format!("leg table, {text}"), |b| b.iter(|| leg_odds(black_box(&position))));
    }
}

fn race(c: &mut Criterion) {
    let table = RaceTable::build();
    for text in POSITIONS {
        let position = position(text);
        c.bench_function(&format!("leg and race, {text}"), |b| {
            b.iter(|| table.outlook(black_box(&position)));
        });
    }
}

fn table(c: &mut Criterion) {
    let mut group = c.benchmark_group("race table");
    group.sample_size(20);
    group.bench_function("whole", |b| b.iter(RaceTable::build));
    group.bench_function("getting ready", |b| b.iter(RaceTableBuilder::new));
    group.finish();
}

criterion_group!(benches, leg, race, table);
criterion_main!(benches);
