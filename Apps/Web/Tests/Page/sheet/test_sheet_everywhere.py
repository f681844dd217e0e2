"""A sheet as it is used for a while, in every browser."""

import pytest

pytestmark = pytest.mark.every_engine


def test_a_sheet_is_written_kept_and_taken_back(new_sheet):
    sheet = new_sheet()
    sheet.type("rent = 1200\nfood = 4 * 85\ntotal")
    sheet.shows("= 1,200", "= 340", "= 1,540")
    sheet.put_cursor(0)
    sheet.type("\n")
    sheet.shows("", "= 1,200", "= 340", "= 1,540")
    sheet.tab.click("[data-action=undo]")
    assert sheet.text() == "rent = 1200\nfood = 4 * 85\ntotal"
    sheet.tab.click("[data-action=redo]")
    assert sheet.text() == "\nrent = 1200\nfood = 4 * 85\ntotal"
    sheet.tab.reload()
    sheet.settle()
    assert sheet.text() == "\nrent = 1200\nfood = 4 * 85\ntotal"
    sheet.shows("", "= 1,200", "= 340", "= 1,540")


def test_keys_and_answers_type_into_the_line(new_sheet):
    sheet = new_sheet()
    sheet.focus()
    sheet.tab.click_keys(["1", "2", "+", "3", "="])
    sheet.settle()
    assert sheet.text() == "12 + 3\n"
    sheet.tab.click("#answers li[data-line='1'] button")
    sheet.tab.click_keys(["*", "2"])
    sheet.settle()
    assert sheet.text() == "12 + 3\nline 1 * 2"
    sheet.shows("= 15", "= 30")


def test_numbers_of_lines_follow_them_while_one_types(new_sheet):
    sheet = new_sheet()
    sheet.type("10\nline 1 + 1\nline 2 + 1")
    sheet.put_cursor(0)
    sheet.type("\n\n\n7")
    assert sheet.text() == "\n\n\n710\nline 4 + 1\nline 5 + 1"
    sheet.shows("", "", "", "= 710", "= 711", "= 712")


def test_answers_stand_beside_lines_that_are_broken(new_sheet):
    for width in (460, 1000):
        sheet = new_sheet(width, 800)
        sheet.type("a line of so many words that no window which is as narrow has room for it: 5\n7")
        taken, needed = sheet.heights()
        assert abs(taken - needed) <= 1, (taken, needed)
