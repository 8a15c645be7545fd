//! A board in use.

use crate::code::{cost, cost_of_point};
use crate::{Drawing, Mark, Sample, Sheet, Stamp, Stroke, Tool, simplified};

/// The board holds no more (RULES 3.3). What is on it stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Samples nearer than this to the last one, in x and in y, say nothing new while a stroke is drawn.
const NEAR: u16 = 24;
/// Unless they are pressed so much harder or softer.
const SOFT: u8 = 12;

/// What can be taken back and done again.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Add(Mark),
    /// The marks that were cleared away.
    Clear(Vec<Mark>),
}

/// A painting board while it is painted on: the marks, the stroke that is being drawn, and what can be undone.
///
/// Several people can paint at once, each on an easel of their own.
#[derive(Clone, Debug, Default)]
pub struct Easel {
    sheet: Sheet,
    bytes: usize,
    open: Option<Stroke>,
    open_bytes: usize,
    done: Vec<Step>,
    undone: Vec<Step>,
}

impl Easel {
    /// An easel with a drawing on it, to be gone on with; what is there cannot be undone.
    #[must_use]
    pub fn with(drawing: &Drawing) -> Self {
        let sheet = drawing.sheet();
        let bytes = sheet.marks.iter().map(cost).sum();
        Self { sheet, bytes, ..Self::default() }
    }

    /// The marks on it, without the stroke that is being drawn.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The stroke that is being drawn.
    #[must_use]
    pub fn stroke(&self) -> Option<&Stroke> {
        self.open.as_ref()
    }

    /// All of it as bytes, the stroke that is being drawn included.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let mut sheet = self.sheet.clone();
        sheet.marks.extend(self.open.clone().map(Mark::Stroke));
        sheet.encode()
    }

    /// How much of the board is used up, 0 to 1.
    #[must_use]
    pub fn fullness(&self) -> f32 {
        let share = (self.bytes + self.open_bytes) as f32 / Drawing::MOST as f32;
        share.min(1.0)
    }

    /// Sets a tool on the paper; a stroke that is being drawn ends.
    ///
    /// # Errors
    /// When the board holds no more.
    pub fn begin(&mut self, tool: Tool, sample: Sample) -> Result<(), Full> {
        self.end();
        let stroke = Stroke { tool, samples: vec![sample] };
        // The number of points may grow to three bytes.
        let bytes = cost(&Mark::Stroke(stroke.clone())) + 2;
        self.fits(bytes)?;
        (self.open, self.open_bytes) = (Some(stroke), bytes);
        Ok(())
    }

    /// Moves the tool. Says whether the sample was kept: one that is all but the last one is not.
    ///
    /// # Errors
    /// When the board holds no more; what was drawn stays.
    pub fn extend(&mut self, sample: Sample) -> Result<bool, Full> {
        let Some(last) = self.open.as_ref().and_then(|stroke| stroke.samples.last().copied()) else {
            return Ok(false);
        };
        let near = last.at.x.abs_diff(sample.at.x) < NEAR && last.at.y.abs_diff(sample.at.y) < NEAR;
        if near && last.pressure.abs_diff(sample.pressure) < SOFT {
            return Ok(false);
        }
        let bytes = self.open_bytes + cost_of_point(last, sample);
        self.fits(bytes)?;
        self.open_bytes = bytes;
        if let Some(stroke) = &mut self.open {
            stroke.samples.push(sample);
        }
        Ok(true)
    }

    /// Lifts the tool: the stroke is simplified and stays.
    pub fn end(&mut self) {
        if let Some(stroke) = self.open.take() {
            let samples = simplified(&stroke.samples);
            self.open_bytes = 0;
            self.add(Mark::Stroke(Stroke { samples, ..stroke }));
        }
    }

    /// Stamps a motif; a stroke that is being drawn ends.
    ///
    /// # Errors
    /// When the board holds no more.
    pub fn stamp(&mut self, stamp: Stamp) -> Result<(), Full> {
        self.end();
        self.fits(cost(&Mark::Stamp(stamp)))?;
        self.add(Mark::Stamp(stamp));
        Ok(())
    }

    /// Whether a step can be taken back; a stroke that is being drawn counts.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.open.is_some() || !self.done.is_empty()
    }

    /// Whether a step can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.open.is_none() && !self.undone.is_empty()
    }

    /// Takes the last step back. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.end();
        let Some(step) = self.done.pop() else { return false };
        match &step {
            Step::Add(_) => drop(self.sheet.marks.pop()),
            Step::Clear(marks) => self.sheet.marks.clone_from(marks),
        }
        self.undone.push(step);
        self.weigh();
        true
    }

    /// Does the step that was taken back last again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.end();
        let Some(step) = self.undone.pop() else { return false };
        match &step {
            Step::Add(mark) => self.sheet.marks.push(mark.clone()),
            Step::Clear(_) => self.sheet.marks.clear(),
        }
        self.done.push(step);
        self.weigh();
        true
    }

    /// Clears the paper; that, too, can be undone. Says whether there was anything.
    pub fn clear(&mut self) -> bool {
        self.end();
        if self.sheet.marks.is_empty() {
            return false;
        }
        let marks = core::mem::take(&mut self.sheet.marks);
        self.done.push(Step::Clear(marks));
        self.undone.clear();
        self.weigh();
        true
    }

    fn add(&mut self, mark: Mark) {
        self.bytes += cost(&mark);
        self.sheet.marks.push(mark.clone());
        self.done.push(Step::Add(mark));
        self.undone.clear();
    }

    fn weigh(&mut self) {
        self.bytes = self.sheet.marks.iter().map(cost).sum();
    }

    /// Whether so many bytes fit, beside the one of the format.
    fn fits(&self, more: usize) -> Result<(), Full> {
        if self.bytes + more < Drawing::MOST as usize { Ok(()) } else { Err(Full) }
    }
}
