//! The laws of the table over random matches.

tabletop::laws!(donkey_bridge::DonkeyBridge, matches = 1_000);
