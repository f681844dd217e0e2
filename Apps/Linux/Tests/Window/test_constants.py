"""The window of constants: found by name and taken as the operand."""

import os

from calculator_window import wait_until


def shows(window, text):
    """Whether a label of the program has a text."""
    return any(node.get_name() == text for node in window.nodes_of_program())


def open_constants(window):
    window.type("⌥Q")
    wait_until(lambda: window.dialogs(), "the window of constants")
    wait_until(lambda: shows(window, "Planck constant"), "its rows")


def test_a_constant_is_found_and_becomes_the_operand(window):
    window.type("2*")
    open_constants(window)
    assert shows(window, "SI Brochure 9 (2019)")
    assert any("left out" in node.get_name() for node in window.nodes_of_program())
    if "EXACTLY_PICTURE" in os.environ:
        window.picture(os.environ["EXACTLY_PICTURE"])
    window.xdotool("type", "--delay", "20", "light")
    wait_until(lambda: not shows(window, "Planck constant"), "what is found")
    assert shows(window, "299792458 m/s")
    window.key("Return")
    wait_until(lambda: not window.dialogs(), "the window to go")
    window.shows("299,792,458")
    window.focus()
    window.type("=")
    window.shows("599,584,916")


def test_a_row_is_chosen_with_the_pointer(window):
    open_constants(window)
    window.xdotool("type", "--delay", "20", "gravity")
    wait_until(lambda: not shows(window, "Planck constant"), "what is found")
    window.click(window.find(lambda node: node.get_name() == "Standard gravity", "the row"))
    wait_until(lambda: not window.dialogs(), "the window to go")
    window.shows("9.80665")


def test_nothing_is_found_and_escape_closes(window):
    open_constants(window)
    window.xdotool("type", "--delay", "20", "gravitation")
    wait_until(lambda: shows(window, "Nothing found"), "that nothing is found")
    window.key("Return")
    window.key("Escape")
    wait_until(lambda: not window.dialogs(), "the window to go")
    window.shows("0")
