"""Rows of keys.csv on the page: clicked, typed and tapped; and keys at random."""

import pytest
from conformance import (
    ORDERS, PLAYS_ALL, SECOND, all_rows, chosen, expected_display, keyboard, play,
    rows_in_turn, strokes, tokens, typed_rows, unreachable)
from random_keys import random_rows
from shares import few

NAMED = {"\x7f": "Backspace"}


def scientific_rows():
    return [row for row in all_rows() if row["mode"] == "scientific"]


def differences(page, row):
    """What is shown otherwise than a row says."""
    state = page.state()
    lit = page.lit(state)
    found = []
    if state["display"] != expected_display(row):
        found.append(f"shows {state['display']}, not {row['display']}")
    if row["clear"] not in ("?", state["clear"]):
        found.append(f"the clear key is {state['clear']}, not {row['clear']}")
    if row["lit"] != "?" and lit != [token for token in [row["lit"]] if token != "none"]:
        found.append(f"lit is {lit}, not {row['lit']}")
    return found


def opened(new_page, path="/", **settings):
    page = new_page(**settings)
    page.open(path)
    return page


def reset(page):
    """Clears the calculator and its memory, and measures angles in degrees."""
    page.clear_all()
    if "2nd" in page.keys():
        page.type("⌥M")
        page.settle()
        if "Deg" in page.keys():
            page.type("⌥D")
            page.settle()


def press_row(page, row, press):
    """Presses a row's keys on the page; false where it needs a C that the key does not read."""
    together = []

    def press_together():
        press(together)
        together.clear()

    for token in tokens(row):
        if token in ("C", "AC", "DEL", "Rad", "Deg") or token in SECOND:
            press_together()
        if token in ("C", "AC"):
            page.settle()
            if token not in page.keys():
                if token == "C":
                    return False
                press(["C"])
                page.settle()
            press([token])
            page.settle()
        elif token == "DEL":
            # It has no place on the keypad.
            page.type(["Backspace"])
        elif token in SECOND:
            for part in ("2nd", token, "2nd"):
                press([part])
                page.settle()
        elif token in ("Rad", "Deg"):
            press([token])
            page.settle()
        else:
            together.append(token)
    press_together()
    return True


def play_rows(page, table, between, enter):
    """Plays rows of a table, with something between them."""
    def enter_row(row):
        between()
        is_entered = enter(row)
        page.settle()
        return is_entered

    skipped = play(
        table, enter_row, lambda row: differences(page, row), wait=lambda: page.settle(quiet=300))
    assert skipped == unreachable(table)


def play_by_pointer(page, table, press):
    play_rows(page, table, lambda: reset(page), lambda row: press_row(page, row, press))


@pytest.fixture
def share(request):
    """What is clicked of a table: in Chromium the usual share, in the others, which take longer, few rows."""
    is_chromium = request.config.getoption("--browser") == "chromium"
    return lambda table: chosen(table, turn=3) if is_chromium else few(table)


@pytest.mark.every_engine
@pytest.mark.parametrize("order", ORDERS)
def test_clicks(new_page, share, order):
    page = opened(new_page, f"/?order={order}")
    play_by_pointer(page, share(rows_in_turn(order)), page.click_keys)


@pytest.mark.parametrize("order", ORDERS)
def test_random_keys(new_page, order):
    page = opened(new_page, f"/?order={order}")
    play_by_pointer(page, list(random_rows(order, 40 if PLAYS_ALL else 8)), page.click_keys)


@pytest.mark.every_engine
def test_clicks_on_the_scientific_keypad(new_page, share):
    page = opened(new_page, "/?mode=scientific", width=1024, height=600)
    play_by_pointer(page, share(scientific_rows()), page.click_keys)


@pytest.mark.parametrize("order", ORDERS)
def test_taps(new_page, order):
    phone = opened(new_page, f"/?order={order}", width=390, height=844, touch=True)
    play_by_pointer(phone, few(rows_in_turn(order)), phone.tap_keys)


def test_taps_on_the_scientific_keypad(new_page):
    phone = opened(new_page, width=844, height=390, touch=True)
    assert "2nd" in phone.keys(), "a phone that lies has no scientific keypad"
    play_by_pointer(phone, few(scientific_rows()), phone.tap_keys)


def typed(token, index):
    """A key of the keypad on the keyboard."""
    if token == "=":
        # Both of its shortcuts get their turn.
        return [("=", "Enter")[index % 2]]
    return [NAMED.get(key, key) for key in strokes(keyboard(token))]


def type_row(page, row):
    """Types a row; false where it needs a C that Escape does not press."""
    for index, token in enumerate(tokens(row)):
        if token in ("C", "AC"):
            page.settle()
            shown = page.state()["clear"]
            if (token, shown) == ("C", "AC"):
                return False
            if token != shown:
                page.type(["Escape"])
                page.settle()
            page.type(["Escape"])
        elif token in SECOND:
            for key in typed(token, index):
                page.type([key])
                # The letters are those of the keys that are seen.
                page.settle()
        else:
            page.type(typed(token, index))
    return True


def play_by_keyboard(page, table, between):
    play_rows(page, table, between, lambda row: type_row(page, row))


@pytest.mark.parametrize("order", ORDERS)
def test_typed(new_page, order):
    page = opened(new_page, f"/?order={order}")
    play_by_keyboard(page, chosen(typed_rows(rows_in_turn(order)), turn=4, pairs=False), page.clear_all)


def test_typed_on_the_scientific_keypad(new_page):
    page = opened(new_page, "/?mode=scientific", width=1024, height=600)
    play_by_keyboard(page, chosen(typed_rows(scientific_rows(), 16), turn=4, pairs=False), lambda: reset(page))
