"""A live sheet in its window: typing, answers, files, recovery, and what is heard."""

import os
import pathlib
import signal
import subprocess
import time

import pytest
from calculator_window import Atspi, CalculatorWindow, wait_until
from sheet_window import SheetWindow, tell_of

SHEETS = pathlib.Path(__file__).parents[4] / "Conformance" / "sheets"

TRIP = "# Trip\nrent = 1200\nfood: 4 * 85\ntotal\n\nbroken = 1/0\nbroken + 1\n"


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "trip.sheet"
    file.write_text(TRIP, encoding="utf-8")
    return file


@pytest.fixture
def sheet(window, file):
    sheet = SheetWindow(window, file)
    sheet.has_answer(4, "= 1,540")
    return sheet


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
    sheet.says("root(   round(   rol(   ror(")
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
            "0.70710678118654752440084436210484903928483593768847" in node.get_name()
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


# Numbers that change (SHEET U3).


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


# Answers in the text.


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


# Files.


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


# Recovery.


def test_typing_outlives_a_kill(tmp_path, file):
    first = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(first, file)
    sheet.has_answer(4, "= 1,540")
    sheet.key("ctrl+End")
    sheet.type("7 * 6")
    sheet.has_answer(8, "= 42")
    time.sleep(1)
    first.process.kill()
    first.process.wait()
    first.process.stderr.close()
    assert file.read_text() == TRIP

    second = CalculatorWindow(tmp_path / "state")
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

    third = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(third, file)
    sheet.dialog("Discard")
    sheet.has_text(TRIP)
    third.close()
    assert not list((tmp_path / "state" / "exactly").glob("sheet-recovery*"))


def test_typing_into_a_file_that_others_have_written_since_is_not_lost(tmp_path, file):
    first = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(first, file)
    sheet.has_answer(4, "= 1,540")
    sheet.key("ctrl+End")
    sheet.type("7 * 6")
    sheet.has_answer(8, "= 42")
    time.sleep(1)
    first.process.kill()
    first.process.wait()
    first.process.stderr.close()
    file.write_text("another text\n", encoding="utf-8")

    second = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(second, file)
    sheet.picture("recovery")
    sheet.dialog("Cancel")
    wait_until(lambda: sheet.titles() == ["Exactly"], sheet.titles)
    sheet = SheetWindow(second, file)
    sheet.dialog("Recover", opens="• Untitled")
    sheet.has_text("another text\n")
    time.sleep(0.5)
    sheet.picture("recovered")
    second.process.kill()
    second.process.wait()
    second.process.stderr.close()
    assert file.read_text() == "another text\n"

    # It is kept again at once, and the file asks no more.
    third = CalculatorWindow(tmp_path / "state")
    SheetWindow(third, file).has_text("another text\n")
    sheet = SheetWindow(third)
    sheet.dialog("Recover")
    sheet.has_text(TRIP + "7 * 6")
    third.close()


def test_a_sheet_without_a_file_is_recovered(tmp_path):
    first = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(first)
    sheet.type("2 + 3")
    sheet.has_answer(1, "= 5")
    first.process.send_signal(signal.SIGTERM)
    first.close()
    second = CalculatorWindow(tmp_path / "state")
    sheet = SheetWindow(second)
    sheet.dialog("Recover")
    sheet.has_text("2 + 3")
    second.close()


# Sizes, languages, and all that sheets can say.


def test_a_narrow_window_has_the_answers_under_their_lines(sheet):
    sheet.resize(360, 420)
    left = sheet.window.extents(sheet.text_node)[0]

    def places():
        return {line: sheet.window.extents(sheet.cell(line)) for line in (2, 3, 4, 6, 7)}

    wait_until(lambda: all(place[0] < left + 60 for place in places().values()), places)
    sheet.picture("narrow")
    sheet.has_answer(4, "= 1,540")
    tops = {line: place[1] for line, place in places().items()}
    height = places()[2][3]
    # A line and its answer are as high as two lines; the blank one before line 6 has no answer.
    step = tops[3] - tops[2]
    assert height + 10 < step < 2 * height + 10
    assert tops[4] - tops[3] == tops[7] - tops[6] == step
    assert step < tops[6] - tops[4] < 2 * step
    # A line keeps its room while it is typed.
    sheet.key("ctrl+Home", "Down", "End")
    sheet.type(" +")
    wait_until(lambda: 4 in sheet.answers and tops[3] == places()[3][1], places)
    sheet.type(" 5")
    sheet.has_answer(2, "= 1,205")
    sheet.click(sheet.cell(3))
    sheet.resize(700, 420)
    wait_until(
        lambda: sheet.window.extents(sheet.cell(2))[0] > left + 300, "the answers beside the text")
    sheet.picture("wide")


def test_answers_stand_beside_their_lines(sheet):
    sheet.resize(700, 900)
    time.sleep(0.5)
    tops = [sheet.window.extents(sheet.cell(line))[1] for line in (2, 3, 4, 6, 7)]
    steps = {(b - a) / n for a, b, n in zip(tops, tops[1:], (1, 1, 2, 1))}
    assert len(steps) == 1


def test_a_change_elsewhere_is_told_after_a_rest(sheet):
    sheet.key("ctrl+Home", "Down", "End", "BackSpace")
    sheet.has_answer(4, "= 460")
    wait_until(
        lambda: any(
            node.get_role() == Atspi.Role.STATUS_BAR and node.get_name() == "1 answer changed"
            for node in sheet.nodes()), "what is said")


def test_words_of_another_language(open_window, file):
    window = open_window(settings="language = de\n", result="Ergebnis")
    window.key("ctrl+shift+n")
    wait_until(lambda: window.dialogs() == ["Ohne Titel"], window.dialogs)
    tell_of(window, file)
    wait_until(
        lambda: any(
            node.get_name() == "Zeile 4, total, gleich 1,540, exakt"
            for node in window.nodes_of_program()), "an answer in German")


def test_all_sheets_of_the_tables(window, tmp_path):
    tables = sorted(SHEETS.glob("*.txt"))
    assert len(tables) > 40
    for table in tables:
        text = table.read_bytes()
        expected = table.with_suffix(".expected").read_text(encoding="utf-8").splitlines()
        file = tmp_path / (table.stem + ".sheet")
        file.write_bytes(text)
        sheet = SheetWindow(window, file)
        wanted = {
            line: answer for line, answer in enumerate(expected, start=1) if answer}

        def plain():
            return {
                line: answer.replace(",", "").replace("−", "-")
                for line, answer in sheet.answers.items()}

        wanted = {line: answer.replace(",", "") for line, answer in wanted.items()}
        wait_until(lambda: plain() == wanted, lambda: f"{table.name}: {plain()}, not {wanted}")
        sheet.key("ctrl+w")
        wait_until(lambda: len(sheet.frames()) == 1, "the sheet is closed")
        assert file.read_bytes() == text
