//! What the page does for the program: the functions that `web/page.js` puts into `globalThis.caravanserai`.
//!
//! The page never calls into the program; what it has to say comes through [`super::hearing`].

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Hands over the one function through which the page speaks: it takes a JSON object.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn connect(hear: &Closure<dyn FnMut(String)>);

    /// The command line that the address asks for.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn query() -> Vec<String>;

    /// The reader's languages as tags, best first.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn languages() -> Vec<String>;

    /// Two random words.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn chance() -> Vec<u32>;

    /// How many pixels of the canvas a logical one has.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn ratio() -> f32;

    /// Where an asset lies, by its path.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn asset(path: &str) -> Option<String>;

    /// The first screen is there.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn ready();

    /// Why the program does not start.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn complain(said: &str);

    /// What was asked for by the address.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn report(said: &str);

    /// What is seen now is to be pictured under this name by whatever plays from outside.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn pose(name: &str);

    /// Whether that has been done, or nobody is there to do it.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn posed() -> bool;

    /// Whether anything can be kept here.
    #[wasm_bindgen(js_namespace = caravanserai, js_name = canKeep)]
    pub fn can_keep() -> bool;

    /// What is kept under a key.
    #[wasm_bindgen(js_namespace = caravanserai, js_name = kept)]
    pub fn kept(key: &str) -> Option<String>;

    /// Keeps a value; empty when that went well, else `full` or `denied`.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn keep(key: &str, value: &str) -> String;

    /// Forgets a key.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn forget(key: &str);

    /// All keys.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn keys() -> Vec<String>;

    /// Gives a text to the reader as a file.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn download(name: &str, text: &str);

    /// Gives bytes to the reader as a file.
    #[wasm_bindgen(js_namespace = caravanserai, js_name = download)]
    pub fn download_bytes(name: &str, bytes: &[u8]);

    /// Asks the reader for a file of at most so many bytes; it is heard as `file`.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn choose(most: u32);

    /// Lays a field over the canvas, given as JSON, or moves the one that lies there; an empty text takes it away.
    #[wasm_bindgen(js_namespace = caravanserai, js_name = layField)]
    pub fn lay_field(field: &str);

    /// Lays a button over each target, given as JSON.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn mirror(pressable: &str);

    /// Has what happened read out, given as JSON.
    #[wasm_bindgen(js_namespace = caravanserai)]
    pub fn tell(aloud: &str);
}
