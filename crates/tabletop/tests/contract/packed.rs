//! Packed saves: not to be read by eye, and not to be trusted either.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use tabletop::record::{MAX_BYTES, Reading, SaveError, is_packed, pack, peek, read, save, unpack};

use crate::files::{people, short};
use crate::parley::Parley;

fn packed() -> (String, String) {
    let plain = save(&short(), &people(2));
    let packed = pack(&plain);
    (plain, packed)
}

/// These bytes under the first line of a packed save.
fn smuggled(content: &[u8]) -> String {
    let (_, packed) = packed();
    format!("{}\n{}\n", packed.lines().next().unwrap(), STANDARD.encode(content))
}

#[test]
fn packing_and_unpacking_give_the_save_back() {
    let (plain, packed) = packed();
    assert!(is_packed(packed.as_bytes()));
    assert!(!is_packed(plain.as_bytes()));
    assert_eq!(unpack(packed.as_bytes()), Ok(plain.into_bytes()));
}

#[test]
fn the_first_line_says_what_it_is_and_the_rest_says_nothing() {
    let (_, packed) = packed();
    let (first, rest) = packed.split_once('\n').unwrap();
    for word in ["caravanserai", "packed", "unfinished", "may not see"] {
        assert!(first.contains(word), "{first}");
    }
    for word in ["parley", "Ann", "seed", "Lay", "did"] {
        assert!(!rest.contains(word), "{word} can be read by eye");
    }
    assert!(rest.lines().all(|line| line.len() <= 96));
}

#[test]
fn a_packed_save_is_read_and_peeked_at_like_a_plain_one() {
    let (_, packed) = packed();
    let back = read::<Parley>(packed.as_bytes(), Reading::Closed).unwrap();
    assert_eq!(back.game.state(), short().state());
    assert_eq!(peek(packed.as_bytes()).unwrap().game, "parley");
}

#[test]
fn what_unpacks_to_more_than_a_save_is_refused() {
    let size = |bytes: usize| smuggled(&compress_to_vec_zlib(&vec![b'\n'; bytes], 6));
    let bomb = size(MAX_BYTES + 1);
    assert!(bomb.len() < MAX_BYTES / 100, "a small file");
    let too_large = SaveError::TooLarge { bytes: MAX_BYTES + 1, limit: MAX_BYTES };
    assert_eq!(unpack(bomb.as_bytes()), Err(too_large.clone()));
    assert_eq!(read::<Parley>(bomb.as_bytes(), Reading::Closed).err(), Some(too_large.clone()));
    assert_eq!(peek(bomb.as_bytes()).err(), Some(too_large));
    assert_eq!(unpack(size(MAX_BYTES).as_bytes()).map(|bytes| bytes.len()), Ok(MAX_BYTES));
}

#[test]
fn a_packed_save_inside_a_packed_save_is_none() {
    let (_, packed) = packed();
    let twice = pack(&packed);
    assert_eq!(read::<Parley>(twice.as_bytes(), Reading::Closed).err(), Some(SaveError::NotASave));
}

#[test]
fn what_does_not_unpack_is_damaged() {
    let damaged = Err(SaveError::Damaged { line: 2 });
    let (plain, packed) = packed();
    let (first, rest) = packed.split_once('\n').unwrap();
    assert_eq!(unpack(first.as_bytes()), damaged, "cut after the first line");
    assert_eq!(unpack(format!("{first}\n").as_bytes()), damaged);
    assert_eq!(unpack(format!("{first}\n?{rest}").as_bytes()), damaged, "no base64");
    assert_eq!(unpack(smuggled(plain.as_bytes()).as_bytes()), damaged, "not compressed");
    assert_eq!(unpack(plain.as_bytes()), Err(SaveError::NotASave), "not packed");
    let short = &packed[..packed.len() / 2];
    assert!(unpack(short.as_bytes()).is_err());
}
