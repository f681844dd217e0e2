"""Reverse Polish notation on the page: rows of rpn-keys.csv by clicks, and the stack that is seen."""

import pytest
from conformance import SECOND, chosen, expected_display, play, unreachable
from programmer_keypad import set_words, turn
from programmer_rows import KEYPADS
from stack_rows import OUT_OF_REACH, below, pressed, rows

STACK = "[...document.querySelectorAll('#stack bdi')].map((row) => row.textContent).reverse()"


def is_on(page):
    return "drop" in page.keys()


def switch(page, on):
    if is_on(page) != on:
        page.command("rpn")
        page.settle()


def begin(page, row):
    """Empties the stack, with the keypad on which the row begins."""
    if row["mode"] == "programmer":
        # With the stack, what is set is what words are made of.
        switch(page, False)
        set_words(page, row)
    else:
        turn(page, row["mode"].capitalize())
    switch(page, True)
    page.clear_all()
    page.settle()
    # It reads AC as soon as x is 0; and the memory stays.
    page.click_keys([key for key in ("AC", "mc") if key in page.keys()])
    page.settle()


def press(page, token):
    # As the key is called here.
    token = "=" if token == "enter" else token
    if token in KEYPADS:
        turn(page, token)
    elif token in ("RPN", "Infix"):
        switch(page, token == "RPN")
    elif token in page.keys():
        page.click_keys([token])
    elif token in SECOND:
        for part in ("2nd", token, "2nd"):
            page.click_keys([part])
            page.settle()
    elif token == "DEL":
        # It has no place on this keypad.
        page.type(["Backspace"])
    elif token == "AC":
        for part in ("C", "AC"):
            page.click_keys([part])
            page.settle()
    else:
        return False
    return True


def enter(page, row):
    """Presses the keys of a row; false where it has one that the keypad has not."""
    begin(page, row)
    for token in row["keys"].split():
        if not press(page, token):
            return False
        page.settle()
    return True


def differences(page, row):
    """What is seen otherwise than a row says."""
    wanted = expected_display(row)
    found = [] if page.display() == wanted else [f"display is {page.display()}, not {wanted}"]
    if is_on(page) and page.run(STACK) != below(row):
        found.append(f"the stack is {page.run(STACK)}, not {below(row)}")
    return found


@pytest.mark.parametrize("part", range(3))
def test_rows(new_page, part):
    page = new_page(width=1024, height=760)
    page.open("/?mode=scientific")
    table = chosen(rows(), pressed, turn=3)[part::3]
    skipped = play(
        table, lambda row: enter(page, row), lambda row: differences(page, row))
    assert skipped == unreachable(table, OUT_OF_REACH)


def test_a_setting_that_stays(new_page):
    page = new_page(width=390, height=763)
    page.open()
    switch(page, True)
    page.click_keys(["1", "=", "2", "=", "3"])
    page.settle()
    assert page.run(STACK) == ["1", "2"] and page.display() == "3"
    assert page.run("document.querySelector('[data-key=\"=\"]').textContent") == "Enter"
    page.open()
    page.wait_for(lambda: page.display() == "3", otherwise="the number is gone")
    assert page.run(STACK) == ["1", "2"]
    page.click_keys(["+"])
    page.settle()
    assert page.run(STACK) == ["1"] and page.display() == "5"
    switch(page, False)
    assert not page.run("document.getElementById('stack').checkVisibility()")
    assert page.display() == "5"


@pytest.mark.parametrize("mode", ["basic", "scientific", "programmer"])
def test_everything_is_within_the_window(new_page, mode):
    page = new_page(width=1100, height=760)
    page.open(f"/?mode={mode}")
    switch(page, True)
    page.click_keys(["1", "=", "2", "=", "3", "=", "4"])
    for size in [(1100, 760), (763, 390), (390, 763), (320, 568)]:
        page.resize(*size)
        for theme in ("light", "dark"):
            page.prefer(color_scheme=theme)
            page.settle(quiet=100)
            assert page.run(OUTSIDE) == [], (size, theme)
            assert not page.run(COVERED), (size, theme)


# Elements outside the window.
OUTSIDE = """
[...document.querySelectorAll('#keypad .key, #display, #stack')].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1
    || box.bottom > innerHeight + 1;
}).map((part) => part.dataset.key ?? part.id)
"""

# Whether the stack is over the number.
COVERED = """
(() => {
  const stack = document.getElementById('stack').getBoundingClientRect();
  const number = document.getElementById('display').getBoundingClientRect();
  return stack.bottom > number.bottom;
})()
"""
