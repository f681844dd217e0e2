"""Numbers of a sheet that change by the pointer and by keys."""

from calculator_window import wait_until
from sheet_window import SheetWindow


def test_a_number_is_dragged_with_control(window):
    sheet = SheetWindow(window)
    sheet.type("1.25 * 4\nans + 1")
    sheet.has_answer(2, "= 6")
    sheet.drag(1, column=2, by=3, modifier="ctrl")
    sheet.has_text("1.28 * 4\nans + 1")
    sheet.has_answer(2, "= 6.12")
    sheet.picture("dragged")
    sheet.drag(1, column=2, by=-6, modifier="ctrl")
    sheet.has_text("1.22 * 4\nans + 1")
    # What was dragged without letting go is one step.
    sheet.key("ctrl+z")
    sheet.has_text("1.28 * 4\nans + 1")
    sheet.key("ctrl+z")
    sheet.has_text("1.25 * 4\nans + 1")


def test_a_drag_without_a_key_selects(window):
    sheet = SheetWindow(window)
    sheet.type("1200 * 4")
    sheet.has_answer(1, "= 4,800")
    sheet.drag(1, column=0, by=5)
    sheet.has_text("1200 * 4")
    sheet.type("7")
    wait_until(lambda: sheet.text.startswith("7") and len(sheet.text) < 8, lambda: sheet.text)


def test_a_drag_with_control_beside_numbers_selects(window):
    sheet = SheetWindow(window)
    sheet.type("price = 4")
    sheet.has_answer(1, "= 4")
    sheet.drag(1, column=0, by=3, modifier="ctrl")
    sheet.has_text("price = 4")
    sheet.type("n")
    wait_until(lambda: sheet.text.startswith("n") and len(sheet.text) < 9, lambda: sheet.text)


def test_the_number_at_the_cursor_changes_by_keys(window):
    sheet = SheetWindow(window)
    sheet.type("5 - 3.0")
    sheet.has_answer(1, "= 2")
    sheet.key("alt+Up", "alt+Up", "alt+Down")
    sheet.has_text("5 - 3.1")
    sheet.has_answer(1, "= 1.9")
    sheet.key("ctrl+z")
    sheet.has_text("5 - 3.0")


def test_the_help_tells_of_it(window):
    sheet = SheetWindow(window)
    sheet.key("F1")
    for text in ("Change the number at the cursor", "Hold the key and drag a number to change it"):
        wait_until(
            lambda: any(node.get_name() == text for node in window.nodes_of_program()), text)
    sheet.picture("help")
