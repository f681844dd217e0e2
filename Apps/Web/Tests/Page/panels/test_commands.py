"""The list of all commands: opened by a key, searched by typing, and done with what is chosen."""

import pytest

from calculator_page import CONTROL, META


def open_commands(page, modifiers=CONTROL):
    page.press("k", modifiers).result(10)
    page.wait_for(lambda: page.box("#panel .commands"), otherwise="there are no commands")
    page.settle()


def names(page):
    return page.run("[...document.querySelectorAll('#panel .commands span')].map((each) => each.textContent)")


@pytest.mark.parametrize("modifiers", [CONTROL, META], ids=["control", "command"])
def test_a_word_typed_at_once_finds_a_command_and_enter_gives_it(page, modifiers):
    page.type("1/4=")
    page.settle()
    page.press("k", modifiers)
    page.wait_for(lambda: page.box("#panel .commands"), otherwise="there are no commands")
    page.type([*"tape", "Enter"])
    page.wait_for(lambda: page.box("#panel[data-kind=tape]"), otherwise="there is no tape")


def test_commands_have_their_keys_and_only_what_can_be_done_is_there(page):
    open_commands(page)
    rows = page.run("[...document.querySelectorAll('#panel .commands .entry')].map((each) => each.textContent)")
    assert "Show History Alt+H" in rows
    assert not any(row.startswith("Undo") for row in rows), "nothing is to be undone"
    page.type("keypad")
    page.settle()
    assert names(page) == ["Basic Keypad", "Scientific Keypad", "Programmer Keypad"]
    page.click('#panel [data-id="keypad programmer"] button')
    page.wait_for(lambda: page.box("#bits"), otherwise="there is no programmer keypad")
    assert page.box("#panel") is None


def test_a_line_and_the_help_are_commands_too(page):
    page.type("5")
    open_commands(page)
    page.type([*"type a", "Enter"])
    page.wait_for(lambda: page.box("#typed-line"), otherwise="there is no line")
    page.type(["Escape"])
    page.settle()
    open_commands(page)
    page.type([*"help", "Enter"])
    page.wait_for(lambda: page.box("#panel[data-kind=help]"), otherwise="there is no help")


def test_nothing_found_is_said_and_escape_leaves_the_number(page):
    page.type("12")
    open_commands(page)
    page.type("xyzzy")
    page.settle()
    assert page.text("#panel .empty") == "Nothing found"
    # The first empties the search.
    page.type(["Enter", "Escape", "Escape"])
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the list stays")
    page.shows("12")
