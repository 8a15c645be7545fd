//! Fingers alone.
