//! The laws of the table over random matches in all three modes.

tabletop::laws!(verse_and_painting::VerseAndPainting, matches = 1_000);
