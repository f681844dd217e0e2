"""What was typed into a sheet whose program was killed."""

import signal

import pytest
from calculator_window import wait_until
from sheet_window import TRIP, SheetWindow


@pytest.fixture
def killed(open_window, file):
    """A program that was killed as soon as it had kept what was typed."""
    window = open_window()
    sheet = SheetWindow(window, file)
    sheet.has_answer(4, "= 1,540")
    sheet.key("ctrl+End")
    sheet.type("7 * 6")
    sheet.has_answer(8, "= 42")
    wait_until(lambda: any("7 * 6" in text for text in sheet.kept()), sheet.kept)
    window.kill()
    assert file.read_text() == TRIP


def test_typing_outlives_a_kill(killed, open_window, file):
    second = open_window()
    sheet = SheetWindow(second, file)
    sheet.dialog("Cancel")
    wait_until(lambda: sheet.titles() == ["Exactly"], sheet.titles)
    sheet = SheetWindow(second, file)
    sheet.dialog("Recover")
    sheet.has_text(TRIP + "7 * 6")
    sheet.has_answer(8, "= 42")
    # A signal ends it without a question, and what is not saved is offered once more.
    second.close()
    assert file.read_text() == TRIP

    third = open_window()
    sheet = SheetWindow(third, file)
    sheet.dialog("Discard")
    sheet.has_text(TRIP)
    third.close()
    assert not sheet.kept()


def test_typing_into_a_file_that_others_have_written_since_is_not_lost(killed, open_window, file):
    file.write_text("another text\n", encoding="utf-8")
    second = open_window()
    sheet = SheetWindow(second, file)
    sheet.picture("recovery")
    sheet.dialog("Cancel")
    wait_until(lambda: sheet.titles() == ["Exactly"], sheet.titles)
    sheet = SheetWindow(second, file)
    sheet.dialog("Recover", opens="• Untitled")
    sheet.has_text("another text\n")
    # It is kept again at once, and the file asks no more.
    wait_until(
        lambda: any("7 * 6" in text and file.name not in text for text in sheet.kept()), sheet.kept)
    sheet.picture("recovered")
    second.kill()
    assert file.read_text() == "another text\n"

    # A sheet without a file is offered as soon as a program starts.
    third = open_window()
    sheet = SheetWindow(third, is_there=True)
    sheet.dialog("Recover")
    sheet.has_text(TRIP + "7 * 6")
    SheetWindow(third, file).has_text("another text\n")


def test_a_sheet_without_a_file_is_recovered(open_window):
    first = open_window()
    sheet = SheetWindow(first)
    sheet.type("2 + 3")
    sheet.has_answer(1, "= 5")
    first.process.send_signal(signal.SIGTERM)
    first.close()
    sheet = SheetWindow(open_window(), is_there=True)
    sheet.dialog("Recover")
    sheet.has_text("2 + 3")
