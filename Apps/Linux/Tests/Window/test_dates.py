"""The window of dates: what lies between two days, and the day some time after or before one."""

import datetime
import os

from calculator_window import wait_until


def field(window, name):
    return window.find(lambda node: node.get_name() == name and node.get_role_name() == "text", name)


def shows(window, text):
    """Whether a label of the window of dates has a text."""
    return any(node.get_name() == text for node in window.nodes_of_program())


def enter(window, name, text):
    """Types a text in place of what a field has."""
    window.click(field(window, name))
    window.key("ctrl+a")
    window.xdotool("type", "--delay", "20", text)


def open_dates(window):
    window.type("⌥c")
    wait_until(lambda: window.dialogs(), "the window of dates")
    wait_until(lambda: shows(window, "From"), "its fields")


def test_it_begins_with_today(window):
    open_dates(window)
    today = datetime.date.today()
    assert window.text(field(window, "From")) == today.isoformat()
    assert shows(window, f"{today.isoformat()}, {today:%A}")


def test_the_days_between_two_dates_become_an_operand(window):
    window.type("7*")
    open_dates(window)
    enter(window, "From", "2026-11-22")
    enter(window, "To", "2026-12-24")
    wait_until(lambda: shows(window, "32 days"), "the days")
    assert shows(window, "1 month, 2 days\n24 workdays")
    if "EXACTLY_PICTURE" in os.environ:
        window.picture(os.environ["EXACTLY_PICTURE"])
    window.click(window.named("Use the Number"))
    wait_until(lambda: not window.dialogs(), "the window to go")
    window.focus()
    window.type("=")
    window.shows("224")


def test_a_date_that_is_wrong_is_told_with_its_place_and_cause(window):
    open_dates(window)
    enter(window, "To", "2026-02-30")
    wait_until(lambda: shows(window, "days of this month are 01 to 28"), "the cause")
    assert not shows(window, "32 days")


def test_time_is_added_and_subtracted(window):
    open_dates(window)
    enter(window, "From", "2026-01-31")
    enter(window, "Months", "1")
    wait_until(lambda: shows(window, "2026-02-28, Saturday"), "the sum")
    # A key of the calculator has the same name.
    buttons = [node for node in window.nodes_of_program() if node.get_name() == "Subtract"]
    window.click(next(node for node in buttons if node not in window.nodes()))
    wait_until(lambda: shows(window, "2025-12-31, Wednesday"), "the date before")
    window.key("Escape")
    wait_until(lambda: not window.dialogs(), "the window to go")
    window.focus()
    open_dates(window)
    assert window.text(field(window, "From")) == "2026-01-31"


def test_a_date_may_be_typed_in_words(window):
    open_dates(window)
    enter(window, "From", "24 Dec 2030")
    enter(window, "To", "25 Dec 2030 9:30")
    wait_until(lambda: shows(window, "1 day, 9 hours, 30 minutes"), "the days")
    away = (datetime.date(2030, 12, 25) - datetime.date.today()).days
    assert shows(window, f"2030-12-25 09:30, Wednesday, in {away} days")
