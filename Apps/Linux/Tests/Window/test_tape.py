"""The paper tape in the pane, the number in large type, and numbers without separators."""

from calculator_window import wait_until


def tape(window):
    """What the tape has, line by line."""
    view = window.find(lambda node: node.get_name() == "Paper Tape" and node.get_role_name() == "text",
                       "the tape")
    return [" ".join(line.split()) for line in window.text(view).splitlines()]


def test_the_tape_has_each_number_and_the_totals(window):
    window.type("12+3*4-5=")
    window.shows("19")
    window.key("ctrl+t")
    wait_until(lambda: tape(window)[:5] == ["12", "+ 3 × 4", "⋄ 24", "− 5", "= 19"], "the tape")
    window.type("7*2")
    window.shows("2")
    wait_until(lambda: tape(window)[-2:] == ["7", "× 2"], "what is being entered")


def test_large_type_covers_the_number_until_a_key(window):
    window.type("1234567")
    window.shows("1,234,567")
    window.key("ctrl+l")
    window.find(lambda node: node.get_name() == "1,234,567" and node != window.result, "large type")
    wait_until(lambda: window.dialogs(), "a window of its own")
    window.key("5")
    wait_until(lambda: not window.dialogs(), "large type to go")
    window.shows("1,234,567")


def test_separators_by_key(window):
    window.type("1234567")
    window.shows("1,234,567")
    window.type("⌥\"")
    window.shows("1234567")
    window.type("⌥\"")
    window.shows("1,234,567")


def save_tape(window, path):
    """Makes a tape, and asks to have it saved."""
    window.type("2+3=")
    window.shows("5")
    window.key("ctrl+t")
    wait_until(lambda: tape(window)[:3] == ["2", "+ 3", "= 5"], "the tape")
    window.click(window.named("Save as Text"))
    wait_until(lambda: window.dialogs(), "a dialog that asks for a file")
    window.key("ctrl+a")
    window.xdotool("type", "--delay", "20", str(path))
    window.key("Return")


def test_the_tape_is_saved_where_a_person_says(window, tmp_path):
    file = tmp_path / "tape.txt"
    save_tape(window, file)
    # It is there as a whole, or not at all.
    wait_until(file.exists, "the file")
    assert file.read_text() == "   2\n+  3\n=  5\n----\n"
    assert {path.name for path in tmp_path.iterdir()} == {"tape.txt", "state"}


def test_a_tape_that_cannot_be_saved_is_told(window):
    # The system keeps this folder, in which nobody makes files.
    save_tape(window, "/proc/tape.txt")
    window.find(lambda node: node.get_name() == "The file cannot be saved", "what went wrong")
    window.key("Escape")
    wait_until(lambda: not window.dialogs(), "the question to go")
    window.shows("5")
