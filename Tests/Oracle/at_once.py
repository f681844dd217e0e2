"""Compares answers that machine numbers give at once with those of the general way.

    python at_once.py [--count 100000] [--seed N]

EXACTLY names the command, `.build/release/exactly` by default. Plain lines are answered at once where
that is certain; `--json` always takes the general way. Every line must have the same digits in both.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("EXACTLY", str(ROOT / ".build/release/exactly"))


class Lines:
    """Random lines of arithmetic: numbers as people type them, long ones, and ones near powers of ten."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self):
        kind = self.random.random()
        if kind < 0.1:
            digits = self.random.choice("19") * self.random.randrange(1, 18)
        elif kind < 0.2:
            digits = "1" + "0" * self.random.randrange(17)
        else:
            digits = str(self.random.randrange(1, 10 ** self.random.choice((1, 2, 3, 4, 5, 9, 17))))
        places = self.random.choice((0, 0, 0, 1, 2, 2, 3, 8, 15))
        if not places:
            return digits
        digits = digits.rjust(places + 1, "0")
        return f"{digits[:-places]}.{digits[-places:]}"

    def factor(self, depth):
        kind = self.random.random()
        if depth < 3 and kind < 0.15:
            return f"({self.sum(depth + 1)})"
        if kind < 0.22:
            return f"sqrt({self.number()})"
        if kind < 0.3:
            return f"{self.number()}^{self.random.randrange(1, 9)}"
        return self.number()

    def product(self, depth):
        text = self.factor(depth)
        while self.random.random() < 0.4:
            text += self.random.choice("*/") + self.factor(depth)
        return text

    def sum(self, depth=0):
        text = self.random.choice(("", "", "", "-")) + self.product(depth)
        while self.random.random() < 0.5:
            text += self.random.choice(("+", "-", " - ")) + self.product(depth)
        return text


def answers(lines, *options):
    run = subprocess.run([COMMAND, *options], input="".join(line + "\n" for line in lines),
                         capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"{COMMAND} ended with {run.returncode}: {run.stderr}")
    return run.stdout.splitlines()


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=2026)
    arguments = arguments.parse_args()
    source = Lines(arguments.seed)
    left = arguments.count
    while left > 0:
        lines = [source.sum() for _ in range(min(left, 50_000))]
        left -= len(lines)
        plain, general = answers(lines), answers(lines, "--json")
        if not len(plain) == len(general) == len(lines):
            sys.exit("wrong: the number of answers")
        for line, text, record in zip(lines, plain, map(json.loads, general)):
            expected = record["decimal"] or "error: " + record["error"]
            if text != expected:
                sys.exit(f"wrong: {line} is {text} at once and {expected} in general")
    print(f"{arguments.count} lines have the same answers in both ways")


if __name__ == "__main__":
    main()
