"""What many presses leave behind."""

import os

# An hour's worth is 100,000; as many by EXACTLY_PRESSES.
PRESSES = int(os.environ.get("EXACTLY_PRESSES", "4000"))

# How much the resident memory may grow in the second half. Up to 20,000 presses are kept to be undone.
BOUND = 8 << 20

KEYS = ["1", "2", "Add", "3", "Multiply", "7", "Divide", "4", "Equals", "Percent"]


def test_memory_stays_within_a_bound(open_window):
    window = open_window(settings="history = off\n")

    def press(count):
        places = [window.places[name] for name in KEYS] * 10
        for _ in range(count // len(places)):
            window.click_at(*places)
            window.settle()

    press(PRESSES // 2)
    before = window.memory()
    press(PRESSES // 2)
    grown = window.memory() - before
    window.key("Escape", "Escape")
    window.shows("0")
    print(f"\n{PRESSES} presses: {before >> 10} KiB after a half, {grown >> 10} KiB more")
    assert grown < BOUND, f"{PRESSES // 2} presses took {grown >> 10} KiB"
