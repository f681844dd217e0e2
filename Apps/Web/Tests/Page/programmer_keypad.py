"""The programmer keypad of a page, and the rows of programmer-keys.csv."""

import collections
import csv

from calculator_page import CONTROL
from conformance import ROOT

# How many rows the table has of each mode: told here once more, so that a lost row is missed.
COUNTS = {"programmer": 355, "programmer-left-to-right": 2, "scientific": 7, "typed": 78}

# The keys that come with second functions.
SECOND = ["NAND", "X>>>Y", "RCL", "RCR"]

# What turns to another keypad, with Control.
KEYPADS = {"Basic": "1", "Scientific": "2", "Programmer": "3"}

SIGNS = ["unsigned", "signed"]

# What is typed for a key. A second function has the shortcut of the key that it takes the place of.
SHORTCUTS = {
    "AND": "&", "OR": "|", "XOR": "^", "NOR": "N", "X<<Y": "L", "X>>Y": "R", "<<": "<", ">>": ">",
    "1s": "~", "2s": "T", "RoL": "[", "RoR": "]", "byteflip": "Y", "wordflip": "W", "mod": "%",
    "+/-": "n", "DEL": "Backspace", "00": "Z", "ff": "P", "2nd": "s",
    "NAND": "&", "X>>>Y": "R", "RCL": "[", "RCR": "]",
    "base2": "I", "base8": "O", "base10": "M", "base16": "H",
    "word8": "!", "word16": "@", "word32": "#", "word64": "$", "signed": "U", "unsigned": "U",
}

# All that a row tells, as a person sees it.
SEEN = """
(() => {
  const keys = [...document.querySelectorAll('#keypad [data-key]')];
  const bits = [...document.querySelectorAll('#bits button')]
    .filter((bit) => !bit.hasAttribute('aria-disabled'));
  const wraps = document.getElementById('wraps');
  const [carry, characters] = document.querySelectorAll('#bits p > *');
  const number = document.getElementById('display').textContent;
  const settings = /^(base|word)|^2nd$/;
  return {
    display: number,
    clear: keys.map((key) => key.dataset.key).find((token) => token === 'AC' || token === 'C'),
    lit: keys.filter((key) => key.ariaPressed === 'true').map((key) => key.dataset.key)
      .find((token) => !settings.test(token)) ?? 'none',
    wraps: wraps.checkVisibility() ? '1' : '0',
    bits: bits.map((bit) => bit.textContent[0]
      + (bit.dataset.bit % 4 === 0 && bit.dataset.bit > 0 ? ' ' : '')).join(''),
    carry: carry?.textContent.at(-1) ?? '',
    characters: characters?.textContent ?? '',
  };
})()
"""

PLACES = """
Object.fromEntries([...document.querySelectorAll('#bits button')].map((bit) => {
  const box = bit.getBoundingClientRect();
  return [`bit${bit.dataset.bit}`, [box.x, box.y, box.width, box.height]];
}))
"""


def rows(*modes):
    with open(ROOT / "Conformance" / "programmer-keys.csv", encoding="utf-8", newline="") as table:
        found = list(csv.DictReader(table))
    counts = collections.Counter(row["mode"] for row in found)
    assert counts == COUNTS, f"programmer-keys.csv has {counts}"
    return [row for row in found if row["mode"] in modes]


def turn(page, keypad):
    """Turns to another keypad as the keyboard does."""
    page.press(KEYPADS[keypad], CONTROL).result(10)
    page.settle()


def set_words(page, row):
    """Clears everything, and sets what words are made of, with the keypad on which the row begins."""
    if "base2" not in page.keys():
        turn(page, "Programmer")
    page.clear_all()
    lit = page.state()["lit"]
    wanted = [f"word{row['word']}", f"base{row['base']}"]
    for token in [token for token in wanted if token not in lit] + [
            token for token in ["2nd"] if token in lit]:
        page.click_keys([token])
        page.settle()
    # The key names what it changes to.
    sign = SIGNS[int(row["signed"])]
    if sign in page.keys():
        page.click_keys([sign])
        page.settle()
    if row["mode"] == "scientific":
        turn(page, "Scientific")


def differences(page, row):
    """What is seen otherwise than a row says."""
    seen = page.run(SEEN)
    wanted = {"display": row["display"].replace("-", "−")} | {
        name: row[name] for name in ("clear", "lit", "wraps", "bits", "carry")}
    found = [
        f"{name} is {seen[name]}, not {value}" for name, value in wanted.items()
        if value not in ("", "?") and seen[name] != value]
    if row["unicode"] not in ("", "none") and not seen["characters"].startswith(
            row["unicode"] + " · "):
        found.append(f"it is {seen['characters']}, not {row['unicode']}")
    if row["unicode"] == "none" and "U+" in seen["characters"]:
        found.append(f"it is {seen['characters']}, and no character")
    if row["ascii"] and not seen["characters"].endswith("ASCII " + row["ascii"]):
        found.append(f"it is {seen['characters']}, not {row['ascii']}")
    return found
