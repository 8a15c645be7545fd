// A browser that tests drive: Debian's Chromium, drawing in software.

import { accessSync, constants } from "node:fs";
import { chromium } from "playwright-core";

const NAMES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const ARGUMENTS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function isThere(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function executable() {
  const path = NAMES.filter(Boolean).find(isThere);
  if (!path) throw new Error("there is no Chromium; name one in CHROMIUM");
  return path;
}

/** A browser with a fresh profile. */
export const browse = (more = []) => chromium.launch({ executablePath: executable(), args: [...ARGUMENTS, ...more] });
