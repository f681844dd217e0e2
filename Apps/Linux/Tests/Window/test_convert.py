"""The number in two units, on the display and in the window that units are chosen from."""

from calculator_window import wait_until


def shows(window, *names):
    """Waits until buttons of these names can be seen."""
    for name in names:
        wait_until(lambda: window.has_named(name), name)


def test_the_other_line_follows_and_units_change_places(window, tmp_path):
    window.type("5+3=")
    window.shows("8")
    window.type("⌥F")
    shows(window, "= 20.32 Centimetres", "Inches", "Centimetres", "Swap Units")
    window.picture(tmp_path / "upper.png")
    window.click(window.named("Swap Units"))
    shows(window, "≈ 3.1496063 Inches")
    window.shows("8")
    window.type("⌥F")
    wait_until(lambda: not window.has_named("Swap Units"), "one number")


def test_a_click_on_the_other_number_types_into_it(window, tmp_path):
    window.type("5")
    window.type("⌥F")
    shows(window, "= 12.7 Centimetres")
    window.click(window.named("= 12.7 Centimetres"))
    window.shows("12.7")
    shows(window, "= 5 Inches")
    window.picture(tmp_path / "lower.png")
    window.type("+1=")
    window.shows("13.7")


def test_units_are_found_by_name_and_chosen(window, tmp_path):
    window.type("1")
    window.type("⌥F")
    shows(window, "Inches")
    window.click(window.named("Inches"))
    wait_until(lambda: window.dialogs(), "the units")
    window.find(lambda node: node.get_name() == "Micrometres", "all of the category")
    window.picture(tmp_path / "units.png")
    window.xdotool("type", "--delay", "20", "furl")
    wait_until(lambda: not any(node.get_name() == "Micrometres" for node in window.nodes_of_program()),
               "what is found")
    window.key("Return")
    wait_until(lambda: not window.dialogs(), "the units to go")
    shows(window, "= 20,116.8 Centimetres")
