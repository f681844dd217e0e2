"""Keys at random with what the simple calculator shows: rows such as those of keys.csv, for every face.

    python3 random_keys.py [--order left-to-right] [--count 2000] [--seed 1]    prints them as a table
"""

import argparse
import csv
import os
import random
import sys

from simple_calculator import SimpleCalculator

COLUMNS = ["id", "mode", "keys", "display", "clear", "lit"]

# Digits are a half of what is pressed, so that there are numbers to calculate with.
TOKENS = [*"0123456789" * 2, *"..", *"++--**//", *"===", "+/-", "%", "%", "C", "DEL", "AC"]

# The same in every run, unless it is given from outside.
SEED = int(os.environ.get("EXACTLY_SEED", 1))


def random_rows(order, count, seed=SEED, longest=25):
    """So many rows of keys that a person can press: AC, where the key does not read C."""
    generator = random.Random(f"{order} {seed}")
    for number in range(count):
        calculator, keys = SimpleCalculator(order), []
        for _ in range(generator.randint(1, longest)):
            token = generator.choice(TOKENS)
            if token == "C":
                token = calculator.clear
            calculator.press(token)
            keys.append(token)
        yield row(f"R{number}", order, keys, calculator)


def expected(order, keys):
    """The row of given keys."""
    calculator = SimpleCalculator(order)
    for token in keys:
        calculator.press(token)
    return row("R", order, keys, calculator)


def row(name, order, keys, calculator):
    return dict(zip(COLUMNS, [
        name, order, " ".join(keys), calculator.display, calculator.clear, calculator.lit]))


def shrunk(keys, fails):
    """Keys that still fail, and of which none can be left out."""
    keys = list(keys)
    length = len(keys) // 2
    while length:
        start = 0
        while start < len(keys):
            fewer = keys[:start] + keys[start + length:]
            if fewer and fails(fewer):
                keys = fewer
            else:
                start += length
        length //= 2
    return keys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--order", default="precedence", choices=["precedence", "left-to-right"])
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(random_rows(options.order, options.count, options.seed))


if __name__ == "__main__":
    main()
