//! The laws of the table over random matches.

tabletop::laws!(baba_yaga::BabaYaga, matches = 1_000);
