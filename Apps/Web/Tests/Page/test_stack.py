"""Reverse Polish notation on the page: all rows of rpn-keys.csv by clicks, and the stack that is seen."""

import csv

import pytest
from conformance import ROOT
from programmer_keypad import KEYPADS, SIGNS, set_words, turn

# How many rows the table has, told here once more, so that a lost row is missed.
COUNT = 167

STACK = "[...document.querySelectorAll('#stack bdi')].map((row) => row.textContent).reverse()"

# As the keys are called here.
NAMES = {"enter": "="}

# What changes which keys there are, or where.
CHANGING = {*SIGNS, *KEYPADS, "C", "AC", "2nd", "RPN", "Infix"}


def rows():
    with open(ROOT / "Conformance" / "rpn-keys.csv", encoding="utf-8", newline="") as table:
        found = list(csv.DictReader(table))
    assert len(found) == COUNT
    return found


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
        set_words(page, row | {"word": row["word"] or "64", "base": row["base"] or "10",
                               "signed": row["signed"] or "1"})
    else:
        turn(page, row["mode"].capitalize())
    switch(page, True)
    page.clear_all()
    page.settle()
    # It reads AC as soon as x is 0; and the memory stays.
    page.click_keys([key for key in ("AC", "mc") if key in page.keys()])
    page.settle()


def press(page, token):
    token = NAMES.get(token, token)
    if token in KEYPADS:
        turn(page, token)
    elif token in ("RPN", "Infix"):
        switch(page, token == "RPN")
    elif token in page.keys():
        page.click_keys([token])
    else:
        return False
    return True


def play(page, row):
    """What is seen otherwise than a row says; None where it has a key that the keypad has not."""
    begin(page, row)
    for token in row["keys"].split():
        if not press(page, token):
            return None
        page.settle()
    wanted = row["display"].replace("-", "−")
    found = [] if page.display() == wanted else [f"display is {page.display()}, not {wanted}"]
    below = [text.replace("-", "−") for text in row["stack"].split(" | ")[:-1]]
    if is_on(page) and page.run(STACK) != below:
        found.append(f"the stack is {page.run(STACK)}, not {below}")
    return found


@pytest.mark.parametrize("part", range(3))
def test_rows(new_page, part):
    page = new_page(width=1024, height=760)
    page.open("/?mode=scientific")
    failures, skipped = [], []
    for row in rows()[part::3]:
        found = play(page, row)
        if found is None:
            skipped.append((row["id"], row["keys"]))
        else:
            failures += [f"{row['id']} {row['keys']}: {text}" for text in found]
    assert not failures, "\n".join(failures)
    # A key that is not there, such as C where it reads AC, or one of second functions.
    assert len(skipped) < 20, skipped


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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(320, 568), (390, 763), (763, 390), (1100, 760)])
@pytest.mark.parametrize("mode", ["basic", "scientific", "programmer"])
def test_everything_is_within_the_window(new_page, size, mode, theme):
    page = new_page(width=size[0], height=size[1], color_scheme=theme)
    page.open(f"/?mode={mode}")
    switch(page, True)
    page.click_keys(["1", "=", "2", "=", "3", "=", "4"])
    page.settle()
    outside = page.run("""
        [...document.querySelectorAll('#keypad .key, #display, #stack')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < -1 || box.top < -1 || box.right > innerWidth + 1
            || box.bottom > innerHeight + 1;
        }).map((part) => part.dataset.key ?? part.id)
    """)
    assert outside == []
    covered = page.run("""
        (() => {
          const stack = document.getElementById('stack').getBoundingClientRect();
          const number = document.getElementById('display').getBoundingClientRect();
          return stack.bottom > number.bottom;
        })()
    """)
    assert not covered
