//! What the page has to say: it arrives at any time, wakes the loop, and is read in the next frame.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use serde::Deserialize;
use wasm_bindgen::prelude::Closure;

use super::page;

/// What the page says.
#[derive(Message, Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum PageSaid {
    /// Something was written in a field.
    Typed {
        /// Which.
        field: String,
        /// All that stands in it.
        value: String,
    },
    /// A field was left.
    Left {
        /// Which.
        field: String,
    },
    /// The reader chose a file.
    File {
        /// What is in it.
        text: String,
    },
    /// A logical pixel has another number of pixels.
    Ratio {
        /// That number.
        ratio: f32,
    },
    /// Something else has changed that the next frame sees by itself.
    Look,
}

static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Gives the page something to speak into. It is there for as long as the page is.
fn connect(app: &App) {
    let Some(loop_proxy) = app.world().get_resource::<EventLoopProxyWrapper>() else { return };
    let proxy = (**loop_proxy).clone();
    let hear = Closure::new(move |said: String| {
        HEARD.lock().unwrap_or_else(PoisonError::into_inner).push(said);
        // A loop that has ended needs no waking.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
    page::connect(&hear);
    hear.forget();
}

fn listen(mut said: MessageWriter<PageSaid>) {
    let heard = std::mem::take(&mut *HEARD.lock().unwrap_or_else(PoisonError::into_inner));
    for text in heard {
        match serde_json::from_str(&text) {
            Ok(message) => {
                said.write(message);
            }
            Err(error) => error!("the page said {text}: {error}"),
        }
    }
}

pub fn plugin(app: &mut App) {
    connect(app);
    app.add_message::<PageSaid>().add_systems(First, listen);
}
