"""The window's share of keys.csv, clicked and typed; and keys at random."""

import pytest
from conformance import (
    ORDERS, SECOND, all_rows, chosen, expected_display, keyboard, no_keys, play,
    rows_in_turn, strokes, tokens, unreachable, typed_rows)
from random_keys import random_rows

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
        window.type("⌥M")
        window.settle()
        if "Degrees" in window.keys():
            window.type("⌥D")
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
            for letter in strokes(keyboard(token)):
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
    play_rows(open_window(settings=f"order = {order}\nhistory = off\n"), chosen(rows_in_turn(order), turn=2), click_row)


@pytest.mark.parametrize("order", ORDERS)
def test_random_keys(open_window, order):
    window = open_window(settings=f"order = {order}\nhistory = off\n")
    play_rows(window, chosen(random_rows(order, 40), no_keys), click_row)


def test_clicked_on_the_scientific_keypad(open_window):
    window = open_window(settings="history = off\n")
    window.resize(900, 520)
    assert len(window.keys()) == 49
    play_rows(window, chosen(scientific_rows(), turn=2), click_row)


def test_typed(open_window):
    play_rows(open_window(), chosen(typed_rows(rows_in_turn("precedence")), turn=3, pairs=False), type_row)


def test_typed_on_the_scientific_keypad(open_window):
    window = open_window()
    window.resize(900, 520)
    play_rows(window, chosen(typed_rows(scientific_rows(), 16), turn=3, pairs=False), type_row)
