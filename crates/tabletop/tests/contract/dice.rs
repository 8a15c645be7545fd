//! Chance, pinned: old logs depend on every one of these numbers.
//!
//! They were computed apart from this crate, by a short program written from the published definitions of
//! `SplitMix64` (Steele, Lea, Flood 2014) and xoshiro256++ 1.0 (Blackman, Vigna 2019): the state of a stream is
//! four `SplitMix64` outputs, seeded with the seed xor the stream's number times `0xA0761D6478BD642F`.

use tabletop::{Dice, Seat, Seed, Stream, decision_dice};

fn play() -> Dice {
    Dice::new(Seed(42), Stream::Play)
}

#[test]
fn streams_give_the_published_numbers() {
    let pinned = [
        (0, Stream::SetUp, [0xFAEB_899A_B878_3DD9, 0x2ECC_CA6A_F570_C82C, 0x8C85_7172_FC80_6251]),
        (0, Stream::Play, [0xE85C_F3A4_1AAC_24ED, 0x9DB5_15A7_EC56_7AC7, 0x9746_6CA1_CF8C_FA08]),
        (7, Stream::Play, [0x6EB9_76EB_7D6C_15E7, 0xF7FE_A2F4_9126_7740, 0xB823_A0F9_26BF_AFDB]),
        (7, Stream::Test, [0x4EAE_47C4_2A2B_848D, 0xA6EB_E6F2_6767_36CF, 0x9A2A_9C8B_8AED_C9B2]),
        (7, Stream::Bot(Seat(0)), [0xA21C_8261_5FFB_3443, 0x6B2D_104F_ACEC_7874, 0x216A_651D_BC85_D446]),
        (7, Stream::Bot(Seat(5)), [0x2C17_6D42_651D_2B96, 0xC2C9_1396_8F61_877A, 0xD11C_9FA0_B9F8_C5A6]),
        (u64::MAX, Stream::Play, [0x51D9_22DE_7DE2_2EB1, 0x2BDD_9788_CF13_F2AB, 0xAE35_E212_835E_C2D1]),
    ];
    for (seed, stream, bits) in pinned {
        let mut dice = Dice::new(Seed(seed), stream);
        assert_eq!([dice.bits(), dice.bits(), dice.bits()], bits, "seed {seed}, {stream:?}");
    }
}

#[test]
fn bounded_numbers_are_pinned() {
    let mut dice = play();
    assert_eq!([(); 12].map(|()| dice.below(10)), [3, 9, 1, 5, 4, 5, 7, 1, 9, 3, 5, 6]);
    let mut dice = play();
    let large = [2_583_016_173, 368_811_069, 2_401_365_061, 2_610_996_675];
    assert_eq!([(); 4].map(|()| dice.below(4_000_000_000)), large);
}

#[test]
fn dice_are_pinned() {
    let mut dice = play();
    assert_eq!([(); 12].map(|()| dice.roll(3)), [1, 2, 2, 2, 1, 2, 3, 2, 1, 1, 3, 1]);
    let mut dice = play();
    assert_eq!([(); 12].map(|()| dice.roll(6)), [4, 2, 2, 2, 1, 2, 6, 2, 4, 4, 6, 1]);
}

#[test]
fn chances_are_pinned() {
    let mut dice = play();
    let came = [(); 10].map(|()| dice.chance(1, 3));
    assert_eq!(came, [true, false, false, false, true, false, false, false, true, true]);
}

#[test]
fn picks_are_pinned() {
    let mut dice = play();
    let letters = ["a", "b", "c", "d", "e", "f", "g"];
    let picked = [(); 8].map(|()| dice.pick(&letters).copied().unwrap());
    assert_eq!(picked, ["f", "f", "d", "b", "c", "c", "c", "e"]);
}

#[test]
fn a_shuffle_is_pinned_and_so_is_what_it_uses_up() {
    let mut dice = play();
    let mut cards = (1..=10).collect::<Vec<_>>();
    dice.shuffle(&mut cards);
    assert_eq!(cards, [5, 3, 7, 10, 9, 1, 2, 6, 8, 4]);
    assert_eq!(dice.below(100), 53);
}

#[test]
fn a_bots_decision_starts_from_seed_seat_and_turn() {
    let bits = |turn| {
        let mut dice = decision_dice(Seed(7), Seat(2), turn);
        [dice.bits(), dice.bits()]
    };
    assert_eq!(bits(0), [0x6BF1_057B_D3F2_4720, 0x7882_2014_4336_CEA7]);
    assert_eq!(bits(3), [0xA935_A65B_A98E_701F, 0xF1DD_310D_926F_B390]);
}
