"""Rows of programmer-keys.csv on the page: clicked, typed and tapped."""

import pytest
from conformance import chosen, play
from programmer_keypad import PLACES, differences, set_words, turn
from programmer_rows import (
    KEYBOARD, KEYPADS, NO_KEYS, ORDERS, SECOND, SIGNS, WITHOUT_KEY, pressed, rows, settings)
from shares import few

# What changes which keys there are, or where.
CHANGING = {*SIGNS, *KEYPADS, "C", "AC"}


def without_key(table):
    return [row["id"] for row in table if row["id"] in WITHOUT_KEY]


def play_rows(page, table, press):
    """Plays rows, those behind each other that begin alike; gives the names of those that cannot be."""
    def enter(row):
        set_words(page, row)
        is_entered = press_row(page, row, press)
        page.settle()
        return is_entered

    skipped = play(
        sorted(table, key=settings), enter, lambda row: differences(page, row),
        wait=lambda: page.settle(quiet=300))
    return sorted(skipped)


def press_row(page, row, press):
    """Presses a row's keys on the page; false where it has a key that the keypad has not."""
    together = []

    def press_together():
        press(list(together))
        together.clear()

    if NO_KEYS & set(row["keys"].split()):
        return False
    for token in row["keys"].split():
        if token not in CHANGING and token not in SECOND:
            together.append(token)
            continue
        press_together()
        page.settle()
        if token in SECOND:
            for part in ("2nd", token, "2nd"):
                press([part])
                page.settle()
        elif token in KEYPADS:
            turn(page, token)
        elif token in SIGNS:
            # What is in force has no key.
            press([each for each in [token] if each in page.keys()])
        elif token in page.keys():
            press([token])
        else:
            # Everything is cleared by the second press, and the entry by one before that is made.
            if token == "C":
                return False
            press(["C"])
            page.settle()
            press(["AC"])
        page.settle()
    press_together()
    return True


def places(page):
    """Where the keys and the bits are."""
    found = page.keys()
    if "bit0" not in found and "base2" in found:
        found.update(page.run(PLACES))
    return found


def opened(new_page, order="precedence", **settings):
    page = new_page(**settings)
    page.open(f"/?mode=programmer&order={order}")
    return page


@pytest.mark.parametrize("order", ORDERS)
def test_clicks(new_page, order):
    page = opened(new_page, order, width=1024, height=700)

    def click(tokens):
        places(page)
        page.click_keys(tokens)

    table = chosen(rows(*ORDERS[order]), pressed, turn=3)
    assert play_rows(page, table, click) == without_key(table)


def test_clicks_upright(new_page):
    page = opened(new_page, width=480, height=800)

    def click(tokens):
        places(page)
        page.click_keys(tokens)

    play_rows(page, few(rows("programmer"), pressed), click)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "wide"])
def test_taps(new_page, size):
    phone = opened(new_page, width=size[0], height=size[1], touch=True)

    def tap(tokens):
        places(phone)
        phone.tap_keys(tokens)

    # The scientific keypad is no choice on a phone that stands.
    play_rows(phone, few(rows("programmer"), pressed, turn=1), tap)


def test_typed(new_page):
    page = opened(new_page)

    def type_keys(tokens):
        # Bits are walked and turned over: that is tested with them.
        assert not any(token.startswith("bit") for token in tokens)
        page.type([typed(token) for token in tokens])

    table = chosen([row for row in rows("programmer") if "bit" not in row["keys"]], pressed, turn=4, pairs=False)
    # Of some, a key is typed that belongs to no calculation of words.
    assert play_rows(page, table, type_keys) == without_key(table)


def typed(token):
    if token in ("C", "AC"):
        return "Escape"
    if token == "=":
        return "Enter"
    return "Backspace" if token == "DEL" else KEYBOARD.get(token, token)


def test_the_number_is_seen_in_a_window_that_is_enlarged_fourfold(new_page):
    page = new_page(320, 256)
    page.open("/?mode=programmer")
    page.type("123")
    page.shows("123")
    height = page.run("document.getElementById('display').getBoundingClientRect().height")
    assert height >= 16
