"""The programmer keypad of a page, and what is seen of it otherwise than a row of programmer-keys.csv says."""

from calculator_page import CONTROL
from programmer_rows import KEYPADS, settings

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


def turn(page, keypad):
    """Turns to another keypad as the keyboard does."""
    page.press(str(KEYPADS.index(keypad) + 1), CONTROL).result(10)
    page.settle()


def set_words(page, row):
    """Clears everything, and sets what words are made of, with the keypad on which the row begins."""
    if "base2" not in page.keys():
        turn(page, "Programmer")
    page.clear_all()
    lit = page.state()["lit"]
    *wanted, sign = settings(row)
    for token in [token for token in wanted if token not in lit] + [
            token for token in ["2nd"] if token in lit]:
        page.click_keys([token])
        page.settle()
    # The key names what it changes to.
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
