"""The rows of Conformance/keys.csv, how keys are pressed from a keyboard, and how rows of any table are played."""

import csv
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

ORDERS = ["precedence", "left-to-right"]

# Whether slow faces play all rows, as `.ci/run --all` does before a release, or a share of them.
PLAYS_ALL = bool(os.environ.get("EXACTLY_ALL"))

# Of so many rows a slow face plays one.
SHARE = 5

# The rows that press C where the key reads AC: a person cannot.
OUT_OF_REACH = ["K0637"]

# Keys to type for a token that is not typed as it is; ⌥ means that the letter is held with Alt.
KEYBOARD = {"+/-": "⌥n", "DEL": "\x7f"}
SIGNS = {"*": "×", "/": "÷", "-": "−", "+": "+", "+/-": "±"}

# The scientific keys: what is written on them, and the letter that presses them.
SCIENTIFIC = {
    "x^2": ("x²", "⌥w"), "x^3": ("x³", "⌥W"), "x^y": ("xʸ", "^"), "e^x": ("eˣ", "⌥K"),
    "10^x": ("10ˣ", "⌥J"), "1/x": ("1/x", "⌥i"), "sqrt": ("²√x", "⌥v"), "cbrt": ("³√x", "⌥V"),
    "yroot": ("ʸ√x", "⌥Y"), "ln": ("ln", "⌥L"), "log10": ("log₁₀", "⌥G"), "x!": ("x!", "!"),
    "sin": ("sin", "⌥S"), "cos": ("cos", "⌥C"), "tan": ("tan", "⌥T"), "e": ("e", "⌥e"),
    "EE": ("EE", "⌥E"), "Rad": ("Rad", "⌥D"), "sinh": ("sinh", "⌥H"), "cosh": ("cosh", "⌥I"),
    "tanh": ("tanh", "⌥N"), "pi": ("π", "⌥p"), "(": ("(", "("), ")": (")", ")"),
    "mc": ("mc", "⌥M"), "m+": ("m+", "⌥X"), "m-": ("m−", "⌥Z"), "mr": ("mr", "⌥m"),
}

# The same for second functions.
SECOND = {
    "y^x": ("yˣ", "⌥K"), "2^x": ("2ˣ", "⌥J"), "logy": ("logᵧ", "⌥L"), "log2": ("log₂", "⌥G"),
    "sin-1": ("sin⁻¹", "⌥S"), "cos-1": ("cos⁻¹", "⌥C"), "tan-1": ("tan⁻¹", "⌥T"),
    "sinh-1": ("sinh⁻¹", "⌥H"), "cosh-1": ("cosh⁻¹", "⌥I"), "tanh-1": ("tanh⁻¹", "⌥N"),
}


def keyboard(token):
    """What is typed for a token other than `C` and `AC`."""
    if token in SECOND:
        return "⌥s" + SECOND[token][1] + "⌥s"
    if token in SCIENTIFIC:
        return SCIENTIFIC[token][1]
    return KEYBOARD.get(token, token)


def strokes(text):
    """What is pressed one after the other for a text: characters, with ⌥ before one that is held with Alt."""
    return re.findall("⌥?.", text, re.DOTALL)


def typed_rows(table, limit=9):
    """The rows that say the same when they are typed: what has no room on the display goes on as a line."""
    return [row for row in table if not has_no_room(list(tokens(row)), limit)]


def has_no_room(keys, limit):
    """Whether a digit or a second point is typed that the display leaves out."""
    digits = ""
    for key in keys:
        if key.isdigit():
            if len(digits.replace(".", "")) >= limit:
                return True
            digits = key if digits == "0" else digits + key
        elif key == ".":
            if "." in digits:
                return True
            digits = (digits or "0") + key
        elif key == "DEL":
            digits = digits[:-1]
        elif key == "EE":
            digits, limit = "", 3
        elif key != "+/-":
            digits = ""
    return False


def label(token):
    """What is written on the key of a token."""
    if token in SECOND:
        return SECOND[token][0]
    if token in SCIENTIFIC:
        return SCIENTIFIC[token][0]
    return SIGNS.get(token, token)


def rows(*modes):
    """The rows that hold for both keypads, and those of these modes."""
    return [row for row in all_rows() if row["mode"] in ("any", *modes)]


def rows_in_turn(order):
    """The rows of an order of evaluation, and of those that hold for both every other one.

    Over both orders each row is there. Where a row takes long this is half of the time; the core and the
    terminal play all rows in both.
    """
    first = ORDERS.index(order)
    shared = [row for row in all_rows() if row["mode"] == "any"]
    return shared[first::len(ORDERS)] + [row for row in all_rows() if row["mode"] == order]


def all_rows():
    return table("keys.csv")


def table(name):
    """The rows of a table. That none is lost, ReleasedRowsTests proves in Swift."""
    with open(ROOT / "Conformance" / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def play(table, enter, differences, wait=None, tries=1):
    """Plays rows of a table, and fails where something else is seen than they say.

    `enter` enters a row and is false where a person cannot; `differences` tells in texts what is seen
    otherwise. Where `wait` is given, a busy machine that has held the face up gets some tries more.
    Returns the names of the rows that were not entered.
    """
    failures, skipped = [], []
    for row in table:
        if not enter(row):
            skipped.append(row["id"])
            continue
        found = differences(row)
        for _ in range(tries if wait else 0):
            if not found:
                break
            wait()
            found = differences(row)
        failures += [f"{row['id']} {row['keys']}: {text}" for text in found]
    assert not failures, "\n".join(failures)
    return skipped


def unreachable(table, names=tuple(OUT_OF_REACH)):
    """The names of rows of a table that a person cannot enter."""
    return [row["id"] for row in table if row["id"] in names]


def tokens(row):
    """The keys of a row, one by one: `12.5` is four of them."""
    for name in row["keys"].split():
        if re.fullmatch(r"[0-9.]+", name):
            yield from name
        else:
            yield name


def chosen(table, tokens=tokens, turn=0, pairs=True):
    """The rows that a slow face plays, in their order: every fifth, and those that its keys need.

    The others are proven in the core, which plays all rows. A face could still mistake a key, or a key
    by what was pressed before it: so rows are added until each key of the table is pressed, and each
    pair of keys one after the other, where all digits count as one. `tokens` gives the keys of a row;
    rows without any are every fifth alone. Faces, and ways to press in one face, take another fifth each
    by their `turn`; a second way of a face does without the pairs.
    """
    table = list(table)
    if PLAYS_ALL:
        return table
    share = set(range(turn % SHARE, len(table), SHARE))
    presses = [keys_and_pairs(list(tokens(row)), pairs) for row in table]
    missing = set().union(*presses).difference(*(presses[index] for index in share))
    while missing:
        best = max(range(len(table)), key=lambda index: len(presses[index] & missing))
        share.add(best)
        missing -= presses[best]
    return [table[index] for index in sorted(share)]


def no_keys(_):
    """The keys of rows that are no keys, for `chosen`."""
    return []


def keys_and_pairs(keys, pairs=True):
    """The keys, and each with the one before it; a pair tells no digit from another."""
    kinds = ["digit" if re.fullmatch("[0-9a-f]", key) else key for key in keys]
    return {*keys, *(zip(kinds, kinds[1:]) if pairs else [])}


def expected_display(row):
    return row["display"].replace("-", "−")


def differences(session, row):
    """What the screen shows otherwise than the row says, besides the number."""
    found = []
    label, lit = session.clear_label(), session.lit()
    if row["clear"] != "?" and label != row["clear"]:
        found.append(f"the clear key reads {label}, not {row['clear']}")
    wanted = [] if row["lit"] == "none" else [SIGNS.get(row["lit"])]
    if row["lit"] != "?" and lit != wanted:
        found.append(f"lit is {lit}, not {row['lit']}")
    return found
