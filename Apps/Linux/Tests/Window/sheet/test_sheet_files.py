"""Files of sheets: opened, saved, closed and refused."""

import os

import pytest
from calculator_window import Atspi, wait_until
from sheet_window import TRIP, SheetWindow, tell_of


def test_it_is_saved_byte_for_byte(window, tmp_path):
    file = tmp_path / "windows.sheet"
    file.write_bytes("\ufeffa = 2\r\nb = a * 3  \r\n\tb".encode())
    os.chmod(file, 0o640)
    sheet = SheetWindow(window, file)
    sheet.has_answer(3, "= 6")
    sheet.key("ctrl+End")
    sheet.type(" + 1\nans")
    sheet.has_answer(4, "= 7")
    sheet.key("ctrl+s")
    wait_until(lambda: sheet.title == "windows.sheet", lambda: sheet.title)
    assert file.read_bytes() == "\ufeffa = 2\r\nb = a * 3  \r\n\tb + 1\r\nans".encode()
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_new_sheet_is_saved_where_one_says(window, tmp_path):
    sheet = SheetWindow(window)
    sheet.type("6 * 7")
    sheet.has_answer(1, "= 42")
    sheet.key("ctrl+s")
    chooser = wait_until(
        lambda: next((n for n in window.nodes_of_program()
                      if n.get_role() == Atspi.Role.TEXT and n.get_name() != "Sheet"
                      and "Untitled" in window.text(n)), None), "the dialog of files")
    window.xdotool("windowfocus", "--sync", window.screen_window())
    window.key("ctrl+a")
    sheet.type(str(tmp_path / "new.sheet"))
    wait_until(lambda: window.text(chooser).endswith("new.sheet"), lambda: window.text(chooser))
    sheet.key("Return")
    wait_until(lambda: sheet.title == "new.sheet", lambda: sheet.title)
    assert (tmp_path / "new.sheet").read_text() == "6 * 7"


def test_what_others_have_written_is_not_lost_unasked(sheet, file):
    sheet.key("ctrl+End")
    sheet.type("2 + 2")
    sheet.has_answer(8, "= 4")
    file.write_text("another text\n", encoding="utf-8")
    sheet.key("ctrl+s")
    sheet.dialog("Cancel")
    assert file.read_text() == "another text\n"
    sheet.focus()
    sheet.key("ctrl+s")
    sheet.dialog("Overwrite")
    wait_until(lambda: file.read_text() == TRIP + "2 + 2", file.read_text)
    wait_until(lambda: sheet.title == "trip.sheet", lambda: sheet.title)


def test_what_others_have_written_is_read_again(sheet, file):
    sheet.key("ctrl+End")
    sheet.type("2 + 2")
    sheet.has_answer(8, "= 4")
    file.write_text("3 * 4\n", encoding="utf-8")
    sheet.key("ctrl+s")
    sheet.picture("changed")
    sheet.dialog("Reload")
    sheet.has_answer(1, "= 12")
    sheet.has_text("3 * 4\n")
    wait_until(lambda: sheet.title == "trip.sheet", lambda: sheet.title)
    # One step of undo brings back the text that was typed.
    sheet.focus()
    sheet.key("ctrl+z")
    sheet.has_text(TRIP + "2 + 2")


@pytest.mark.parametrize("answer", ["Discard", "Save"])
def test_closing_asks_for_what_is_not_saved(sheet, file, answer):
    sheet.key("ctrl+End")
    sheet.type("2 + 2")
    sheet.has_answer(8, "= 4")
    sheet.key("ctrl+w")
    sheet.picture("closing")
    sheet.dialog("Cancel")
    sheet.focus()
    sheet.has_text(TRIP + "2 + 2")
    sheet.key("ctrl+w")
    sheet.dialog(answer)
    wait_until(lambda: len(sheet.frames()) == 1, "the sheet is closed")
    assert file.read_text() == (TRIP + "2 + 2" if answer == "Save" else TRIP)


def test_a_program_that_starts_with_a_file_shows_it(open_window, file):
    window = open_window(arguments=[str(file)])
    wait_until(lambda: window.dialogs() == ["trip.sheet"], window.dialogs)
    assert window.display == "0"


def test_sheets_outlive_the_calculator(window, tmp_path):
    sheet = SheetWindow(window)
    window.xdotool("windowfocus", "--sync", sheet.screen_window("Exactly"))
    window.key("ctrl+w")
    wait_until(lambda: sheet.titles() == ["Untitled"], sheet.titles)
    sheet.focus()
    sheet.type("6 * 7")
    sheet.has_answer(1, "= 42")


def test_what_is_no_text_is_refused(window, tmp_path):
    file = tmp_path / "picture.sheet"
    file.write_bytes(b"\xff\xfe1\n")
    tell_of(window, file)
    wait_until(
        lambda: any("UTF-8" in node.get_name() for node in window.nodes_of_program()), "a reason")
    assert not any("picture.sheet" == name for name in window.dialogs())
