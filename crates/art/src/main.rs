//! The press at the command line.
//!
//! `art bake` prints what changed; `art check [TURN]` holds sources, manifest and baked files against each other;
//! `art --sheet [PACK]` makes a contact sheet in the target folder; `art sheet FILE [PACK] [--holding TEXT] [--scale N] [--ground INK] [--width PX]` makes a contact sheet as PNG;
//! `art depths FOLDER [NAME...]` shows what is baked in depths, at rest and drifted; `--assets FOLDER` before all that
//! works in another folder of assets;
//! `art png FILE.WEBP FILE.PNG` opens a baked file; `art svg PACK NAME` shows what a picture is printed from; `art figure ICONS.JSON NAME...` copies figures in.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use art::bake::{Places, bake, decode};
use art::check::check;
use art::compose::compose;
use art::depth::{NAMES, laid};
use art::sheet::{Wish, png, sheet};
use art::{Book, PressError, Result};

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let mut assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    if words.len() > 1 && words.first().is_some_and(|word| word == "--assets") {
        assets = PathBuf::from(words.remove(1));
        words.remove(0);
    }
    let places = Places::below(&assets);
    let done = match words.split_first().map(|(verb, rest)| (verb.as_str(), rest)) {
        Some(("bake", _)) => run_bake(&places),
        Some(("check", rest)) => run_check(&places, rest),
        Some(("sheet", rest)) => run_sheet(&places, rest),
        Some(("--sheet", rest)) => run_sheet(&places, &usual_sheet(rest)),
        Some(("png", [webp, png])) => run_png(Path::new(webp), Path::new(png)),
        Some(("depths", [folder, names @ ..])) => run_depths(&places, Path::new(folder), names),
        Some(("svg", [pack, name])) => run_svg(&places, pack, name),
        Some(("figure", [icons, names @ ..])) => run_figure(&places, Path::new(icons), names),
        _ => Err(PressError::Print(
            "press".into(),
            "say bake, check, sheet FILE, svg PACK NAME or figure".into(),
        )),
    };
    match done {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn run_bake(places: &Places) -> Result<ExitCode> {
    let report = bake(places)?;
    for (pack, count) in &report.packs {
        println!("baked {pack}: {count} pictures");
    }
    for pack in &report.kept {
        println!("kept {pack}");
    }
    for (file, bytes) in &report.bytes {
        println!("{bytes:>9} {file}");
    }
    println!("{:>9} bytes in all", report.bytes.values().sum::<u64>());
    Ok(ExitCode::SUCCESS)
}

fn run_check(places: &Places, rest: &[String]) -> Result<ExitCode> {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    let turn = rest.first().and_then(|t| t.parse().ok()).unwrap_or(usize::try_from(today).unwrap_or(0));
    let faults = check(places, turn)?;
    for fault in &faults {
        eprintln!("{fault}");
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The words for a sheet of a whole pack at a glance, beside what is built.
fn usual_sheet(rest: &[String]) -> Vec<String> {
    let below = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(below, PathBuf::from);
    let pack = rest.first().map_or("storyteller", String::as_str);
    let file = target.join(format!("sheet-{pack}.png"));
    println!("{}", file.display());
    let mut words = vec![file.display().to_string(), pack.to_owned()];
    words.extend(["--scale", "0.5", "--width", "2050"].map(str::to_owned));
    words.extend(rest.iter().skip(1).cloned());
    words
}

fn run_sheet(places: &Places, rest: &[String]) -> Result<ExitCode> {
    let mut wish =
        Wish { pack: None, holding: String::new(), scale: 2.0, ground: "dusk".into(), width: 1600 };
    let mut file = PathBuf::from("contact-sheet.png");
    let mut words = rest.iter();
    for place in 0.. {
        let Some(word) = words.next() else { break };
        let mut value = || words.next().cloned().unwrap_or_default();
        match word.as_str() {
            "--holding" => wish.holding = value(),
            "--scale" => wish.scale = value().parse().unwrap_or(2.0),
            "--ground" => wish.ground = value(),
            "--width" => wish.width = value().parse().unwrap_or(1600),
            _ if place == 0 => file = PathBuf::from(word),
            _ => wish.pack = Some(word.clone()),
        }
    }
    let (png, names) = sheet(&Book::read(&places.art)?, &wish)?;
    std::fs::write(&file, png).map_err(PressError::file(&file))?;
    for row in names {
        println!("{}", row.join("  "));
    }
    Ok(ExitCode::SUCCESS)
}

fn run_png(webp: &Path, to: &Path) -> Result<ExitCode> {
    let bytes = png(&decode(webp)?)?;
    std::fs::write(to, bytes).map_err(PressError::file(to))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes how baked pictures in depths look on the screen, at rest and drifted.
fn run_depths(places: &Places, folder: &Path, names: &[String]) -> Result<ExitCode> {
    let book = Book::read(&places.art)?;
    for (plan, pictures) in book.packs.iter().filter(|(plan, _)| plan.depths) {
        let prints = book.prints(plan, pictures)?;
        for print in prints.iter().filter(|print| names.is_empty() || names.contains(&print.name)) {
            let file =
                |depth: &str| places.pictures.join(format!("{}.{}{depth}.webp", plan.name, print.name));
            let [back, middle, front] = NAMES.map(|depth| decode(&file(depth)));
            let papers = [back?, middle?, front?];
            for (how, shift) in [("rest", (0, 0)), ("drifted", (-8, -5))] {
                let path = folder.join(format!("{}.{how}.png", print.name));
                std::fs::write(&path, png(&laid(&papers, shift))?).map_err(PressError::file(&path))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn run_svg(places: &Places, pack: &str, name: &str) -> Result<ExitCode> {
    let book = Book::read(&places.art)?;
    for (plan, pictures) in book.packs.iter().filter(|(plan, _)| plan.name == pack) {
        for print in book.prints(plan, pictures)?.iter().filter(|print| print.name == name) {
            println!("{}", compose(&book, print)?.0);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Copies figures from the icon set's `icons.json` into the sources.
fn run_figure(places: &Places, icons: &Path, names: &[String]) -> Result<ExitCode> {
    let text = std::fs::read_to_string(icons).map_err(PressError::file(icons))?;
    let set: serde_json::Value =
        serde_json::from_str(&text).map_err(|e| PressError::Source(icons.to_owned(), e.to_string()))?;
    for name in names {
        let body = set["icons"][name]["body"].as_str();
        let body =
            body.ok_or_else(|| PressError::Source(icons.to_owned(), format!("no figure named {name}")))?;
        let path = places.art.join("figures").join(format!("{name}.svg"));
        let body = art::figure::settle_colours(body);
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">{body}</svg>\n");
        std::fs::write(&path, svg).map_err(PressError::file(&path))?;
    }
    Ok(ExitCode::SUCCESS)
}
