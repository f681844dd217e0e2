"""What desktops ask of the window: the actions of its desktop file, and what was searched for."""

import subprocess

from calculator_window import Atspi, has, wait_until

APP = "io.github.exactly_calculator.Exactly"


def ask(action, *parameter):
    subprocess.run(["gapplication", "action", APP, action, *parameter], check=True)


def test_the_scientific_keypad(window):
    assert not window.has_named("Sine")
    ask("scientific-keypad")
    wait_until(lambda: window.has_named("Sine"), "the scientific keypad")
    ask("scientific-keypad")
    window.type("1+1=")
    window.shows("2")
    assert window.has_named("Sine")


def test_a_new_calculation(window):
    window.type("12+3")
    window.shows("3")
    ask("new-calculation")
    window.shows("0")
    assert window.clear_label() == "AC"


def test_the_history_opens_and_stays_open(window):
    button = window.named("Show History")
    assert not has(button, Atspi.StateType.PRESSED)
    ask("history")
    wait_until(lambda: has(button, Atspi.StateType.PRESSED), "the history")
    ask("history")
    window.type("1+1=")
    window.shows("2")
    assert has(button, Atspi.StateType.PRESSED)


def test_what_was_searched_for_is_the_search_s_answer(window):
    ask("open-expression", "'sin(30) + 1/3'")
    window.shows("−0.65469829")
    # Angles of a search are radians, whatever the calculator's are.
    assert window.expression == "sin(30 rad) + 1 ÷ 3"
    ask("open-expression", "'1,5 * 2'")
    window.shows("3")


def test_what_is_no_expression_changes_nothing(window):
    window.type("12")
    window.shows("12")
    for text in ["firefox", "x = 3", "1/0 +"]:
        ask("open-expression", f"'{text}'")
    window.type("3")
    window.shows("123")
