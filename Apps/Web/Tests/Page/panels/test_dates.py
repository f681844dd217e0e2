"""The panel of dates: what lies between two days, and the day some time after or before one."""

import pytest


def open_dates(page):
    page.command("dates")
    page.wait_for(lambda: page.box("#panel .dates"), otherwise="there are no dates")
    page.settle()


def enter(page, name, text):
    page.run(f"""
        (() => {{
          const input = document.getElementById('dates-{name}');
          input.value = '{text}';
          input.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()
    """)
    page.settle()


def answers(page):
    return page.run("[...document.querySelectorAll('#panel .answer')].map((each) => each.textContent)")


def test_it_begins_with_today(page):
    open_dates(page)
    today = page.run("new Date().toLocaleDateString('sv-SE')")
    weekday = page.run("new Date().toLocaleDateString('en-US', { weekday: 'long' })")
    assert page.run("document.getElementById('dates-from').value") == today
    assert page.text("#dates-from-remark") == weekday
    assert answers(page) == ["0 days", f"{today}, {weekday}"]


def test_the_days_between_two_dates_become_an_operand(page):
    page.type("7*")
    page.settle()
    open_dates(page)
    enter(page, "from", "2026-11-22")
    enter(page, "to", "2026-12-24")
    assert answers(page)[0] == "32 days"
    assert page.text("#panel .total .dim") == "1 month, 2 days\n24 workdays"
    page.click("#dates-last-day")
    page.settle()
    assert answers(page)[0] == "33 days"
    page.click("#panel .dates .actions button")
    page.shows("33")
    page.wait_for(lambda: page.box("#panel") is None, otherwise="the panel stays over the number")
    page.type("=")
    page.shows("231")


def test_time_is_added_and_subtracted(page):
    open_dates(page)
    enter(page, "from", "2026-01-31")
    enter(page, "months", "1")
    assert answers(page)[1] == "2026-02-28, Saturday"
    page.click("#panel input[value=subtract]")
    page.settle()
    assert answers(page)[1] == "2025-12-31, Wednesday"
    # What was entered is there again.
    page.click("#panel-close")
    open_dates(page)
    assert answers(page)[1] == "2025-12-31, Wednesday"


def test_a_date_is_typed_with_its_time_and_in_words(page):
    open_dates(page)
    enter(page, "from", "2026-11-22 14:30")
    enter(page, "to", "25 Dec 2026 9:00")
    assert answers(page)[0] == "32 days, 18 hours, 30 minutes"
    enter(page, "time", "10:00")
    assert answers(page)[1] == "2026-11-23 00:30, Monday"


@pytest.mark.parametrize("text, cause", [
    ("3x", "expected a whole number; error at character 2"),
    ("99999999", "at most 9999999"),
])
def test_what_is_no_number_is_told_with_its_place_and_cause(page, text, cause):
    open_dates(page)
    enter(page, "days", text)
    assert page.text("#dates-days-remark") == cause
    assert page.attribute("#dates-days", "aria-invalid") == "true"
    assert answers(page)[1] == "–"


def test_it_stands_beside_the_keypad_where_there_is_room(new_page):
    page = new_page(1280, 800)
    page.open()
    open_dates(page)
    assert page.run("document.getElementById('panel').matches(':modal')") is False
    page.click("#dates-days")
    page.type("12")
    page.settle()
    # What is typed into a field is not typed for the calculator.
    page.shows("0")
    assert page.run("document.getElementById('dates-days').value") == "12"
