//! One seat's board: the easel, the brush in hand, and the pixels of what was drawn.
//!
//! Finished marks are kept as pixels; a stroke in the making adds its newest piece to a copy of them, and once it is
//! lifted it is put down as a whole. Only the patch that has changed goes to the screen.

use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};
use drawing::{Canvas, Drawing, Easel, Ink, Mark, Motif, Patch, Point, Sample, Stamp, Tool, Width};

/// What a brush does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Leaves ink.
    #[default]
    Pen,
    /// Takes it away.
    Eraser,
    /// Leaves a motif.
    Stamp,
}

/// Who draws the open stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// The pointer that egui follows.
    Pointer,
    /// A finger.
    Finger(u64),
    /// Keys or a pad.
    Keys,
}

/// A board.
pub struct Board {
    easel: Easel,
    /// What the next brush does.
    pub hand: Hand,
    /// In which ink.
    pub ink: Ink,
    /// How wide the pen is.
    pub width: Width,
    /// What it stamps.
    pub motif: Motif,
    /// How large, in 256ths of the board.
    pub size: u8,
    /// How far turned, in 256ths of a turn.
    pub turn: u8,
    /// Where keys hold the brush; none where they do not.
    pub cursor: Option<Point>,
    /// Who draws now.
    pub drawer: Option<Drawer>,
    /// Whether the board has said that it is full.
    pub full: bool,
    /// Whether it is asked if all is to be cleared away.
    pub clearing: bool,
    /// How often what is on it has changed: a stroke counts once it is lifted.
    pub changes: u64,
    /// Finished marks.
    base: Canvas,
    /// The same with the stroke in the making.
    live: Canvas,
    /// What that stroke has touched.
    touched: Patch,
    /// What is not on the screen yet.
    stale: Patch,
    texture: Option<TextureHandle>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            easel: Easel::default(),
            hand: Hand::Pen,
            ink: Ink::Black,
            width: Width::Medium,
            motif: Motif(0),
            size: 56,
            turn: 0,
            cursor: None,
            drawer: None,
            full: false,
            clearing: false,
            changes: 0,
            base: Canvas::new(1),
            live: Canvas::new(1),
            touched: Patch::default(),
            stale: Patch::default(),
            texture: None,
        }
    }
}

/// From so many marks on it is asked before all is cleared away.
const MUCH: usize = 6;

/// What a mouse presses with.
pub const PLAIN: u8 = 128;

impl Board {
    /// A board with a drawing on it, to be gone on with.
    #[must_use]
    pub fn with(drawing: &Drawing) -> Self {
        Self { easel: Easel::with(drawing), ..Self::default() }
    }

    /// What is on it.
    #[must_use]
    pub fn easel(&self) -> &Easel {
        &self.easel
    }

    /// The answer that it is.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.easel.drawing().bytes().to_vec()
    }

    /// Whether nothing on it can be seen.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.easel.stroke().is_none() && self.easel.sheet().is_blank()
    }

    /// Sets the brush on the sheet: a stroke begins, or a motif is stamped.
    pub fn begin(&mut self, drawer: Drawer, at: Point, pressure: u8) {
        if self.drawer.is_some_and(|now| now != drawer) {
            return;
        }
        self.lift();
        let tool = match self.hand {
            Hand::Stamp => return self.stamp(at),
            Hand::Pen => Tool::Pen { ink: self.ink, width: self.width },
            Hand::Eraser => Tool::Eraser { width: self.width },
        };
        self.full = self.easel.begin(tool, Sample { at, pressure }).is_err();
        if !self.full {
            self.drawer = Some(drawer);
            self.put_end();
        }
    }

    /// Moves the brush of whoever draws.
    pub fn draw_on(&mut self, drawer: Drawer, at: Point, pressure: u8) {
        if self.drawer != Some(drawer) {
            return;
        }
        match self.easel.extend(Sample { at, pressure }) {
            Ok(true) => self.put_end(),
            Ok(false) => {}
            Err(_) => {
                self.full = true;
                self.lift();
            }
        }
    }

    /// Lifts the brush, if it is in this hand.
    pub fn end(&mut self, drawer: Drawer) {
        if self.drawer == Some(drawer) {
            self.lift();
        }
    }

    /// Lifts the brush, whoever has it.
    pub fn lift(&mut self) {
        self.drawer = None;
        if self.easel.stroke().is_none() {
            return;
        }
        self.easel.end();
        self.changes += 1;
        if let Some(mark) = self.easel.sheet().marks.last() {
            let touched = self.base.put(mark).and(self.touched);
            self.live.take(touched, &self.base);
            self.stale = self.stale.and(touched);
        }
        self.touched = Patch::default();
    }

    fn put_end(&mut self) {
        if let Some(stroke) = self.easel.stroke() {
            let patch = self.live.put_end(stroke);
            self.touched = self.touched.and(patch);
            self.stale = self.stale.and(patch);
        }
    }

    fn stamp(&mut self, at: Point) {
        let stamp = Stamp { motif: self.motif, at, size: self.size, turn: self.turn };
        self.full = self.easel.stamp(stamp).is_err();
        if !self.full {
            self.changes += 1;
            let patch = self.base.put(&Mark::Stamp(stamp));
            self.live.take(patch, &self.base);
            self.stale = self.stale.and(patch);
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.lift();
        if self.easel.undo() {
            self.changes += 1;
            self.again();
        }
    }

    /// Does it again.
    pub fn redo(&mut self) {
        self.lift();
        if self.easel.redo() {
            self.changes += 1;
            self.again();
        }
    }

    /// Clears the sheet, or asks first where much is on it.
    pub fn clear(&mut self) {
        self.lift();
        if self.easel.sheet().marks.len() >= MUCH && !self.clearing {
            self.clearing = true;
            return;
        }
        self.clearing = false;
        if self.easel.clear() {
            self.changes += 1;
            self.again();
        }
    }

    /// Draws all of it anew.
    fn again(&mut self) {
        self.full = false;
        self.base.clear();
        for mark in &self.easel.sheet().marks {
            self.base.put(mark);
        }
        self.live = self.base.clone();
        self.stale = self.base.whole();
    }

    /// The picture of the sheet at this many pixels in width and height.
    pub fn picture(&mut self, ctx: &Context, side: u32) -> &TextureHandle {
        if self.base.side() != side {
            self.base = Canvas::new(side);
            self.touched = Patch::default();
            self.texture = None;
            self.again();
            self.put_end();
        }
        let live = &self.live;
        let stale = core::mem::take(&mut self.stale);
        let image = |patch: Patch| {
            let size = [patch.width as usize, patch.height as usize];
            ColorImage::from_rgba_unmultiplied(size, &live.part_on_paper(patch))
        };
        let fresh = self.texture.is_none();
        let texture = self.texture.get_or_insert_with(|| {
            ctx.load_texture("painting-board", image(live.whole()), TextureOptions::LINEAR)
        });
        if !fresh && stale.width > 0 && stale.height > 0 {
            texture.set_partial([stale.x as usize, stale.y as usize], image(stale), TextureOptions::LINEAR);
        }
        texture
    }
}
