"""What many presses leave behind."""

import os

# An hour's worth is 100,000; as many by EXACTLY_PRESSES.
PRESSES = int(os.environ.get("EXACTLY_PRESSES", "4000"))

# In how many rounds they are made, after a first one that is not counted: what a press leaves behind,
# each round leaves behind, but what the toolkit makes once and keeps comes in one of them.
ROUNDS = 3

# How much the resident memory may grow in the round in which it grows least. Up to 20,000 presses are
# kept to be undone.
BOUND = 2 << 20

KEYS = ["1", "2", "Add", "3", "Multiply", "7", "Divide", "4", "Equals", "Percent"]


def test_memory_stays_within_a_bound(open_window):
    window = open_window(settings="history = off\n")

    def press(count):
        places = [window.places[name] for name in KEYS] * 10
        for _ in range(count // len(places)):
            window.click_at(*places)
            window.settle()

    count = PRESSES // (ROUNDS + 1)
    press(count)
    memory = [window.memory()]
    for _ in range(ROUNDS):
        press(count)
        memory.append(window.memory())
    grown = [after - before for before, after in zip(memory, memory[1:])]
    window.key("Escape", "Escape")
    window.shows("0")
    told = ", ".join(f"{bytes >> 10}" for bytes in grown)
    print(f"\n{memory[0] >> 10} KiB after {count} presses; rounds of as many took {told} KiB more")
    assert min(grown) < BOUND, f"each {count} presses took {told} KiB"
