"""What the tests of the window share."""

import pytest
from calculator_window import CalculatorWindow
from sheet_window import TRIP, SheetWindow


@pytest.fixture
def open_window(tmp_path):
    """Opens programs, whose state is in a folder of the test, and closes them."""
    windows = []

    def open_window(state="state", **options):
        window = CalculatorWindow(tmp_path / state, **options)
        windows.append(window)
        return window

    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "trip.sheet"
    file.write_text(TRIP, encoding="utf-8")
    return file


@pytest.fixture
def sheet(window, file):
    sheet = SheetWindow(window, file)
    sheet.has_answer(4, "= 1,540")
    return sheet
