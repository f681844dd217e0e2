"""Lines with units and dates, typed or pasted on the page: a number is entered, anything else is told."""

import datetime


def take_line(page, text):
    """Types a line as people do; where a name ends, it has become a field."""
    page.type(text)
    page.settle()
    assert page.box("#typed-line"), "it is no line"
    page.type(["Enter"])
    page.settle()


def tells(page, text):
    page.wait_for(lambda: page.text("#notice") == text, otherwise=f"it does not tell {text}")


def test_an_answer_with_a_unit_stands_beside_the_number_and_in_the_history(page):
    page.type("7=")
    page.settle()
    take_line(page, "5 ft + 3 in to cm")
    tells(page, "5 ft + 3 in → cm = 160.02 cm")
    page.shows("7")
    page.command("history")
    page.wait_for(lambda: page.box("#panel .history"), otherwise="there is no history")
    assert "160.02 cm" in page.text("#panel .history")


def test_a_plain_number_is_entered(page):
    take_line(page, "1 mi / 1 km")
    page.shows("1.609344")
    page.type("*2=")
    page.shows("3.218688")


def test_what_does_not_belong_together_is_refused_where_it_stands(page):
    take_line(page, "5 km + 3 kg")
    assert "km and kg measure different things" in page.text("#typed-problem")
    assert page.run("document.getElementById('typed-line').value") == "5 km + 3 kg"


def test_today_is_the_day_of_the_person(page):
    before = datetime.date.today()
    take_line(page, "today + 1 day - today")
    after = datetime.date.today()
    page.wait_for(lambda: page.text("#notice"), otherwise="it tells nothing")
    answers = {f"{day} + 1 d − {day} = 1 d" for day in (before, after)}
    assert page.text("#notice") in answers
