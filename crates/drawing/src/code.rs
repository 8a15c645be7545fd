//! The format of a drawing, in bytes.
//!
//! The first byte is the format, 1; then come the marks. A mark begins with a byte of its kind (two high bits: 0 pen, 1
//! eraser, 2 stamp), its width (bits 3 and 4) and its ink (bits 0 to 2).
//!
//! A stroke goes on with the number of its points and the first of them: x, y, pressure. Each later point is the
//! difference from the one before, as a signed number in zigzag (0, −1, 1, −2, …). A stamp goes on with its motif, x, y,
//! its size and its turn, the first and the last two as single bytes. Numbers are LEB128: seven bits a byte, the low ones
//! first, the high bit where more follow; no number may be written longer than it has to be.

use crate::{Drawing, DrawingError, Ink, Mark, Motif, Point, Sample, Sheet, Stamp, Stroke, Tool, Width};

/// The format that is written.
const FORMAT: u8 = 1;
/// The kinds of marks, in the two high bits.
const PEN: u8 = 0;
const ERASER: u8 = 1;
const STAMP: u8 = 2;

impl Sheet {
    /// The drawing as bytes. They may be more than [`Drawing::MOST`]: an [`crate::Easel`] sees to it that they are not.
    #[must_use]
    pub fn encode(&self) -> Drawing {
        let mut bytes = Vec::new();
        if !self.marks.is_empty() {
            bytes.push(FORMAT);
        }
        for mark in &self.marks {
            match mark {
                Mark::Stroke(stroke) => put_stroke(&mut bytes, stroke),
                Mark::Stamp(stamp) => put_stamp(&mut bytes, *stamp),
            }
        }
        Drawing::from_bytes(bytes)
    }
}

/// How many bytes a mark takes.
pub(crate) fn cost(mark: &Mark) -> usize {
    let mut bytes = Vec::new();
    match mark {
        Mark::Stroke(stroke) => put_stroke(&mut bytes, stroke),
        Mark::Stamp(stamp) => put_stamp(&mut bytes, *stamp),
    }
    bytes.len()
}

/// How many bytes a further point takes.
pub(crate) fn cost_of_point(before: Sample, sample: Sample) -> usize {
    let mut bytes = Vec::new();
    put_difference(&mut bytes, before, sample);
    bytes.len()
}

fn put_stroke(bytes: &mut Vec<u8>, stroke: &Stroke) {
    bytes.push(match stroke.tool {
        Tool::Pen { ink, width } => PEN << 6 | (width as u8) << 3 | ink as u8,
        Tool::Eraser { width } => ERASER << 6 | (width as u8) << 3,
    });
    put(bytes, u32::try_from(stroke.samples.len()).unwrap_or(u32::MAX));
    let mut before = None;
    for sample in &stroke.samples {
        match before {
            None => {
                put(bytes, u32::from(sample.at.x));
                put(bytes, u32::from(sample.at.y));
                bytes.push(sample.pressure);
            }
            Some(before) => put_difference(bytes, before, *sample),
        }
        before = Some(*sample);
    }
}

fn put_difference(bytes: &mut Vec<u8>, before: Sample, sample: Sample) {
    let step = |from: u16, to: u16| zigzag(i32::from(to) - i32::from(from));
    put(bytes, step(before.at.x, sample.at.x));
    put(bytes, step(before.at.y, sample.at.y));
    put(bytes, step(before.pressure.into(), sample.pressure.into()));
}

fn put_stamp(bytes: &mut Vec<u8>, stamp: Stamp) {
    bytes.extend([STAMP << 6, stamp.motif.0]);
    put(bytes, u32::from(stamp.at.x));
    put(bytes, u32::from(stamp.at.y));
    bytes.extend([stamp.size, stamp.turn]);
}

fn zigzag(number: i32) -> u32 {
    number.unsigned_abs() * 2 - u32::from(number < 0)
}

fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7F {
        bytes.push((number & 0x7F) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads a drawing.
pub(crate) fn decode(bytes: &[u8]) -> Result<Sheet, DrawingError> {
    let size = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    if size > Drawing::MOST {
        return Err(DrawingError::TooLarge { bytes: size });
    }
    let mut sheet = Sheet::default();
    let Some((format, rest)) = bytes.split_first() else { return Ok(sheet) };
    if *format != FORMAT {
        return Err(DrawingError::Format { found: *format });
    }
    let mut reader = Reader { rest };
    while !reader.rest.is_empty() {
        sheet.marks.push(reader.mark()?);
    }
    Ok(sheet)
}

/// What is left to read.
struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, DrawingError> {
        let (first, rest) = self.rest.split_first().ok_or(DrawingError::CutOff)?;
        self.rest = rest;
        Ok(*first)
    }

    fn number(&mut self) -> Result<u32, DrawingError> {
        let mut number = 0_u32;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                let too_long = byte == 0 && shift > 0;
                return if too_long { Err(DrawingError::BadNumber) } else { Ok(number) };
            }
        }
        Err(DrawingError::BadNumber)
    }

    fn mark(&mut self) -> Result<Mark, DrawingError> {
        let found = self.byte()?;
        let unknown = DrawingError::NoSuchMark { found };
        let width = Width::ALL.get(usize::from(found >> 3 & 0b111)).copied();
        let ink = Ink::ALL.get(usize::from(found & 0b111)).copied();
        match (found >> 6, width, ink) {
            (PEN, Some(width), Some(ink)) => self.stroke(Tool::Pen { ink, width }),
            (ERASER, Some(width), Some(Ink::Black)) => self.stroke(Tool::Eraser { width }),
            (STAMP, Some(Width::Fine), Some(Ink::Black)) => self.stamp(),
            _ => Err(unknown),
        }
    }

    fn stroke(&mut self, tool: Tool) -> Result<Mark, DrawingError> {
        let count = self.number()? as usize;
        if count == 0 {
            return Err(DrawingError::NoPoint);
        }
        // Each point takes three bytes at least: no room is set aside for points that cannot follow.
        let mut samples = Vec::with_capacity(count.min(self.rest.len() / 3 + 1));
        let mut last = Sample { at: self.point()?, pressure: self.byte()? };
        samples.push(last);
        for _ in 1..count {
            let (x, y) = (self.step(last.at.x)?, self.step(last.at.y)?);
            let pressure = self.step(last.pressure.into())?;
            let pressure = u8::try_from(pressure).map_err(|_| DrawingError::OffBoard)?;
            last = Sample { at: Point { x, y }, pressure };
            samples.push(last);
        }
        Ok(Mark::Stroke(Stroke { tool, samples }))
    }

    fn stamp(&mut self) -> Result<Mark, DrawingError> {
        let found = self.byte()?;
        let motif = Motif(found);
        motif.id().ok_or(DrawingError::NoSuchMotif { found })?;
        Ok(Mark::Stamp(Stamp { motif, at: self.point()?, size: self.byte()?, turn: self.byte()? }))
    }

    fn point(&mut self) -> Result<Point, DrawingError> {
        let (x, y) = (self.number()?, self.number()?);
        let on_board = |v: u32| u16::try_from(v).map_err(|_| DrawingError::OffBoard);
        Ok(Point { x: on_board(x)?, y: on_board(y)? })
    }

    /// A number that is written as the difference from another.
    fn step(&mut self, from: u16) -> Result<u16, DrawingError> {
        let written = self.number()?;
        let size = i64::from(written.div_ceil(2));
        let step = if written % 2 == 1 { -size } else { size };
        u16::try_from(i64::from(from) + step).map_err(|_| DrawingError::OffBoard)
    }
}
