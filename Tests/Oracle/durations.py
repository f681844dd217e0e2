"""Compares sums, differences and multiples of durations with whole numbers of nanoseconds.

    python durations.py [--count 100000] [--seed N]

EXACTLY names the command, `.build/release/exactly` by default. A line has up to four durations in one form: `7:45`,
`1:02:03.5` or `2 h 5 min 0.25 s`. The answer has to be exact, in the form of the line.
"""

import argparse
import random
import sys

from at_once import answers

SECOND = 10**9
MINUTE, HOUR = 60 * SECOND, 3600 * SECOND


def fraction(rest):
    """Nanoseconds as the decimals of a second, without zeros at the end; "" for none."""
    return ("." + f"{rest:09}".rstrip("0")) if rest else ""


def colons(count, has_seconds):
    """A number of nanoseconds as the calculator writes it with colons."""
    size = abs(count)
    text = f"{size // HOUR}:{size % HOUR // MINUTE:02}"
    if has_seconds:
        text += f":{size % MINUTE // SECOND:02}{fraction(size % SECOND)}"
    return ("-" if count < 0 else "") + text


def seconds(count):
    """A number of nanoseconds as seconds."""
    size = abs(count)
    return ("-" if count < 0 else "") + f"{size // SECOND}{fraction(size % SECOND)} s"


def duration(source, form):
    """A random duration of a form: its text and its nanoseconds."""
    hours, minutes = source.choice([0, source.randrange(24), source.randrange(200)]), source.randrange(60)
    if form == "minutes":
        return f"{hours}:{minutes:02}", hours * HOUR + minutes * MINUTE
    places = source.choice([0, 0, 1, 3, 6, 9])
    rest = source.randrange(60 * 10**places) * 10**(9 - places)
    count = hours * HOUR + minutes * MINUTE + rest
    decimals = fraction(rest % SECOND)
    if form == "seconds":
        return f"{hours}:{minutes:02}:{rest // SECOND:02}{decimals}", count
    return f"({hours} h {minutes} min {rest // SECOND}{decimals} s)", count


def line(source):
    """A random line and its answer."""
    form = source.choice(["minutes", "seconds", "units"])
    text, total = duration(source, form)
    if source.random() < 0.2:
        factor = source.randrange(2, 50)
        text, total = f"{factor} * {text}", factor * total
    for _ in range(source.randrange(4)):
        sign = source.choice("+-")
        # A time of day less a later one may be a night, and is refused.
        if sign == "-" and form != "units":
            text = f"({text})"
        operand, count = duration(source, form)
        text += f" {sign} ({operand})" if sign == "-" else f" + {operand}"
        total += count if sign == "+" else -count
    if form == "units":
        return f"{text} to s", seconds(total)
    return text, colons(total, form == "seconds")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments = arguments.parse_args()
    source = random.Random(arguments.seed)
    wrong = 0
    left = arguments.count
    while left > 0:
        rows = [line(source) for _ in range(min(left, 50_000))]
        left -= len(rows)
        given = answers([text for text, _ in rows], "--digits", "30")
        if len(given) != len(rows):
            sys.exit(f"{len(given)} answers to {len(rows)} lines")
        for (text, expected), answer in zip(rows, given):
            if answer != expected:
                wrong += 1
                if wrong <= 10:
                    print(f"{text}: {answer}, expected {expected}")
    print(f"{arguments.count} lines with durations, {wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
