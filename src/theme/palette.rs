//! The colours of the house, as the picture press has them.

use bevy_egui::egui::Color32;

/// Behind everything.
pub const ABYSS: Color32 = Color32::from_rgb(0x12, 0x0c, 0x28);
/// Dark paper.
pub const NIGHT: Color32 = Color32::from_rgb(0x24, 0x1a, 0x4d);
/// A lighter dark paper, for what is chosen on it.
pub const VIOLET: Color32 = Color32::from_rgb(0x3a, 0x25, 0x66);
/// Soft text on dark paper.
pub const LAVENDER: Color32 = Color32::from_rgb(0xcf, 0xbf, 0xe4);
/// Text on light paper.
pub const INK: Color32 = Color32::from_rgb(0x2b, 0x1a, 0x3f);
/// Soft text on light paper.
pub const PLUM: Color32 = Color32::from_rgb(0x6a, 0x42, 0x66);
/// What cannot be pressed, on its paper.
pub const FADED: Color32 = Color32::from_rgba_premultiplied(0x4c, 0x30, 0x49, 0xb8);
/// Light paper, and text on dark paper.
pub const CREAM: Color32 = Color32::from_rgb(0xf6, 0xea, 0xd0);
/// What is important.
pub const EMBER: Color32 = Color32::from_rgb(0xe0, 0x7b, 0x4c);
/// Headings on dark paper.
pub const HONEY: Color32 = Color32::from_rgb(0xf4, 0xc4, 0x7c);
/// Lines on light paper.
pub const DUNE: Color32 = Color32::from_rgb(0xe9, 0xc4, 0x8d);
