"""The window's share of programmer-keys.csv, clicked and typed."""

import pytest
from calculator_window import WORD_NAMES, Atspi, has, wait_until, walk
from conformance import chosen, expected_display, play, unreachable
from programmer_rows import KEYBOARD, NO_KEYS, ORDERS, SECOND, pressed, rows, settings

# The rows that press C where the key reads AC: a person cannot.
OUT_OF_REACH = ["P0073"]

KEYPADS = {"Basic": ("ctrl+1", 19), "Scientific": ("ctrl+2", 49), "Programmer": ("ctrl+3", 53)}


def key_reads(window, place, name):
    wait_until(lambda: window.shown_keys[place].get_name() == name, name)


def turn_page(window, name, press):
    """Turns to second functions or back, which the key of `AND` shows."""
    press("2nd")
    key_reads(window, 17, name)


def turn_reading(window, token, press):
    """Turns to words with a sign or without one: the key reads what it changes to."""
    if window.shown_keys[8].get_name() == WORD_NAMES[token]:
        press(token)
        key_reads(window, 8, "Signed" if token == "unsigned" else "Unsigned")


def click(window, token):
    """Clicks the key of a token; false where a person cannot."""
    def press(token):
        token = SECOND.get(token, token)
        window.click_at(window.places[WORD_NAMES.get(token, token)])

    if token in SECOND:
        turn_page(window, "Not And", press)
        press(token)
        turn_page(window, "And", press)
    elif token in ("signed", "unsigned"):
        window.settle()
        turn_reading(window, token, lambda _: window.click(window.shown_keys[8]))
    elif token in ("C", "AC"):
        return window.clear(token, lambda _: window.click(window.clear_key))
    elif token not in NO_KEYS:
        press(token)
    return True


def type_token(window, token):
    if token in SECOND:
        turn_page(window, "Not And", lambda _: window.type("⌥s"))
        window.type(KEYBOARD[token])
        turn_page(window, "And", lambda _: window.type("⌥s"))
    elif token in ("signed", "unsigned"):
        turn_reading(window, token, lambda _: window.type("⌥U"))
    elif token in ("C", "AC"):
        return window.clear(token, lambda _: window.key("Escape"))
    elif token not in NO_KEYS:
        # Typing one of these presses another key.
        window.type(KEYBOARD.get(token, token))
    return True


def turn(window, keypad):
    keys, count = KEYPADS[keypad]
    window.key(keys)
    window.shows_keys(count)


def reset(window, row):
    """Clears the calculator, and makes words of the row's kind."""
    if len(window.shown_keys) != 53:
        turn(window, "Programmer")
    window.key("Escape", "Escape")
    window.settle()
    for token in settings(row):
        click(window, token)
    if row["mode"] == "scientific":
        turn(window, "Scientific")


def enter(window, row, press):
    """Presses the keys of a row; false where a person cannot."""
    for index, token in enumerate(row["keys"].split()):
        if token in ("C", "AC") and index > 0:
            # What was pressed before can be cleared, once a busy machine has come to it.
            wait_until(lambda: window.clear_label() == "C", "the key C")
        if token in KEYPADS:
            window.settle()
            turn(window, token)
        elif token.startswith("bit"):
            window.click(window.bits()[int(token[3:])])
        elif len(window.shown_keys) != 53:
            window.settle()
            window.press(token)
        elif not press(window, token):
            return False
    return True


def differences(window, row):
    found = []
    display = expected_display(row)
    if window.display != display:
        found.append(f"shows {window.display}, not {display}")
    if row["clear"] not in ("", "?", window.clear_label()):
        found.append(f"the clear key is {window.clear_label()}, not {row['clear']}")
    if row["lit"] not in ("", "?") and len(window.shown_keys) == 53:
        lit = [] if row["lit"] == "none" else [row["lit"]]
        if window.lit() != lit:
            found.append(f"lit is {window.lit()}, not {lit}")
    return found


def differences_of_the_word(window, row):
    found = []
    named = [(node.get_name(), node) for node in walk(window.calculator)]

    def is_seen(name):
        return any(name == other and has(node, Atspi.StateType.VISIBLE) for other, node in named)

    if row["wraps"] and (is_seen("wraps") or is_seen("whole part")) != (row["wraps"] == "1"):
        found.append(f"wraps is not {row['wraps']}")
    if row["bits"]:
        bits = [bit for bit in reversed(window.bits()) if has(bit, Atspi.StateType.SENSITIVE)]
        text = "".join(bit.get_name()[-1] for bit in bits)
        if text != row["bits"].replace(" ", ""):
            found.append(f"the bits are {text}, not {row['bits']}")
    if row["carry"] and not is_seen("carry " + row["carry"]):
        found.append(f"carry is not {row['carry']}")
    if row["ascii"]:
        texts = [name for name, _ in named if "ASCII " in name]
        if not texts or not texts[0].endswith("ASCII " + row["ascii"]):
            found.append(f"characters are {texts}, not {row['ascii']}")
    return found


def all_differences(window, row):
    found = differences(window, row)
    # All parts are looked through only where there is something to find.
    if not found and (row["wraps"] == "1" or row["bits"] or row["carry"] or row["ascii"]):
        found = differences_of_the_word(window, row)
    return found


def play_rows(window, table, press):
    def enter_row(row):
        reset(window, row)
        if not enter(window, row, press):
            return False
        window.settle()
        return True

    turn(window, "Programmer")
    skipped = play(
        table, enter_row, lambda row: all_differences(window, row), wait=window.settle, tries=20)
    assert skipped == unreachable(table, OUT_OF_REACH)


@pytest.mark.parametrize("order", ORDERS)
def test_clicked(open_window, order):
    window = open_window(settings=f"order = {order}\nhistory = off\n")
    play_rows(window, chosen(rows(*ORDERS[order]), pressed, turn=2), click)


def test_typed(open_window):
    window = open_window(settings="history = off\n")
    table = chosen(rows(*ORDERS["precedence"]), pressed, turn=3, pairs=False)
    play_rows(window, table, type_token)
