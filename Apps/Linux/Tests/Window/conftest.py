"""What the tests of the window share."""

import pytest
from calculator_window import CalculatorWindow


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
