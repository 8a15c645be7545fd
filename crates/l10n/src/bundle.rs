//! One domain in one language, ready to be looked up.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::{Locale, joint};

/// The messages of a game over those of the table. May be read from several threads at once.
pub(crate) type Bundle = FluentBundle<Arc<FluentResource>>;

/// Parses a file. What cannot be parsed is left out; [`check`](crate::check) reports it.
pub(crate) fn parse(text: &str) -> Arc<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    Arc::new(resource)
}

/// A bundle in which later resources stand before earlier ones.
pub(crate) fn build(locale: Locale, resources: &[&Arc<FluentResource>]) -> Bundle {
    // Our three tags are well formed; should one cease to be, plural rules fall back to the root language.
    let language = locale.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Isolation marks help where scripts of both directions meet; ours do not, and not every font hides them.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(show));
    for resource in resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    bundle
}

/// Writes a value into its sentence: numbers with a true minus sign, edges marked for [`joint::close`].
fn show<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(joint::mark(&number.as_string().replace('-', "−"))),
        FluentValue::String(text) => Some(joint::mark(text)),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}
