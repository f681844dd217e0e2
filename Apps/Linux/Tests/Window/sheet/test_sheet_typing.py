"""Typing into a sheet in its window: answers, errors, names, and what is heard."""

import re
import subprocess

from calculator_window import Atspi, has, wait_until, walk
from sheet_window import TRIP, SheetWindow


def test_answers_follow_what_is_typed(window):
    sheet = SheetWindow(window)
    sheet.type("rent = 1200\nrent * 12\n1/3")
    sheet.has_answer(2, "= 14,400")
    sheet.has_answer(3, "≈ 0.3333333333333333")
    sheet.key("ctrl+Home", "Down", "Up", "End", "BackSpace")
    sheet.has_answer(2, "= 1,440")
    assert sheet.text == "rent = 120\nrent * 12\n1/3"
    assert sheet.title == "• Untitled"


def test_answers_are_spoken_with_their_lines(sheet):
    assert sheet.text == TRIP
    assert sheet.spoken == {
        2: "line 2, rent is 1200, equals 1,200, exact",
        3: "line 3, food: 4 times 85, equals 340, exact",
        4: "line 4, total, equals 1,540, exact",
        6: "line 6, broken is 1 divided by 0, error, division by zero",
        7: "line 7, broken plus 1, error, line 6 has an error",
    }
    assert sheet.answers[6] == "! division-by-zero"
    assert sheet.answers[7] == "! failed-line 6"


def test_the_error_of_the_cursor_s_line_is_told_below(sheet):
    sheet.key("ctrl+Home", *["Down"] * 6)
    sheet.says("line 6 has an error")
    sheet.key("Up")
    sheet.says("division by zero")


def test_an_error_waits_for_a_rest(window):
    sheet = SheetWindow(window)
    sheet.type("1 + 1\n2 /")
    sheet.has_answer(2, "! unreadable")
    sheet.type(" 4")
    sheet.has_answer(2, "= 0.5")


def test_what_selected_lines_come_to(sheet):
    sheet.key("ctrl+Home", "Down", "shift+Down", "shift+End")
    sheet.says("sum 1,540, average 770, count 2")
    sheet.picture("selection")


def test_references_follow_their_lines_in_one_step(window):
    sheet = SheetWindow(window)
    sheet.type("12\n30\nline 2 * 2")
    sheet.has_answer(3, "= 60")
    sheet.key("ctrl+Home", "Return")
    sheet.has_text("\n12\n30\nline 3 * 2")
    sheet.has_answer(4, "= 60")
    sheet.key("ctrl+z")
    sheet.has_text("12\n30\nline 2 * 2")
    sheet.key("ctrl+shift+z")
    sheet.has_text("\n12\n30\nline 3 * 2")


def test_undo_takes_back_what_was_typed_without_a_rest(window):
    sheet = SheetWindow(window)
    sheet.type("12 + 3")
    sheet.has_answer(1, "= 15")
    sheet.key("ctrl+z")
    sheet.has_text("")
    sheet.key("ctrl+y")
    sheet.has_text("12 + 3")


def test_answers_come_back_with_their_lines(window, tmp_path):
    path = tmp_path / "long.sheet"
    text = "\n".join(f"{line} * 2" for line in range(1, 36))
    path.write_text(text, encoding="utf-8")
    answers = {line: f"= {line * 2}" for line in range(1, 36)}
    sheet = SheetWindow(window, path)
    wait_until(lambda: sheet.answers == answers, lambda: sheet.answers)
    for remove, bring_back in (("Delete", "ctrl+z"), ("ctrl+x", "ctrl+v")):
        sheet.key("ctrl+a", remove)
        sheet.has_text("")
        wait_until(lambda: not sheet.answers, lambda: sheet.answers)
        sheet.key(bring_back)
        sheet.has_text(text)
        wait_until(lambda: sheet.answers == answers, lambda: sheet.answers)


def test_a_click_on_an_answer_refers_to_it(sheet):
    sheet.key("ctrl+End")
    sheet.click(sheet.cell(2))
    sheet.has_text(TRIP + "rent")
    sheet.type(" + ")
    sheet.click(sheet.cell(3))
    sheet.has_text(TRIP + "rent + line 3")
    sheet.has_answer(8, "= 1,540")


def test_tab_completes_names(sheet):
    sheet.key("ctrl+End")
    sheet.type("ren\t * 2")
    sheet.has_text(TRIP + "rent * 2")


def test_tab_tells_what_there_is_to_choose_from(sheet):
    sheet.key("ctrl+End")
    sheet.type("ro\t")
    sheet.says("root(   round(   roots(   rol(   ror(")
    sheet.picture("names")
    sheet.has_text(TRIP + "ro")


def test_the_keypad_types_into_the_line(window):
    sheet = SheetWindow(window)
    for name in ["1", "2", "Add", "3", "Equals"]:
        sheet.click(sheet.find(lambda node: node.get_name() == name, name))
    sheet.has_text("12 + 3\n")
    sheet.has_answer(1, "= 15")


def test_more_of_an_answer(window):
    sheet = SheetWindow(window)
    sheet.type("sqrt(2) / 2")
    sheet.has_answer(1, "≈ 0.7071067811865475")
    sheet.key("ctrl+Return")
    wait_until(
        lambda: any(
            "0.70710678118654752440084436210484903928483593768847"
            in node.get_name().replace("\u200b", "")
            for node in window.nodes_of_program()), "more digits")
    sheet.picture("more")
    sheet.dialog("Close")


def test_pasted_ends_of_lines_become_the_sheet_s(window):
    sheet = SheetWindow(window)
    subprocess.run(
        ["xclip", "-selection", "clipboard"], input="1\r\n2\r3\u2029total".encode(), check=True)
    sheet.key("ctrl+v")
    sheet.has_answer(4, "= 6")
    sheet.type(" + 1")
    sheet.key("ctrl+Home", "Delete")
    sheet.type("7")
    sheet.has_answer(1, "= 7")
    sheet.has_answer(2, "= 2")


def test_a_change_elsewhere_is_told_after_a_rest(sheet):
    sheet.key("ctrl+Home", "Down", "End", "BackSpace")
    sheet.has_answer(4, "= 460")
    wait_until(
        lambda: any(
            node.get_role() == Atspi.Role.STATUS_BAR and node.get_name() == "1 answer changed"
            for node in sheet.nodes()), "what is said")


def test_an_empty_sheet_says_how_to_begin(window):
    sheet = SheetWindow(window)
    hint = sheet.find(
        lambda node: node.get_name() == "Rent: 950 EUR\nFood: 90 EUR * 4\ntotal", "the hint")
    _, _, width, height = window.extents(hint)
    assert width > height, "three lines are three rows"
    sheet.picture("empty")
    sheet.type("1")
    wait_until(lambda: not hint.get_state_set().contains(Atspi.StateType.SHOWING), "the hint goes")


def test_a_timesheet_is_put_below_the_text_and_taken_back(window):
    sheet = SheetWindow(window)
    sheet.type("1/4")
    sheet.menu("Example: Timesheet")
    sheet.has_answer(9, "= 38:45")
    sheet.picture("timesheet")
    sheet.key("ctrl+z")
    sheet.has_text("1/4")


def test_answers_are_written_into_the_text_and_taken_out(window):
    sheet = SheetWindow(window)
    sheet.type("1/4\nrent = 1200\n1/0")
    sheet.has_answer(3, "! division-by-zero")
    written = "1/4  # = 0.25\nrent = 1200  # = 1200\n1/0  # ! division-by-zero"
    sheet.menu("Write Answers into the Text")
    sheet.has_text(written)
    sheet.says("The answers are in the text")
    sheet.picture("written")
    sheet.key("ctrl+z")
    sheet.has_text("1/4\nrent = 1200\n1/0")
    sheet.key("ctrl+shift+z")
    sheet.has_text(written)
    sheet.key("ctrl+Home", "Right", "Right", "Right", "BackSpace")
    sheet.type("8")
    sheet.has_answer(1, "= 0.125")
    sheet.menu("Update Answers in the Text")
    sheet.has_text(written.replace("1/4  # = 0.25", "1/8  # = 0.125"))
    sheet.menu("Remove Answers from the Text")
    sheet.has_text("1/8\nrent = 1200\n1/0")


def test_typing_goes_on_after_the_menu_and_the_key_that_stops(sheet):
    sheet.key("ctrl+End", "F10")
    sheet.find(lambda node: node.get_name() == "Save As…", "the menu")
    sheet.key("Escape")
    wait_until(lambda: has(sheet.text_node, Atspi.StateType.FOCUSED), "the keyboard in the text")
    # GTK would open its list of emoji.
    sheet.key("ctrl+period")
    sheet.type("7*8")
    sheet.has_answer(8, "= 56")


def test_long_answers_fit(window):
    sheet = SheetWindow(window)
    sheet.type("200000!\n1000\n2.5\n2^3300\n")
    # A part of an exponent would be another number.
    wait_until(
        lambda: re.fullmatch(r"≈ 1\.4202\d*…e973350", sheet.answers.get(1, "")),
        lambda: sheet.answers)
    sheet.has_answer(2, "= 1,000")
    sheet.has_answer(3, "= 2.5")
    sheet.key("Up", "ctrl+Return")
    close = wait_until(
        lambda: next((node for frame in sheet.frames() for node in walk(frame)
                      if node.get_name() in ("Close", "Close Close")
                      and sheet.is_in_dialog(node)), None), "the digits")
    _, _, width, height = window.extents(close)
    x, y, _, _ = window.extents(close)
    assert 0 <= x and x + width <= 620 and 0 <= y and y + height <= 1000
