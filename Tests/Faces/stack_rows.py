"""The rows of Conformance/rpn-keys.csv, and how the keys of a stack are pressed from a keyboard."""

from conformance import keyboard, table, tokens
from programmer_rows import KEYBOARD as WORDS
from programmer_rows import pressed as pressed_on_words

# The row that presses C where the key reads AC: a person cannot.
OUT_OF_REACH = ["R0150"]

# What is typed for the keys that only a stack has; Enter is where `=` is.
KEYBOARD = {"enter": "=", "swap": "⌥z", "R^": "⌥{", "Rv": "⌥}", "drop": "⌥x"}


def rows(*modes):
    """The rows of these keypads, or all."""
    return [row for row in table("rpn-keys.csv") if not modes or row["mode"] in modes]


def pressed(row):
    """The keys of a row, with those that make words of its kind."""
    return pressed_on_words(row) if row["mode"] == "programmer" else tokens(row)


def typed(token, mode):
    """What is typed for a token other than `C` and `AC` on a keypad."""
    if token in KEYBOARD:
        return KEYBOARD[token]
    return WORDS.get(token, token) if mode == "programmer" else keyboard(token)


def below(row):
    """The numbers below the one shown, the deepest first, as faces write them."""
    return [text.replace("-", "−") for text in row["stack"].split(" | ")[:-1]]
