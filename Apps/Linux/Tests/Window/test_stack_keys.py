"""The window's share of rpn-keys.csv, clicked and typed."""

import pytest
from calculator_window import NAMES, STACK_NAMES, WORD_NAMES
from conformance import SECOND, chosen, expected_display, play, strokes, tokens, unreachable
from programmer_rows import settings
from stack_rows import OUT_OF_REACH, below, pressed, rows, typed

# How a keypad is turned to, and how many keys it has beside a stack.
KEYPADS = {"basic": ("ctrl+1", 23), "scientific": ("ctrl+2", 53), "programmer": ("ctrl+3", 57)}

# How many numbers below the one shown are seen at most.
MOST = 3


def click(window, token):
    """Clicks the key of a token; false where a person cannot."""
    names = WORD_NAMES if "Binary" in window.places else NAMES
    name = STACK_NAMES.get(token, names.get(token, token))
    if token in ("C", "AC"):
        return window.clear(token, lambda _: window.click(window.clear_key))
    if token in SECOND:
        for part in ("2nd", token, "2nd"):
            window.press(part)
            window.settle()
        window.key_nodes()
    elif token == "DEL" and name not in window.places:
        # It has no place on this keypad.
        window.key("BackSpace")
    else:
        window.click_at(window.places[name])
    return True


def type_token(window, token):
    if token in ("C", "AC"):
        return window.clear(token, lambda _: window.key("Escape"))
    for letter in strokes(typed(token, "programmer" if "Binary" in window.places else "scientific")):
        window.type(letter)
        if token in SECOND:
            # The letters are those of the keys that are seen.
            window.settle()
    return True


def reset(window, row):
    """Clears everything with the memory, and makes words of the row's kind, or measures in degrees."""
    # An error, x, and all.
    window.key("Escape", "Escape", "Escape")
    if row["mode"] == "scientific":
        window.type("⌥M")
    window.settle()
    keys = window.keys()
    if row["mode"] == "scientific" and "Degrees" in keys:
        window.type("⌥D")
    if row["mode"] == "programmer":
        *size, sign = settings(row)
        # The key of the sign reads what it changes to.
        for token in size + [sign for sign in [sign] if WORD_NAMES[sign] in keys]:
            window.click(keys[WORD_NAMES[token]])
    window.settle()


def differences(window, row):
    found = []
    if window.display != expected_display(row):
        found.append(f"shows {window.display}, not {row['display']}")
    wanted = below(row)
    stack = " | ".join(["…"] * (len(wanted) > MOST) + wanted[-MOST:])
    if window.stack != stack:
        found.append(f"the stack is {window.stack}, not {stack}")
    if window.clear_label() != row["clear"]:
        found.append(f"the clear key is {window.clear_label()}, not {row['clear']}")
    if window.lit():
        found.append(f"lit is {window.lit()}")
    return found


def play_rows(window, table, press):
    keys, count = KEYPADS[table[0]["mode"]]
    window.key(keys, "ctrl+r")
    window.shows_keys(count)
    window.comes_to_rest()

    def enter_row(row):
        reset(window, row)
        keys = row["keys"].split() if row["mode"] == "programmer" else tokens(row)
        if not all(press(window, token) for token in keys):
            return False
        window.settle()
        return True

    skipped = play(
        table, enter_row, lambda row: differences(window, row), wait=window.settle, tries=20)
    assert skipped == unreachable(table, OUT_OF_REACH)


@pytest.mark.parametrize("mode", KEYPADS)
def test_clicked(open_window, mode):
    play_rows(open_window(settings="history = off\n"), chosen(rows(mode), pressed, turn=2), click)


def test_typed(open_window):
    table = chosen(rows("scientific"), pressed, turn=3, pairs=False)
    play_rows(open_window(settings="history = off\n"), table, type_token)
