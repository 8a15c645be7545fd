//! What one Fluent file holds, taken apart for comparing.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Comment, Entry as Node, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::{self, ParserError};

use super::Fault;

/// Stands in a text where a value will stand.
pub(super) const VALUE: char = '\u{FFFC}';

/// A line of a comment that begins so lists what may stand in another script.
const PROPER_NAMES: &str = "Proper names:";

/// Endings of the arguments that only choose between variants: each goes with the argument it is made from.
const CHOOSING: [&str; 3] = ["-is", "-id", "-count"];

/// A file's messages and terms by key, and what is wrong with the file itself.
#[derive(Default)]
pub(super) struct File {
    pub(super) entries: BTreeMap<String, Entry>,
    pub(super) faults: Vec<(String, Fault)>,
}

/// A message or a term.
#[derive(Default)]
pub(super) struct Entry {
    /// Names of the arguments it takes itself.
    pub(super) variables: BTreeSet<String>,
    /// Keys of the messages and terms it names.
    pub(super) references: BTreeSet<String>,
    /// Its stretches of text, one per variant, with [`VALUE`] for what will be filled in.
    pub(super) texts: Vec<String>,
    /// Characters that its comment allows.
    pub(super) proper_names: String,
}

impl File {
    pub(super) fn read(text: &str) -> Self {
        let mut file = Self::default();
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        file.faults.extend(errors.iter().map(|error| (String::new(), syntax(text, error))));
        for node in resource.body {
            match node {
                Node::Message(message) => {
                    let values = message.value.iter().chain(message.attributes.iter().map(|it| &it.value));
                    file.add(message.id.name.to_owned(), values, message.comment.as_ref());
                }
                Node::Term(term) => {
                    let values =
                        core::iter::once(&term.value).chain(term.attributes.iter().map(|it| &it.value));
                    file.add(format!("-{}", term.id.name), values, term.comment.as_ref());
                }
                Node::Comment(_) | Node::GroupComment(_) | Node::ResourceComment(_) | Node::Junk { .. } => {}
            }
        }
        file
    }

    fn add<'a>(
        &mut self,
        key: String,
        values: impl Iterator<Item = &'a Pattern<&'a str>>,
        comment: Option<&Comment<&str>>,
    ) {
        let mut entry = Entry::default();
        values.for_each(|value| entry.pattern(value));
        let lines = comment.iter().flat_map(|comment| &comment.content);
        entry.proper_names = lines.filter_map(|line| line.trim().strip_prefix(PROPER_NAMES)).collect();
        if self.entries.insert(key.clone(), entry).is_some() {
            self.faults.push((key, Fault::Duplicate));
        }
    }
}

fn syntax(text: &str, error: &ParserError) -> Fault {
    let line = text.bytes().take(error.pos.start).filter(|byte| *byte == b'\n').count() + 1;
    Fault::Syntax { line, reason: error.kind.to_string() }
}

impl Entry {
    /// Whether it shows nothing at all, whatever its arguments.
    pub(super) fn is_empty(&self) -> bool {
        let shows_nothing = |text: &String| text.replace(VALUE, "").trim().is_empty();
        self.variables.is_empty() && self.references.is_empty() && self.texts.iter().all(shows_nothing)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    text.push(VALUE);
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::VariableReference { id } => {
                let name = CHOOSING.iter().find_map(|ending| id.name.strip_suffix(ending)).unwrap_or(id.name);
                self.variables.insert(name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    /// Only what is passed by place: named arguments are options, not words.
    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}
