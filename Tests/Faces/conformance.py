"""The rows of Conformance/keys.csv, how keys are pressed from a keyboard, and how rows of any table are played."""

import collections
import csv
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# How many rows the table has of each mode: told here once more, so that a lost row is missed.
COUNTS = {"any": 215, "precedence": 148, "left-to-right": 148, "scientific": 106}

ORDERS = ["precedence", "left-to-right"]

# The rows that press C where the key reads AC: a person cannot.
OUT_OF_REACH = ["K0637"]

KEYBOARD = {"+/-": "n", "DEL": "\x7f"}
SIGNS = {"*": "×", "/": "÷", "-": "−", "+": "+", "+/-": "±"}

# The scientific keys: what is written on them, and the letter that presses them.
SCIENTIFIC = {
    "x^2": ("x²", "w"), "x^3": ("x³", "W"), "x^y": ("xʸ", "^"), "e^x": ("eˣ", "K"),
    "10^x": ("10ˣ", "J"), "1/x": ("1/x", "i"), "sqrt": ("²√x", "v"), "cbrt": ("³√x", "V"),
    "yroot": ("ʸ√x", "Y"), "ln": ("ln", "L"), "log10": ("log₁₀", "G"), "x!": ("x!", "!"),
    "sin": ("sin", "S"), "cos": ("cos", "C"), "tan": ("tan", "T"), "e": ("e", "e"),
    "EE": ("EE", "E"), "Rad": ("Rad", "D"), "sinh": ("sinh", "H"), "cosh": ("cosh", "I"),
    "tanh": ("tanh", "N"), "pi": ("π", "p"), "(": ("(", "("), ")": (")", ")"),
    "mc": ("mc", "M"), "m+": ("m+", "]"), "m-": ("m−", "["), "mr": ("mr", "m"),
}

# The same for second functions.
SECOND = {
    "y^x": ("yˣ", "K"), "2^x": ("2ˣ", "J"), "logy": ("logᵧ", "L"), "log2": ("log₂", "G"),
    "sin-1": ("sin⁻¹", "S"), "cos-1": ("cos⁻¹", "C"), "tan-1": ("tan⁻¹", "T"),
    "sinh-1": ("sinh⁻¹", "H"), "cosh-1": ("cosh⁻¹", "I"), "tanh-1": ("tanh⁻¹", "N"),
}


def keyboard(token):
    """What is typed for a token other than `C` and `AC`."""
    if token in SECOND:
        return "s" + SECOND[token][1] + "s"
    if token in SCIENTIFIC:
        return SCIENTIFIC[token][1]
    return KEYBOARD.get(token, token)


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
    return table("keys.csv", COUNTS)


def table(name, counts):
    """The rows of a table, which has so many of each mode."""
    with open(ROOT / "Conformance" / name, encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    seen = collections.Counter(row["mode"] for row in found)
    assert seen == counts, f"{name} has {seen}"
    return found


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
