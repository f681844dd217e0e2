"""Compares conversions and products of units with pint's, and dates with Python's.

    python quantities.py [--count 20000] [--dates 100000] [--seed N]

EXACTLY names the command, `.build/release/exactly` by default. pint calculates with fractions here, so
that answers are compared exactly. Units that pint defines otherwise, or not at all, are left out, and
so are angles, which are no fractions of each other's unit, and temperatures, which are scales.
"""

import argparse
import csv
import datetime
import fractions
import json
import os
import pathlib
import random
import subprocess
import sys

import pint

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("EXACTLY", str(ROOT / ".build/release/exactly"))


def records(lines, *options):
    run = subprocess.run([COMMAND, "--json", *options], input="".join(line + "\n" for line in lines),
                         capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"{COMMAND} ended with {run.returncode}: {run.stderr}")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(lines):
        sys.exit("wrong: the number of answers")
    return answers


class Units:
    """The units that pint defines alike, by what they measure."""

    def __init__(self):
        self.registry = pint.UnitRegistry(non_int_type=fractions.Fraction, system="mks")
        self.by_dimension = {}
        with open(ROOT / "Conformance/units.csv", encoding="utf-8") as table:
            for row in csv.DictReader(table):
                if row["kind"] in ("unit", "prefixed") and row["pi_power"] == "0" and row["si"]:
                    self.add(row)

    def add(self, row):
        names = [name for name in [*row["names"].split("|"), row["symbol"]] if name]
        for name in names:
            try:
                value = self.registry.Quantity(fractions.Fraction(1), name).to_base_units()
            except Exception:  # Names that pint does not know end in errors of many kinds.
                continue
            factor = fractions.Fraction(row["rational"]) if row["rational"] else None
            if value.magnitude == factor and not value.dimensionless:
                group = self.by_dimension.setdefault((row["si"], frozenset(value.dimensionality.items())), [])
                group.append((row["symbol"], name))
                return


class Lines:
    """Random lines, each with what pint makes of it."""

    def __init__(self, seed, units):
        self.random = random.Random(seed)
        self.units = units
        self.groups = [group for group in units.by_dimension.values() if len(group) > 1]

    def number(self):
        digits = self.random.choice((1, 2, 3, 5, 9))
        places = self.random.randrange(4)
        number = fractions.Fraction(self.random.randrange(1, 10**digits), 10**places)
        return number, f"{number.numerator * 10**places // number.denominator}e-{places}"

    def quantity(self, group):
        number, text = self.number()
        symbol, name = self.random.choice(group)
        return self.units.registry.Quantity(number, name), f"{text} {symbol}"

    def conversion(self):
        group = self.random.choice(self.groups)
        value, text = self.quantity(group)
        symbol, name = self.random.choice(group)
        return value.to(name), f"{text} to {symbol}"

    def product(self):
        first, second, third = (self.random.choice(self.groups) for _ in range(3))
        (a, x), (b, y), (c, z) = (self.quantity(group) for group in (first, second, third))
        targets = [self.random.choice(group) for group in (first, second, third)]
        unit = self.units.registry
        target = unit(targets[0][1]) * unit(targets[1][1]) / unit(targets[2][1])
        text = f"{x} * {y} / ({z}) to {targets[0][0]} * {targets[1][0]} / {targets[2][0]}"
        return (a * b / c).to(target.units), text

    def total(self):
        group = self.random.choice(self.groups)
        (a, x), (b, y) = self.quantity(group), self.quantity(group)
        symbol, name = self.random.choice(group)
        sign = self.random.choice("+-")
        return (a + b if sign == "+" else a - b).to(name), f"{x} {sign} {y} to {symbol}"


def compare_units(count, seed):
    units = Units()
    source = Lines(seed, units)
    kinds = (source.conversion, source.product, source.total)
    cases = []
    while len(cases) < count:
        try:
            cases.append(source.random.choice(kinds)())
        except pint.DimensionalityError as error:
            sys.exit(f"wrong: pint and the table disagree about what is measured: {error}")
    for (value, line), record in zip(cases, records([line for _, line in cases])):
        expected = fractions.Fraction(value.magnitude)
        if record["exact"] is None and record["decimal"] is None:
            sys.exit(f"wrong: {line} is an error, {record['error']}, and {expected} by pint")
        if record["exact"] is not None:
            if fractions.Fraction(record["exact"].replace(" ", "")) != expected:
                sys.exit(f"wrong: {line} is {record['exact']}, and {expected} by pint")
        else:
            given = fractions.Fraction(record["decimal"])
            if abs(given - expected) > abs(expected) / 10**15:
                sys.exit(f"wrong: {line} is {record['decimal']}, and {float(expected)} by pint")
    known = sum(len(group) for group in units.by_dimension.values())
    print(f"{count} lines of {known} units are what pint makes of them")


def compare_dates(count, seed):
    source = random.Random(seed)
    last = datetime.date.max.toordinal()

    def day():
        return datetime.date.fromordinal(source.randrange(1, last + 1))

    names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    cases = []
    while len(cases) < count:
        date, other = day(), day()
        cases += [
            (f"{date} - {other}", f"{(date - other).days} d"),
            (f"{date} to weekday", names[date.weekday()]),
            (f"dayofyear({date})", str(date.timetuple().tm_yday)),
            (f"{other} + {(date - other).days} days" if date >= other
             else f"{other} - {(other - date).days} days", str(date)),
        ]
        year, week, _ = date.isocalendar()
        cases.append((f"{date} to week", f"{year:04}-W{week:02}"))
    for (line, expected), record in zip(cases, records([line for line, _ in cases])):
        unit = f" {record['unit']}" if "unit" in record else ""
        text = record.get("text") or f"{record['decimal']}{unit}"
        if text != expected:
            sys.exit(f"wrong: {line} is {text}, {record['error']}, and {expected} by Python")
    print(f"{len(cases)} lines of dates are what Python makes of them")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--dates", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=2026)
    arguments = arguments.parse_args()
    compare_units(arguments.count, arguments.seed)
    compare_dates(arguments.dates, arguments.seed)


if __name__ == "__main__":
    main()
