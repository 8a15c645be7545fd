"""Cuts one face down to given characters.

Reads an order as JSON from standard input: `sources` (font files that together are one face), `characters`,
`ascent`, `descent` and `scale` (in thousandths of the size), `name` (or null, to leave it), `out` (a TrueType file). Prints the characters that no source
has. Outlines and Latin kerning stay; hinting, vertical setting and other features, which nothing here uses, go.
Equal input gives equal bytes.
"""

import io
import json
import logging
import sys

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

logging.disable(logging.WARNING)
DROPPED = ["BASE", "DSIG", "FFTM", "GDEF", "STAT", "VORG", "feat", "gasp", "meta", "morx", "vhea", "vmtx"]


def cut(path, code_points):
    """The face in one file with no more than these characters."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.layout_scripts = ["DFLT", "latn"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables = DROPPED
    font = subset.load_font(path, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)
    font.flavor = None
    return font


def join(fonts):
    """One face out of slices. Kerning would only hold inside a slice and is left out."""
    files = []
    for font in fonts:
        for tag in ("GPOS", "GSUB", "GDEF"):
            if tag in font:
                del font[tag]
        file = io.BytesIO()
        font.save(file)
        file.seek(0)
        files.append(file)
    joined = merge.Merger().merge(files)
    joined["head"].created = fonts[0]["head"].created  # the merger puts the time of day
    return joined


def gather(sources, wanted):
    """The face, and what it has of the wanted characters: the first slice with a character gives it."""
    slices, found = [], set()
    for path in sources:
        has = set(TTFont(path, lazy=True).getBestCmap()) & wanted - found
        if has:
            slices.append(cut(path, has))
            found |= has
    return (slices[0] if len(slices) == 1 else join(slices)), found


def enlarge(font, scale):
    """Draws everything larger, kerning included, and calls the size what it was."""
    units = font["head"].unitsPerEm
    scale_upem(font, round(units * scale / 1000))
    font["head"].unitsPerEm = units


def rename(font, family):
    """Replaces the names that people see; copyright and licence stay."""
    names = font["name"]
    style = names.getDebugName(2)
    full = {1: family, 4: f"{family} {style}", 6: f"{family} {style}".replace(" ", ""), 16: family}
    for record in names.names:
        if record.nameID in full:
            record.string = full[record.nameID]


def level(font, ascent, descent):
    """Sets the heights by which lines are laid, in all the places where programs look for them."""
    scale = font["head"].unitsPerEm / 1000
    up, down = round(ascent * scale), round(descent * scale)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = up, -down, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = up, -down, 0
    os2.usWinAscent, os2.usWinDescent = up, down


def main():
    order = json.load(sys.stdin)
    wanted = {ord(character) for character in order["characters"]}
    font, found = gather(order["sources"], wanted)
    if order["scale"] != 1000:
        enlarge(font, order["scale"])
    if order["name"]:
        rename(font, order["name"])
    level(font, order["ascent"], order["descent"])
    font.recalcTimestamp = False
    font["head"].modified = font["head"].created
    font.save(order["out"])
    print("".join(map(chr, sorted(wanted - found))), end="")


main()
