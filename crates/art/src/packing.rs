//! Packing: many rectangles onto few sheets, none overlapping, the same way every time.

/// Sheets are at most this wide and high: every graphics driver takes that.
pub const LARGEST: u32 = 2048;

/// Clear pixels between neighbours, so that smooth scaling never fetches from next door.
pub const GAP: u32 = 4;

/// Where a rectangle was put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Which sheet.
    pub sheet: usize,
    /// Left.
    pub x: u32,
    /// Top.
    pub y: u32,
}

/// Puts rectangles (width, height) on sheets, tallest first, in rows. `None` if one is larger than a sheet.
#[must_use]
pub fn pack(sizes: &[(u32, u32)]) -> Option<Vec<Spot>> {
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by_key(|&i| (std::cmp::Reverse(sizes[i].1), std::cmp::Reverse(sizes[i].0), i));
    let mut spots = vec![Spot { sheet: 0, x: 0, y: 0 }; sizes.len()];
    // Open rows of the current sheet: top, height, and how far each is filled.
    let (mut sheet, mut rows, mut bottom) = (0, Vec::<(u32, u32, u32)>::new(), 0);
    for i in order {
        let (w, h) = sizes[i];
        if w > LARGEST || h > LARGEST {
            return None;
        }
        if let Some((top, _, filled)) =
            rows.iter_mut().find(|(_, high, filled)| h <= *high && filled + w <= LARGEST)
        {
            spots[i] = Spot { sheet, x: *filled, y: *top };
            *filled += w + GAP;
            continue;
        }
        if bottom + h > LARGEST {
            (sheet, bottom) = (sheet + 1, 0);
            rows.clear();
        }
        spots[i] = Spot { sheet, x: 0, y: bottom };
        rows.push((bottom, h, w + GAP));
        bottom += h + GAP;
    }
    Some(spots)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn nothing_overlaps_or_leaves_its_sheet() {
        let mut chance = Chance::new(7);
        let mut side = || u32::try_from(1 + chance.below(600)).unwrap();
        let sizes: Vec<_> = (0..120).map(|_| (side(), side())).collect();
        let spots = pack(&sizes).unwrap();
        assert!(spots.iter().any(|spot| spot.sheet > 0), "too few to need a second sheet");
        for (i, (a, &(w, h))) in spots.iter().zip(&sizes).enumerate() {
            assert!(a.x + w <= LARGEST && a.y + h <= LARGEST);
            for (b, &(v, k)) in spots.iter().zip(&sizes).skip(i + 1).filter(|(b, _)| b.sheet == a.sheet) {
                let apart = a.x + w + GAP <= b.x
                    || b.x + v + GAP <= a.x
                    || a.y + h + GAP <= b.y
                    || b.y + k + GAP <= a.y;
                assert!(apart, "{a:?} {w}x{h} and {b:?} {v}x{k}");
            }
        }
    }

    #[test]
    fn what_is_larger_than_a_sheet_is_refused() {
        assert_eq!(pack(&[(10, 10), (LARGEST + 1, 10)]), None);
        assert!(pack(&[(LARGEST, LARGEST)]).is_some());
    }
}
