"""Typing into a sheet on its page."""

import pytest
from calculator_page import ALT, CONTROL, SHIFT


def test_answers_stand_beside_what_is_typed(sheet):
    sheet.type("rent = 1200\nfood = 4 * 85\ntotal")
    sheet.shows("= 1,200", "= 340", "= 1,540")
    assert sheet.text() == "rent = 1200\nfood = 4 * 85\ntotal"


def test_time_zones_are_those_of_the_browser(sheet):
    sheet.type("Start: 2026-07-01 14:30 Berlin\nStart to Tokyo\nStart to UTC")
    sheet.shows("= 2026-07-01 14:30", "= 2026-07-01 21:30", "= 2026-07-01 12:30")


def test_the_menu_leads_there_and_a_link_back(page):
    page.menu_item("a[href='sheet.html']", settles=False)
    page.wait_until_at("/sheet.html")
    page.click_named("Exactly", role="link", settles=False)
    page.wait_until_at("/")


def test_an_edit_changes_what_reads_it(sheet):
    sheet.write("rent = 1200\nrent × 12")
    sheet.shows("= 1,200", "= 14,400")
    sheet.put_cursor(11)
    sheet.type("0")
    sheet.shows("= 12,000", "= 144,000")


def test_an_error_is_told_after_a_rest_and_in_words(sheet):
    sheet.type("1 / 0")
    sheet.tab.wait_for(lambda: sheet.answers() == ["Division by zero"] or "zero" in "".join(sheet.answers()))


def test_numbers_of_lines_follow_them(sheet):
    sheet.write("10\n20\nline 1 + line 2")
    sheet.put_cursor(0)
    sheet.type("\n")
    assert sheet.text() == "\n10\n20\nline 2 + line 3"
    assert sheet.cursor() == [1, 1]
    sheet.shows("", "= 10", "= 20", "= 30")


def test_many_lines_at_the_top_while_all_numbers_move(sheet):
    sheet.write("10\n" + "\n".join(f"line {line} + 1" for line in range(1, 200)))
    sheet.put_cursor(0)
    # Each Enter goes before the answer to the last one has come.
    sheet.type("\n" * 30)
    lines = sheet.text().split("\n")
    assert lines == [""] * 30 + ["10"] + [f"line {line + 30} + 1" for line in range(1, 200)]


def test_undo_takes_back_what_was_typed_and_redo_does_it_again(sheet):
    sheet.type("12")
    sheet.tab.press("z", CONTROL).result(10)
    sheet.settle()
    assert sheet.text() == ""
    sheet.tab.press("Z", CONTROL | SHIFT).result(10)
    sheet.settle()
    assert sheet.text() == "12"
    sheet.shows("= 12")
    sheet.tab.click("[data-action=undo]")
    assert sheet.text() == ""
    assert sheet.tab.run("document.querySelector('[data-action=undo]').disabled")


def test_answers_come_back_with_their_lines(sheet):
    answers = [f"= {line * 2}" for line in range(1, 36)]
    sheet.write("\n".join(f"{line} * 2" for line in range(1, 36)))
    sheet.shows(*answers)
    sheet.write("")
    sheet.shows()
    sheet.tab.press("z", CONTROL).result(10)
    sheet.shows(*answers)


def test_undo_takes_numbers_of_lines_back_as_well(sheet):
    sheet.write("10\nline 1 * 2")
    sheet.put_cursor(0)
    sheet.type("\n")
    assert sheet.text() == "\n10\nline 2 * 2"
    sheet.tab.press("z", CONTROL).result(10)
    sheet.settle()
    assert sheet.text() == "10\nline 1 * 2"


def test_a_timesheet_is_put_below_the_text_and_taken_back(sheet):
    sheet.tab.click("#menu-button")
    sheet.tab.click("[data-example=timesheet]")
    sheet.shows("", "= 8:00", "= 8:00", "= 7:30", "= 7:45", "= 7:30", "= 38:45", "= 38.75 h", "= 716.875 EUR")
    sheet.tab.click("[data-action=undo]")
    sheet.settle()
    assert sheet.text() == ""


def test_what_is_pasted_and_cut(sheet):
    sheet.tab.call("Input.insertText", text="a = 2\r\nb = a * 3\nb")
    sheet.settle()
    sheet.shows("= 2", "= 6", "= 6")
    sheet.put_cursor(6, 16)
    sheet.tab.press("Delete").result(10)
    sheet.settle()
    assert sheet.text() == "a = 2\nb"


def test_letters_of_every_length(sheet):
    sheet.write("Café 😀: 2\nπ × line 1 # 😀\n日本 = 3")
    sheet.put_cursor(len("Café 😀: 2".encode("utf-16-le")) // 2)
    sheet.type("0")
    assert sheet.text() == "Café 😀: 20\nπ × line 1 # 😀\n日本 = 3"
    sheet.shows("= 20", "≈ 62.83185307179586", "= 3")


def test_what_is_composed(sheet):
    sheet.write("total = 5\n")
    sheet.put_cursor(10)
    for text in ("k", "か", "かk", "かこ"):
        sheet.tab.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))
    sheet.tab.call("Input.insertText", text="過去")
    sheet.settle()
    assert sheet.text() == "total = 5\n過去"
    sheet.type(" = 7")
    sheet.shows("= 5", "= 7")


def test_tab_completes_a_name_and_else_goes_on(sheet):
    sheet.type("rent = 5\nren")
    assert sheet.tab.text("#completions") == "rent"
    sheet.tab.press("Tab").result(10)
    sheet.settle()
    assert sheet.text() == "rent = 5\nrent"
    sheet.shows("= 5", "= 5")
    sheet.tab.press("Tab").result(10)
    sheet.settle()
    assert sheet.tab.run("document.activeElement.id") != "text"


def test_a_name_is_completed_by_a_click(sheet):
    sheet.type("9 + sq")
    sheet.tab.click("#completions button")
    assert sheet.text() == "9 + sqrt("
    sheet.type("16)")
    sheet.shows("= 13")


def test_an_answer_that_is_clicked_is_referred_to(sheet):
    sheet.type("rent = 5\n7\n")
    sheet.tab.click("#answers li[data-line='1'] button")
    assert sheet.text() == "rent = 5\n7\nrent"
    sheet.type(" + ")
    sheet.tab.click("#answers li[data-line='2'] button")
    assert sheet.text() == "rent = 5\n7\nrent + line 2"
    sheet.shows("= 5", "= 7", "= 12")


def test_what_is_selected_is_added_up(sheet):
    sheet.write("4\n8\n12")
    sheet.put_cursor(0, 6)
    assert sheet.status() == "sum 24, average 8, count 3"
    sheet.put_cursor(0)
    assert sheet.status() == ""


def test_more_of_an_answer(sheet):
    sheet.type("2/3")
    sheet.tab.press("Enter", CONTROL).result(10)
    sheet.settle()
    values = sheet.tab.run("document.querySelector('#more .values').innerText")
    assert "= 2/3" in values and "0." + "6" * 49 in values
    sheet.tab.press("Escape").result(10)
    sheet.settle()
    assert sheet.tab.run("document.activeElement.id") == "text"
    sheet.type("1")
    assert sheet.text() == "2/31"


def test_a_number_is_changed_by_the_arrows_with_alt(sheet):
    sheet.write("price = 1.25")
    sheet.put_cursor(12)
    for _ in range(3):
        sheet.tab.press("ArrowUp", ALT).result(10)
    sheet.settle()
    assert sheet.text() == "price = 1.28"
    sheet.shows("= 1.28")


def test_a_number_is_dragged_with_alt(sheet):
    sheet.write("price = 125")
    sheet.put_cursor(0)
    left, top, *_ = sheet.tab.box("#text")
    place = {"x": left + 12 + 72, "y": top + 26}

    def mouse(kind, **more):
        sheet.tab.call("Input.dispatchMouseEvent", type=kind, button="left", modifiers=ALT, **{**place, **more})

    mouse("mousePressed", clickCount=1, buttons=1)
    for shift in (8, 24, 40, 80):
        mouse("mouseMoved", x=place["x"] + shift, buttons=1)
    mouse("mouseReleased", x=place["x"] + 80, clickCount=1)
    sheet.settle()
    assert sheet.text() == "price = 135"
    sheet.tab.press("z", CONTROL).result(10)
    sheet.settle()
    assert sheet.text() == "price = 125"


def test_what_takes_long_is_calculated_behind_and_can_be_stopped(sheet):
    sheet.give("long.sheet", "a = 2\nsum(1/k, k, 1, 300000)\na * 3")
    sheet.tab.wait_for(lambda: sheet.answers() and sheet.answers()[1] == "…")
    assert sheet.answers()[2] == "= 6"
    sheet.tab.wait_for(lambda: sheet.tab.state()["state"] == "busy", timeout=20)
    # The field is there for typing all the while.
    sheet.put_cursor_at_once(5)
    sheet.tab.press("0").result(10)
    assert sheet.text().startswith("a = 20\n")
    sheet.tab.wait_for(lambda: sheet.tab.state()["state"] == "busy", timeout=20)
    sheet.tab.click("#busy .stop", settles=False)
    sheet.tab.wait_for(lambda: sheet.tab.state()["state"] == "ready")
    sheet.settle()
    assert sheet.text().startswith("a = 20\n")
    assert sheet.answers() == ["= 20", "…", "= 60"]
    # Nothing is calculated until something is done.
    sheet.tab.run("new Promise((resolve) => setTimeout(resolve, 1000))")
    assert sheet.tab.state()["state"] == "ready" and sheet.answers()[1] == "…"


# Whether the person stops the calculation at the end of the sheet, or goes there while it runs.
@pytest.mark.parametrize("goes_first", [True, False])
def test_answers_that_are_seen_are_there_after_a_stop(sheet, goes_first):
    # Long enough to be seen at work, however busy the machine is.
    slow = "sum(1/k, k, 1, 300000)"
    lines = [slow, "2 * 2", slow, slow, slow] + [f"{line} * 2" for line in range(6, 301)]
    sheet.give("long.sheet", "\n".join(lines))

    def go_to_the_end():
        sheet.tab.run("document.getElementById('scroller').scrollTop = 1e9")

    def wait_for_the_end():
        sheet.tab.wait_for(lambda: sheet.answers()[-1:] == ["= 600"],
                           otherwise=f"the end is not shown, but {sheet.answers()[-1:]}")

    if goes_first:
        go_to_the_end()
        wait_for_the_end()
    sheet.tab.wait_for(lambda: sheet.tab.state()["state"] == "busy", timeout=20)
    go_to_the_end()
    sheet.tab.click("#busy .stop", settles=False)
    sheet.tab.wait_for(lambda: sheet.tab.state()["state"] == "ready")
    wait_for_the_end()
    # A stopped line is not calculated again.
    sheet.tab.run("new Promise((resolve) => setTimeout(resolve, 1000))")
    sheet.tab.run("document.getElementById('scroller').scrollTop = 0")
    sheet.tab.wait_for(lambda: sheet.answers()[:2] == ["…", "= 4"])
    assert sheet.tab.state()["state"] == "ready"
