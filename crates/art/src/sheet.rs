//! Contact sheets: all pictures of a pack side by side, to look at and judge.

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, PremultipliedColorU8, Transform};

use crate::bake::print_all;
use crate::book::{Book, Print};
use crate::error::{PressError, Result};
use crate::print::Pixels;

/// What to show.
#[derive(Debug, Clone)]
pub struct Wish {
    /// Only this pack, if named.
    pub pack: Option<String>,
    /// Only pictures whose name holds this.
    pub holding: String,
    /// Printed pixels for one logical pixel.
    pub scale: f32,
    /// Ground under the pictures, an ink.
    pub ground: String,
    /// Width of the sheet in pixels.
    pub width: u32,
}

/// PNG bytes of a contact sheet, and the names on it row by row.
pub fn sheet(book: &Book, wish: &Wish) -> Result<(Vec<u8>, Vec<Vec<String>>)> {
    let mut prints = Vec::new();
    for (plan, pictures) in &book.packs {
        if wish.pack.as_ref().is_none_or(|pack| *pack == plan.name) {
            prints
                .extend(book.prints(plan, pictures)?.into_iter().filter(|p| p.name.contains(&wish.holding)));
        }
    }
    for print in &mut prints {
        print.scale = wish.scale;
    }
    let pixels = print_all(book, &prints)?;
    let fault = |what: &str| PressError::Print("contact sheet".to_owned(), what.to_owned());
    let (spots, names, height) = rows(&prints, &pixels, wish.width);
    let ground = crate::ink::Inks::new(&book.palette, crate::ink::Bindings::new())
        .colour(&wish.ground)
        .map_err(|_| fault("no such ground ink"))?;
    let mut out = Pixmap::new(wish.width, height.max(1)).ok_or_else(|| fault("it is too large"))?;
    let [r, g, b] = ground.rgb;
    out.fill(Color::from_rgba(r, g, b, 1.0).unwrap_or(Color::BLACK));
    for (picture, (x, y)) in pixels.iter().zip(spots) {
        let picture = premultiplied(picture).ok_or_else(|| fault("a picture is empty"))?;
        out.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    let png = out.encode_png().map_err(|e| fault(&e.to_string()))?;
    Ok((png, names))
}

/// PNG bytes of a picture.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>> {
    let fault = |what: String| PressError::Print("png".to_owned(), what);
    let sheet = premultiplied(pixels).ok_or_else(|| fault("it is empty".to_owned()))?;
    sheet.encode_png().map_err(|e| fault(e.to_string()))
}

type Rows = (Vec<(i32, i32)>, Vec<Vec<String>>, u32);

fn rows(prints: &[Print<'_>], pixels: &[Pixels], width: u32) -> Rows {
    const GAP: u32 = 10;
    let (mut x, mut y, mut high) = (GAP, GAP, 0);
    let (mut spots, mut names) = (Vec::new(), vec![Vec::new()]);
    for (print, picture) in prints.iter().zip(pixels) {
        if x > GAP && x + picture.width + GAP > width {
            (x, y, high) = (GAP, y + high + GAP, 0);
            names.push(Vec::new());
        }
        spots.push((x.cast_signed(), y.cast_signed()));
        if let Some(row) = names.last_mut() {
            row.push(print.name.clone());
        }
        x += picture.width + GAP;
        high = high.max(picture.height);
    }
    (spots, names, y + high + GAP)
}

fn premultiplied(pixels: &Pixels) -> Option<Pixmap> {
    let mut out = Pixmap::new(pixels.width, pixels.height)?;
    for (target, p) in out.pixels_mut().iter_mut().zip(pixels.rgba.chunks_exact(4)) {
        let share = |v: u8| u8::try_from((u16::from(v) * u16::from(p[3]) + 127) / 255).unwrap_or(u8::MAX);
        *target = PremultipliedColorU8::from_rgba(share(p[0]), share(p[1]), share(p[2]), p[3])?;
    }
    Some(out)
}
