"""The paper tape in the pane, the number in large type, and numbers without separators."""

import pathlib

from calculator_window import wait_until


def tape(window):
    """What the tape has, line by line."""
    view = window.find(lambda node: node.get_name() == "Paper Tape" and node.get_role_name() == "text",
                       "the tape")
    return [" ".join(line.split()) for line in window.text(view).splitlines()]


def test_the_tape_has_each_number_and_the_totals(window):
    window.type("12+3*4-5=")
    window.shows("19")
    window.key("ctrl+t")
    wait_until(lambda: tape(window)[:5] == ["12", "+ 3 × 4", "⋄ 24", "− 5", "= 19"], "the tape")
    window.type("7*2")
    window.shows("2")
    wait_until(lambda: tape(window)[-2:] == ["7", "× 2"], "what is being entered")


def test_large_type_covers_the_number_until_a_key(window):
    window.type("1234567")
    window.shows("1,234,567")
    window.key("ctrl+l")
    window.find(lambda node: node.get_name() == "1,234,567" and node != window.result, "large type")
    wait_until(lambda: window.dialogs(), "a window of its own")
    window.key("5")
    wait_until(lambda: not window.dialogs(), "large type to go")
    window.shows("1,234,567")


def test_separators_by_key(window):
    window.type("1234567")
    window.shows("1,234,567")
    window.key("quotedbl")
    window.shows("1234567")
    window.key("quotedbl")
    window.shows("1,234,567")


def test_the_tape_is_saved_where_a_person_says(window, tmp_path):
    window.type("2+3=")
    window.shows("5")
    window.key("ctrl+t")
    wait_until(lambda: tape(window)[:3] == ["2", "+ 3", "= 5"], "the tape")
    window.click(window.named("Save as Text"))
    wait_until(lambda: window.dialogs(), "a dialog that asks for a file")
    file = tmp_path / "tape.txt"
    window.key("ctrl+a")
    window.xdotool("type", "--delay", "20", str(file))
    window.key("Return")
    wait_until(lambda: pathlib.Path(file).exists(), "the file")
    assert file.read_text() == "   2\n+  3\n=  5\n----\n"
