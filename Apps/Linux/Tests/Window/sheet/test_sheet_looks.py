"""How a sheet looks in its window, in its sizes and in another language."""

import subprocess
import time

from calculator_window import Atspi, wait_until
from sheet_window import TRIP, tell_of


def test_a_narrow_window_has_the_answers_under_their_lines(sheet):
    sheet.resize(360, 420)
    left = sheet.window.extents(sheet.text_node)[0]

    def places():
        return {line: sheet.window.extents(sheet.cell(line)) for line in (2, 3, 4, 6, 7)}

    wait_until(lambda: all(place[0] < left + 60 for place in places().values()), places)
    sheet.picture("narrow")
    sheet.has_answer(4, "= 1,540")
    tops = {line: place[1] for line, place in places().items()}
    height = places()[2][3]
    # A line and its answer are as high as two lines; the blank one before line 6 has no answer.
    step = tops[3] - tops[2]
    assert height + 10 < step < 2 * height + 10
    assert tops[4] - tops[3] == tops[7] - tops[6] == step
    assert step < tops[6] - tops[4] < 2 * step
    # A line keeps its room while it is typed.
    sheet.key("ctrl+Home", "Down", "End")
    sheet.type(" +")
    wait_until(lambda: 4 in sheet.answers and tops[3] == places()[3][1], places)
    sheet.type(" 5")
    sheet.has_answer(2, "= 1,205")
    sheet.click(sheet.cell(3))
    sheet.resize(700, 420)
    wait_until(
        lambda: sheet.window.extents(sheet.cell(2))[0] > left + 300, "the answers beside the text")
    sheet.picture("wide")


def test_answers_stand_beside_their_lines(sheet):
    sheet.resize(700, 900)
    time.sleep(0.5)
    tops = [sheet.window.extents(sheet.cell(line))[1] for line in (2, 3, 4, 6, 7)]
    steps = {(b - a) / n for a, b, n in zip(tops, tops[1:], (1, 1, 2, 1))}
    assert len(steps) == 1


def looks(sheet):
    """The parts of the text that do not look as usual, from the first on."""
    text, found, place = sheet.text, [], 0
    while place < len(text):
        look, start, end = Atspi.Text.get_attribute_run(sheet.text_node, place, False)
        found += [(text[start:end], look)] if look else []
        place = max(end, place + 1)
    return found


def test_text_that_is_put_in_place_of_the_same_looks_like_it(sheet):
    expected = [
        ("# Trip", {"weight": "700"}), ("/", {"underline": "error"}),
        ("broken", {"underline": "error"})]
    wait_until(lambda: looks(sheet) == expected, lambda: looks(sheet))
    subprocess.run(["xclip", "-selection", "clipboard"], input=TRIP.encode(), check=True)
    for keys in (["ctrl+a", "ctrl+v"], ["ctrl+a", "Delete", "ctrl+v"], ["ctrl+a", "Delete", "ctrl+z"]):
        sheet.key(*keys)
        sheet.has_text(TRIP)
        time.sleep(0.5)
        wait_until(lambda: looks(sheet) == expected, lambda: f"{looks(sheet)} after {keys}")


def test_words_of_another_language(open_window, file):
    window = open_window(settings="language = de\n", result="Ergebnis")
    window.key("ctrl+shift+n")
    wait_until(lambda: window.dialogs() == ["Ohne Titel"], window.dialogs)
    tell_of(window, file)
    wait_until(
        lambda: any(
            node.get_name() == "Zeile 4, total, gleich 1,540, exakt"
            for node in window.nodes_of_program()), "an answer in German")
