"""The keypad of a sheet on its page, which types into the line at the cursor."""

import csv
import decimal
import pathlib

import pytest
from conformance import chosen

CONFORMANCE = pathlib.Path(__file__).resolve().parents[5] / "Conformance"

DIGITS = set("0123456789.")
OPERATORS = {"+", "-", "*", "/"}


def typed(sheet, tokens):
    sheet.tab.click_keys(tokens)
    sheet.settle()


def test_keys_type_into_the_line(sheet):
    typed(sheet, ["1", "2", "+", "3", "*", "4", "="])
    assert sheet.text() == "12 + 3 * 4\n"
    sheet.shows("= 24")
    typed(sheet, ["*", "2"])
    assert sheet.text() == "12 + 3 * 4\nans * 2"
    sheet.shows("= 24", "= 48")


def test_equals_on_a_blank_line_repeats(sheet):
    typed(sheet, ["5", "+", "3", "=", "=", "=", "="])
    assert sheet.text() == "5 + 3\nans + 3\nans + 3"
    sheet.shows("= 8", "= 11", "= 14")


def test_functions_signs_and_clearing(sheet):
    typed(sheet, ["9", "sqrt"])
    assert sheet.text() == "sqrt(9)"
    typed(sheet, ["+", "5", "+/-"])
    assert sheet.text() == "sqrt(9) + -5"
    typed(sheet, ["C"])
    assert sheet.text() == "sqrt(9) + "
    typed(sheet, ["AC"])
    assert sheet.text() == ""


def test_the_unit_of_angles_is_the_sheets(sheet):
    typed(sheet, ["3", "0", "sin", "Deg"])
    assert sheet.text().split("\n")[0].startswith("# exactly: ")
    assert sheet.text().split("\n")[1] == "sin(30)"


def test_keys_and_the_keyboard_in_turn(sheet):
    sheet.type("rent = ")
    typed(sheet, ["1", "2"])
    sheet.type("00")
    typed(sheet, ["="])
    sheet.type("rent")
    typed(sheet, ["*", "2"])
    assert sheet.text() == "rent = 1200\nrent * 2"
    sheet.shows("= 1,200", "= 2,400")


def test_what_is_typed_right_behind_a_key_comes_after_it(sheet):
    for _ in range(20):
        sheet.tab.click_at(*sheet.tab.centre("="))
        futures = [sheet.tab.press(character) for character in "7+1"]
    for future in futures:
        future.result(30)
    sheet.settle()
    lines = [line for line in sheet.text().split("\n") if line]
    assert lines == ["7+1"] * 20, sheet.text()


def is_under_the_law(keys):
    """Numbers, the four operators, % behind a number and one = at the end."""
    tokens = keys.split()
    # An operator that begins a sheet has no answer before it.
    if not tokens or tokens[-1] != "=" or tokens.count("=") != 1 or not set(tokens[0]) <= DIGITS:
        return False
    before = ""
    for token in tokens[:-1]:
        is_number = set(token) <= DIGITS
        if not (is_number or token in OPERATORS or token == "%"):
            return False
        if token == "%" and not set(before) <= DIGITS:
            return False
        before = token
    # The sum of two percentages is one, and an operator that nothing follows is not calculated.
    return tokens.count("%") < 2 and (set(before) <= DIGITS or before == "%")


def agrees(answer, display):
    """Whether a display shows the number of an answer, in as many digits as it has room for."""
    number, shown = (decimal.Decimal(text.lstrip("=≈ ").replace("−", "-").replace(",", ""))
                     for text in (answer, display))
    return abs(number - shown) <= decimal.Decimal((0, (5,), shown.as_tuple().exponent - 1))


def test_law_u6_over_the_table_of_keys(new_sheet):
    with (CONFORMANCE / "keys.csv").open(newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file)
                if row["mode"] not in ("left-to-right",) and is_under_the_law(row["keys"])]
    assert len(rows) > 40
    sheet = new_sheet()
    wrong = []
    for row in chosen(rows, turn=3):
        sheet.write("")
        keys = [key for token in row["keys"].split()
                for key in (token if set(token) <= DIGITS else [token])]
        typed(sheet, keys)
        answers = [answer for answer in sheet.answers() if answer]
        if row["display"] == "Error":
            continue
        if not answers or not agrees(answers[-1], row["display"]):
            wrong.append(f"{row['keys']}: {sheet.text()!r} has {answers}, not {row['display']}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("touch", [False, True])
def test_the_keypad_is_hidden_and_shown(new_sheet, touch):
    sheet = new_sheet(390, 844, touch=touch)
    assert sheet.tab.count("#keypad .key") > 0
    assert sheet.tab.attribute("#keypad-toggle", "aria-pressed") == "true"
    # A phone's own keyboard would cover it.
    assert sheet.tab.attribute("#text", "inputmode") == ("none" if touch else "text")
    sheet.tab.click("#keypad-toggle")
    assert sheet.tab.box("#keypad") is None
    assert sheet.tab.attribute("#text", "inputmode") == "text"
    sheet.tab.reload()
    sheet.settle()
    assert sheet.tab.box("#keypad") is None


def test_a_narrow_window_has_the_basic_keypad(new_sheet):
    sheet = new_sheet(390, 844, touch=True)
    assert sheet.tab.box("[data-key='7']") and not sheet.tab.box("[data-key='sin']")
    sheet.tab.tap_keys(["1", "2", "+", "3", "="])
    sheet.settle()
    assert sheet.text() == "12 + 3\n"
    sheet.shows("= 15")
