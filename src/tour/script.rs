//! The tour's script: what is done one after the other, and where a picture is taken.

use bevy::prelude::*;

/// Goes on with a step in a frame; true once it is done.
type Work = Box<dyn FnMut(&mut World) -> bool + Send + Sync>;

/// One line of the script.
pub enum Step {
    /// Something is done, or waited for, frame by frame.
    Go {
        /// What, for whoever reads that it never came about.
        what: String,
        /// How.
        work: Work,
    },
    /// A picture is taken once nothing moves.
    Stop(&'static str),
}

/// What is done one after the other.
#[derive(Default)]
pub struct Script {
    /// The lines.
    pub steps: Vec<Step>,
    /// Whether only the main stops are made.
    pub main_only: bool,
}

impl Script {
    /// Takes a picture of this name here.
    pub fn stop(&mut self, name: &'static str) -> &mut Self {
        self.steps.push(Step::Stop(name));
        self
    }

    /// The same where every stop is made.
    pub fn detail(&mut self, name: &'static str) -> &mut Self {
        if !self.main_only {
            self.stop(name);
        }
        self
    }

    /// Does something at once.
    pub fn act(&mut self, act: impl FnOnce(&mut World) + Send + Sync + 'static) -> &mut Self {
        let mut act = Some(act);
        self.until("something to be done", move |world| {
            if let Some(act) = act.take() {
                act(world);
            }
            true
        })
    }

    /// Does something in every frame until it says that it is done.
    pub fn until(
        &mut self,
        what: impl Into<String>,
        work: impl FnMut(&mut World) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.steps.push(Step::Go { what: what.into(), work: Box::new(work) });
        self
    }

    /// Lets some frames pass.
    pub fn frames(&mut self, mut count: u32) -> &mut Self {
        self.until("frames to pass", move |_| {
            count = count.saturating_sub(1);
            count == 0
        })
    }
}
