"""The rows of keys.csv in the window: all of them clicked, a fourth typed; and keys at random."""

import pytest
from conformance import (
    SECOND, all_rows, expected_display, keyboard, play, rows, tokens, unreachable)
from random_keys import random_rows

ORDERS = ["precedence", "left-to-right"]


def scientific_rows():
    return [row for row in all_rows() if row["mode"] == "scientific"]


def differences(window, row):
    found = []
    if window.display != expected_display(row):
        found.append(f"shows {window.display}, not {row['display']}")
    if row["clear"] not in ("?", window.clear_label()):
        found.append(f"the clear key is {window.clear_label()}, not {row['clear']}")
    lit = [] if row["lit"] == "none" else [row["lit"]]
    if row["lit"] != "?" and window.lit() != lit:
        found.append(f"lit is {window.lit()}, not {row['lit']}")
    return found


def reset(window):
    """Clears the calculator and its memory, and measures angles in degrees."""
    window.key("Escape", "Escape")
    if "Memory Clear" in window.places:
        window.type("M")
        window.settle()
        if "Degrees" in window.keys():
            window.type("D")
    window.settle()


def click_row(window, row):
    waiting = []
    for token in tokens(row):
        if token in ("C", "AC", "DEL", "Rad", "Deg") or token in SECOND:
            if waiting:
                window.press(*waiting)
            waiting = []
        else:
            waiting.append(token)
            continue
        if token in ("C", "AC"):
            if not window.clear(token, window.press):
                return False
        elif token == "DEL":
            # It has no place on the keypad.
            window.key("BackSpace")
        elif token in SECOND:
            for part in ("2nd", token, "2nd"):
                window.press(part)
                window.settle()
        else:
            window.press(token)
            window.settle()
    if waiting:
        window.press(*waiting)
    return True


def type_row(window, row):
    for token in tokens(row):
        if token in ("C", "AC"):
            if not window.clear(token, lambda _: window.key("Escape")):
                return False
        elif token in SECOND:
            for letter in keyboard(token):
                window.type(letter)
                # The letters are those of the keys that are seen.
                window.settle()
        else:
            window.type(keyboard(token))
    return True


def play_rows(window, table, enter):
    def enter_row(row):
        reset(window)
        if not enter(window, row):
            return False
        window.settle()
        return True

    skipped = play(
        table, enter_row, lambda row: differences(window, row), wait=window.settle, tries=20)
    assert skipped == unreachable(table)


@pytest.mark.parametrize("order", ORDERS)
def test_clicked(open_window, order):
    play_rows(open_window(settings=f"order = {order}\nhistory = off\n"), rows(order), click_row)


@pytest.mark.parametrize("order", ORDERS)
def test_random_keys(open_window, order):
    window = open_window(settings=f"order = {order}\nhistory = off\n")
    play_rows(window, list(random_rows(order, 40)), click_row)


def test_clicked_on_the_scientific_keypad(open_window):
    window = open_window(settings="history = off\n")
    window.resize(900, 520)
    assert len(window.keys()) == 49
    play_rows(window, scientific_rows(), click_row)


def test_typed(open_window):
    play_rows(open_window(), rows("precedence")[::4], type_row)


def test_typed_on_the_scientific_keypad(open_window):
    window = open_window()
    window.resize(900, 520)
    play_rows(window, scientific_rows()[::4], type_row)
