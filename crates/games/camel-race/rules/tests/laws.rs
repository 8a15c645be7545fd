//! The laws of the table over random races.

tabletop::laws!(camel_race::CamelRace, matches = 1_000);
