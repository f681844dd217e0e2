"""The rows of Conformance/programmer-keys.csv, and how keys are pressed from a keyboard."""

from conformance import table

# The modes of each order of evaluation.
ORDERS = {"precedence": ["programmer", "scientific"], "left-to-right": ["programmer-left-to-right"]}

# The keys that come with second functions, and those in whose places they are.
SECOND = {"NAND": "AND", "X>>>Y": "X>>Y", "RCL": "RoL", "RCR": "RoR"}

# What the keypad has no key for, and the rows with one of these, or with a C where the key reads AC.
NO_KEYS = {".", "%"}
WITHOUT_KEY = ["P0060", "P0061", "P0062", "P0073"]

# What turns to another keypad.
KEYPADS = ["Basic", "Scientific", "Programmer"]

SIGNS = ["unsigned", "signed"]

# What is typed for a token that is not itself. A second function has the letter of the key in whose
# place it is.
KEYBOARD = {
    "+/-": "⌥n", "DEL": "\x7f", "mod": "%", "00": "⌥Z", "ff": "⌥V", "2nd": "⌥s",
    "AND": "&", "OR": "|", "XOR": "^", "NOR": "⌥N", "X<<Y": "⌥L", "X>>Y": "⌥R", "<<": "<", ">>": ">",
    "1s": "~", "2s": "⌥T", "RoL": "⌥w", "RoR": "⌥e", "byteflip": "⌥Y", "wordflip": "⌥W",
    "NAND": "&", "X>>>Y": "⌥R", "RCL": "⌥w", "RCR": "⌥e",
    "base2": "⌥I", "base8": "⌥C", "base10": "⌥M", "base16": "⌥H",
    "word8": "⌥!", "word16": "⌥@", "word32": "⌥#", "word64": "⌥$", "signed": "⌥U", "unsigned": "⌥U",
}


def rows(*modes):
    """The rows of these modes."""
    return [row for row in table("programmer-keys.csv") if row["mode"] in modes]


def pressed(row):
    """The tokens that make words of the row's kind, and its keys."""
    return [*settings(row), *row["keys"].split()]


def settings(row):
    """The tokens that make words what a row begins with, the sign last."""
    return [
        "word" + (row["word"] or "64"), "base" + (row["base"] or "10"),
        SIGNS[int(row["signed"] or 1)]]
