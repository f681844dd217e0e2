"""Lines with units and dates, typed or pasted on the page: the display shows what they come to."""

import datetime

import pytest


def take_line(page, text):
    """Types a line as people do; where a name ends, it has become a field."""
    page.type(text)
    page.settle()
    assert page.box("#typed-line"), "it is no line"
    page.type(["Enter"])
    page.settle()


def test_an_answer_with_a_unit_is_shown_and_gone_on_from_and_in_the_history(page):
    page.type("7=")
    page.settle()
    take_line(page, "5 ft + 3 in to cm")
    page.shows("160.02 cm")
    assert page.text("#expression") == "5 ft + 3 in → cm"
    take_line(page, "+2 cm")
    page.shows("162.02 cm")
    page.click_keys(["+"])
    page.settle()
    assert "units" in page.text("#notice")
    page.shows("162.02 cm")
    page.command("history")
    page.wait_for(lambda: page.box("#panel .history"), otherwise="there is no history")
    assert "160.02 cm" in page.text("#panel .history")


def test_a_time_typed_in_digits_is_one(page):
    take_line(page, "7:45 + 8:20")
    page.shows("16:05")
    assert page.text("#expression") == "7:45 + 8:20"
    take_line(page, "9:15 - 1:30")
    page.shows("7:45")


def test_a_plain_number_is_entered(page):
    take_line(page, "1 mi / 1 km")
    page.shows("1.609344")
    page.type("*2=")
    page.shows("3.218688")


def test_what_does_not_belong_together_is_refused_where_it_stands(page):
    take_line(page, "5 km + 3 kg")
    assert "km and kg measure different things" in page.text("#typed-problem")
    assert page.run("document.getElementById('typed-line').value") == "5 km + 3 kg"


def test_two_readings_are_buttons_and_a_click_takes_one(page):
    take_line(page, "9/750 km ")
    assert page.run("[...document.querySelectorAll('#typed-readings button')].map(b => b.textContent)") == [
        "(9/750) km ", "9/(750 km) "]
    page.click("#typed-readings button")
    page.wait_for(lambda: not page.box("#typed"), otherwise="the line is still there")
    page.shows("0.012 km")


def test_equals_takes_a_line_and_is_typed_in_a_rate(page):
    page.type("5 km + 3 kg=")
    page.settle()
    assert "km and kg measure different things" in page.text("#typed-problem")
    page.type(["Escape"])
    page.settle()
    assert not page.box("#typed")
    page.type("rate 2026-11-20 1 EUR = 1.25 USD")
    page.settle()
    assert page.run("document.getElementById('typed-line').value") == "rate 2026-11-20 1 EUR = 1.25 USD"


def test_keys_that_are_clicked_type_into_an_open_line(page):
    page.type("3 km *")
    page.settle()
    page.click_keys(["1"])
    page.settle()
    assert page.run("document.getElementById('typed-line').value") == "3 km *1"
    page.click_keys(["0", "="])
    page.shows("30 km")
    assert not page.box("#typed")


def test_today_is_the_day_of_the_person(page):
    before = datetime.date.today()
    take_line(page, "today + 1 day - today")
    after = datetime.date.today()
    page.shows("1 d")
    assert page.text("#expression") in {f"{day} + 1 d − {day}" for day in (before, after)}


@pytest.mark.parametrize("line, answer", [
    ("5pm UTC in New Delhi", None), ("2026-07-01 14:30 Europe/Berlin to Asia/Tokyo", "2026-07-01 21:30"),
    ("2026-01-15 9:00 New York to Kolkata", "2026-01-15 19:30"),
    ("2026-06-01 9am São Paulo to zürich", "2026-06-01 14:00"),
    ("2026-11-22T14:30:00-06:00 to UTC", "2026-11-22 20:30"), ("now - now", "0:00"),
])
def test_the_zones_are_those_of_the_browser(page, line, answer):
    take_line(page, line)
    if answer is None:
        assert page.text("#typed-problem")
    else:
        page.shows(answer)


def test_a_time_that_the_clock_skips_is_refused_with_both_readings(page):
    take_line(page, "2026-03-29 02:30 Berlin to UTC")
    problem = page.text("#typed-problem")
    assert "2026-03-29 03:30 Europe/Berlin" in problem and "2026-03-29 01:30 Europe/Berlin" in problem
    top = "document.querySelector('{}').getBoundingClientRect().top"
    assert page.run(top.format("#typed-problem")) >= page.run(top.format("#calculator")), "it stands over the card"


def test_note_on_a_reading_is_whole(page):
    page.type("18% on 76.40")
    page.type(["Enter"])
    page.shows("90.152")
    assert page.text("#notice") == "adds the percentage; write `of` for the share alone"
    rest = "notice.scrollHeight - notice.clientHeight"
    page.wait_for(lambda: page.ask(rest) < 2, otherwise="the note is cut")
    page.type(["Escape"])
    page.wait_for(lambda: not page.text("#notice"), otherwise="the note is still there")


def test_cells_are_pasted_as_a_list(page):
    """A field would join their digits to one number."""
    field = "document.getElementById('typed-line').value"
    page.type("sum(")
    page.wait_for(lambda: page.run(field) == "sum(", otherwise="the text is not the field's")
    page.run("""document.getElementById('typed-line').dispatchEvent(Object.assign(
        new Event('paste', { cancelable: true, bubbles: true }),
        { clipboardData: { getData: () => '12\\n34.5\\t7\\n' } }))""")
    assert page.run(field) == "sum(12; 34.5; 7"
    page.type([")", "Enter"])
    page.shows("53.5")
