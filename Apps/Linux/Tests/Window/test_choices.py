"""The list of all commands, searched by typing."""

from calculator_window import wait_until


def test_all_commands_are_a_list_and_one_is_found_by_its_name(window, tmp_path):
    window.type("7")
    window.shows("7")
    window.key("ctrl+k")
    wait_until(lambda: window.dialogs(), "the commands")
    window.find(lambda node: node.get_name() == "Type a calculation as a line", "a command")
    window.picture(tmp_path / "commands.png")
    window.xdotool("type", "--delay", "20", "scientific")
    wait_until(lambda: not any(node.get_name() == "Type a calculation as a line" for node in window.nodes_of_program()),
               "what is found")
    window.key("Return")
    wait_until(lambda: not window.dialogs(), "the list to go")
    wait_until(lambda: window.has_named("Sine"), "the scientific keypad")
    window.shows("7")


def test_down_and_enter_choose_from_the_list(window):
    window.key("ctrl+k")
    wait_until(lambda: window.dialogs(), "the commands")
    window.xdotool("type", "--delay", "20", "scientific")
    wait_until(lambda: not any(node.get_name() == "Copy" for node in window.nodes_of_program()),
               "what is found")
    window.key("Down")
    window.key("Return")
    wait_until(lambda: not window.dialogs(), "the list to go")
    wait_until(lambda: window.has_named("Sine"), "the scientific keypad")
