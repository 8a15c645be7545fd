//! The laws of the table over random matches.

tabletop::laws!(storyteller::Storyteller, matches = 1_000);
