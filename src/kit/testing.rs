//! Panels without a window: one is drawn, something in it is pressed by name, and what it wants comes back.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Area, Event, FontData, FontDefinitions, FontFamily, Id, Modifiers, PointerButton, Pos2, RawInput,
    Rect, Ui, pos2, vec2,
};

use super::{Kit, Target};
use crate::theme::fonts;

/// A context with type and no pictures.
pub struct Bench {
    ctx: egui::Context,
    size: egui::Vec2,
}

impl Bench {
    /// With a window of this size in points.
    pub fn new(width: f32, height: f32) -> Self {
        let ctx = egui::Context::default();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/sans-tc-regular.ttf");
        let mut faces = FontDefinitions::empty();
        faces.font_data.insert("sans".into(), Arc::new(FontData::from_owned(std::fs::read(file).unwrap())));
        for family in [FontFamily::Proportional, FontFamily::Monospace, fonts::strong(), fonts::title()] {
            faces.families.insert(family, vec!["sans".into()]);
        }
        ctx.set_fonts(faces);
        Kit::default().hand_to(&ctx);
        Self { ctx, size: vec2(width, height) }
    }

    /// With another kit.
    pub fn hand(&self, kit: Kit) {
        kit.hand_to(&self.ctx);
    }

    /// Draws a panel that fills the window, with these events.
    pub fn draw<T>(&self, events: Vec<Event>, mut panel: impl FnMut(&mut Ui) -> T) -> Option<T> {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.size));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let mut drawn = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            Kit::of(ui.ctx()).targets.clear();
            let area = Area::new(Id::new("bench"))
                .order(egui::Order::Background)
                .fixed_pos(Pos2::ZERO)
                .constrain(false)
                .fade_in(false);
            let shown = area.show(ui.ctx(), |ui| {
                ui.set_min_size(self.size);
                ui.set_max_size(self.size);
                panel(ui)
            });
            drawn = Some(shown.inner);
        });
        // Nobody paints here.
        output.textures_delta.clear();
        drawn
    }

    /// All names that can be seen.
    pub fn names(&self) -> Vec<String> {
        Kit::of(&self.ctx).targets.all().into_iter().map(|target| target.name).collect()
    }

    /// The middle of a target.
    pub fn find(&self, name: &str) -> Pos2 {
        self.look_for(name).seen.center()
    }

    /// What egui knows a target by.
    pub fn target(&self, name: &str) -> Id {
        self.look_for(name).id
    }

    fn look_for(&self, name: &str) -> Target {
        let targets = Kit::of(&self.ctx).targets.all();
        let target = targets.into_iter().find(|target| target.name == name);
        target.unwrap_or_else(|| panic!("no {name} among {:?}", self.names()))
    }

    /// Presses a target and lets it go; what the panel then returns.
    pub fn press<T>(&self, name: &str, mut panel: impl FnMut(&mut Ui) -> T) -> T {
        for _ in 0..3 {
            self.draw(Vec::new(), &mut panel);
        }
        let pos = self.find(name);
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.draw(vec![Event::PointerMoved(pos)], &mut panel);
        self.draw(vec![button(true)], &mut panel);
        let out = self.draw(vec![button(false)], &mut panel);
        self.draw(vec![Event::PointerMoved(pos2(-9.0, -9.0))], &mut panel);
        out.unwrap()
    }

    /// Whether every target lies in the window and none over another.
    pub fn is_tidy(&self) -> Result<(), String> {
        let window = Rect::from_min_size(Pos2::ZERO, self.size);
        let targets = Kit::of(&self.ctx).targets.all();
        for (at, one) in targets.iter().enumerate() {
            if !window.expand(1.0).contains_rect(one.seen) {
                return Err(format!("{} reaches out of the window: {:?}", one.name, one.seen));
            }
            if let Some(other) =
                targets[at + 1..].iter().find(|other| other.seen.shrink(1.0).intersects(one.seen.shrink(1.0)))
            {
                return Err(format!("{} lies over {}", one.name, other.name));
            }
        }
        Ok(())
    }
}
