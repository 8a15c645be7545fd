//! Places to write in are real fields, which the page lays over the canvas.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;
use table::Awake;

use super::hearing::PageSaid;
use super::page;
use crate::kit::{Kit, Writing};
use crate::theme::{Size, UiSystems};

/// A field as the page lays it, in logical pixels.
#[derive(Serialize)]
struct Laid<'a> {
    name: &'a str,
    label: &'a str,
    hint: &'a str,
    value: &'a str,
    most: usize,
    lines: bool,
    turn: u32,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    type_size: f32,
}

fn offer(mut kit: ResMut<Kit>) {
    kit.writing = Some(Writing::default());
}

fn lay(
    kit: Res<Kit>,
    mut laid: Local<String>,
    mut awake: ResMut<Awake>,
    mut contexts: EguiContexts,
) -> Result {
    let Some(writing) = &kit.writing else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (zoom, sizes) = (ctx.zoom_factor(), Kit::of(ctx).sizes);
    let next = match writing.after_pass() {
        None => String::new(),
        Some(field) => serde_json::to_string(&Laid {
            name: &field.name,
            label: &field.label,
            hint: &field.hint,
            value: &field.value,
            most: field.most,
            lines: field.lines,
            turn: field.turn,
            x: field.rect.min.x * zoom,
            y: field.rect.min.y * zoom,
            w: field.rect.width() * zoom,
            h: field.rect.height() * zoom,
            type_size: Size::Body.points() * sizes * zoom,
        })?,
    };
    if next != *laid {
        page::lay_field(&next);
        *laid = next;
        awake.stay();
    }
    Ok(())
}

fn hear(kit: Res<Kit>, mut said: MessageReader<PageSaid>, mut awake: ResMut<Awake>) {
    let Some(writing) = &kit.writing else { return };
    for message in said.read() {
        match message {
            PageSaid::Typed { field, value } => writing.typed(field, value.clone()),
            PageSaid::Left { field } => writing.left(field),
            PageSaid::File { .. } | PageSaid::Ratio { .. } | PageSaid::Look => {}
        }
        awake.stay();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, offer)
        .add_systems(PreUpdate, hear)
        .add_systems(EguiPrimaryContextPass, lay.in_set(UiSystems::Read));
}
