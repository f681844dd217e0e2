"""Reverse Polish notation in the window: the keys, and the stack above the number."""

BASIC, STACK = 19, 4


def turn(window, keys=BASIC + STACK):
    window.key("ctrl+r")
    window.shows_keys(keys)


def test_numbers_stand_on_a_stack(window):
    turn(window)
    window.type("1")
    window.key("Return")
    window.type("2")
    window.key("Return")
    window.type("3")
    window.shows("3")
    window.find(lambda node: node.get_name() == "1 | 2", "1 | 2")
    window.type("+*")
    window.shows("5")
    window.find(lambda node: node.get_name() == "Enter", "Enter")


def test_keys_move_the_stack(window):
    turn(window)
    window.type("7")
    window.key("Return")
    window.type("2⌥z")
    window.shows("7")
    window.find(lambda node: node.get_name() == "2", "2")
    window.type("/")
    window.shows("0.28571429")
    window.key("ctrl+z")
    window.shows("7")
    window.type("⌥x")
    window.shows("2")


def test_it_is_a_setting_that_stays(open_window):
    window = open_window(settings="rpn = on\n")
    window.shows_keys(BASIC + STACK)
    turn(window, BASIC)
    turn(window)
