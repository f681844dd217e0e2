"""The window's share of Conformance/sheets, opened."""

import pathlib

from calculator_window import wait_until
from conformance import chosen, no_keys
from sheet_window import SheetWindow

SHEETS = pathlib.Path(__file__).parents[5] / "Conformance" / "sheets"


def test_sheets_of_the_tables(window, tmp_path):
    tables = sorted(SHEETS.glob("*.txt"))
    assert len(tables) > 40
    for table in chosen(tables, no_keys, turn=2):
        text = table.read_bytes()
        expected = table.with_suffix(".expected").read_text(encoding="utf-8").splitlines()
        file = tmp_path / (table.stem + ".sheet")
        file.write_bytes(text)
        sheet = SheetWindow(window, file)
        wanted = {
            line: answer for line, answer in enumerate(expected, start=1) if answer}

        def plain():
            return {
                line: answer.replace(",", "").replace("−", "-")
                for line, answer in sheet.answers.items()}

        wanted = {line: answer.replace(",", "") for line, answer in wanted.items()}
        wait_until(lambda: plain() == wanted, lambda: f"{table.name}: {plain()}, not {wanted}")
        sheet.key("ctrl+w")
        wait_until(lambda: len(sheet.frames()) == 1, "the sheet is closed")
        assert file.read_bytes() == text
