//! The laws of the table over random matches.

tabletop::laws!(her_story::HerStory, matches = 1_000);
