"""Compares conversions and products of units with those of GNU units.

    python gnu_units.py [--count 20000] [--seed N]

EXACTLY names the command, `.build/release/exactly` by default. GNU units calculates in doubles, so that
each of its answers must be the exact one but for the rounding of a few steps. Every unit of
Conformance/units.csv is compared, or stands in a list below with the reason why not; one that is in
neither ends the run.
"""

import argparse
import csv
import fractions
import math
import os
import random
import subprocess
import sys
import time

from quantities import ROOT, records

# The roundings of a unit's definition, step after step; the largest seen in a million lines is 4e-15.
TOLERANCE = fractions.Fraction(1, 10**14)

# What GNU units calls otherwise than any name in the table.
OTHERWISE = {
    "px": "1|96 in", "sqin": "in^2", "sqft": "ft^2", "sqyd": "yd^2", "sqmi": "mi^2",
    "cuin": "in^3", "cuft": "ft^3", "cuyd": "yd^3", "imp_fldr": "brdram",
    "imp_tbsp": "5|8 brfloz", "imp_tsp": "5|24 brfloz", "metric_tbsp": "15 ml",
    "metric_tsp": "5 ml", "quarter": "1|4 brhundredweight", "dr_ap": "apdram",
    "hour_angle": "1|24 circle", "compass_point": "1|32 circle", "mil_NATO": "1|6400 circle",
    "mps": "m/s", "c0": "c", "gn": "gravity", "tf": "tonne gravity", "ozf": "oz gravity",
    "short_tonf": "uston gravity", "long_tonf": "brton gravity", "cmHg": "10 mmHg",
    "cmH2O": "cm water", "ftH2O": "ft water", "psf": "lbf/ft^2", "Cal": "kcal",
    "BTU_th": "btu_th", "therm_US": "UStherm", "ftlbf": "ft lbf", "inlbf": "in lbf",
    "kgfm": "m kgf", "tTNT": "ton tnt", "Latm": "L atm", "var": "VA", "BTU_h": "btu/hr",
    "BTU_min": "btu/min", "ftlbf_s": "ft lbf/s", "ftlbf_min": "ft lbf/min", "bpm": "1/min",
    "delta_degC": "degC", "delta_degF": "degF", "mpg_imp": "mile/brgallon", "kmpl": "km/L",
    "Bps": "byte/s", "rad_dose": "rads", "permille": "0.001", "point_TeX": "texpoint",
    "RB": "1e27 byte", "QB": "1e30 byte",
}

# What GNU units defines otherwise or not at all, or expressions do not read as a unit, and why.
NOT_COMPARED = {
    "span": "9 inches of before the agreement of 1959",
    "barleycorn": "a third of an inch of before 1959",
    "ell": "45 inches of before 1959",
    "nail": "a sixteenth of a yard of before 1959",
    "cubit": "only those of other peoples",
    "pica": "12 points of printers, and not 12 of PostScript",
    "pc": "by the tangent of a second, and not by the second",
    "smi": "a prefix before the mile",
    "chi": "unknown", "sho": "unknown", "dunam": "unknown", "jin": "unknown", "foe": "a prefix before the oersted",
    "li": "as it was before the metric system", "liang": "as it was before the metric system",
    "beer_bbl": "the English one",
    "month": "a twelfth of the tropical year, and not of the Julian one",
    "decade": "of tropical years", "century": "of tropical years", "millennium": "of tropical years",
    "therm": "the one of the USA, which is therm_US",
    "spat": "a length of astronomers",
    "rpm": "an angle by time: a turn is 2 pi there and counts 1 here",
    "degRo": "unknown", "degDe": "unknown", "degNewton": "unknown",
    "crumb": "unknown",
    "percent": "has rules of its own in expressions",
    "Oe": "by the magnetic constant that is measured since 2019, and not by 4 pi/10^7",
}

# The scales of temperature, which are functions there.
SCALES = {"degC": "tempC", "degF": "tempF", "degRe": "tempreaumur"}


class GNUUnits:
    """One run of the program, which answers many questions."""

    def __init__(self):
        self.seconds = 0

    def lines(self, questions):
        """The answers to pairs of what one has and what one wants; nothing wanted asks for a definition."""
        text = "".join(f"{have}\n{want}\n" for have, want in questions)
        start = time.perf_counter()
        run = subprocess.run(
            ["units", "--terse", "--quiet", "--output-format", "%.17g", "--file", ""],
            input=text, capture_output=True, text=True, check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8", "UNITS_ENGLISH": "US"})
        self.seconds += time.perf_counter() - start
        answers = run.stdout.splitlines()
        if len(answers) != len(questions):
            pairs = zip(questions, answers)
            wrong = next((pair for pair in pairs if not is_number(pair[1])), run.stderr)
            sys.exit(f"wrong: {len(questions)} questions and {len(answers)} answers of units; {wrong}")
        return answers


def is_number(text):
    try:
        float(text)
    except ValueError:
        return False
    return True


class Table:
    """The units that both know alike, by what they measure, each with its names here and there."""

    def __init__(self, program):
        rows = []
        with open(ROOT / "Conformance/units.csv", encoding="utf-8") as table:
            rows = [row for row in csv.DictReader(table)
                    if row["kind"] in ("unit", "prefixed")]
        questions = [(row, name) for row in rows for name in self.names(row)]
        answers = program.lines([(name, "") for _, name in questions])
        known = {}
        for (row, name), answer in zip(questions, answers):
            if row["symbol"] not in known and self.agrees(row, answer):
                known[row["symbol"]] = name
        self.groups = {}
        missing = []
        for row in rows:
            symbol = row["symbol"]
            if symbol in NOT_COMPARED or symbol in SCALES:
                continue
            if symbol not in known:
                missing.append(symbol)
                continue
            self.groups.setdefault((row["quantity"], row["si"]), []).append((symbol, known[symbol]))
        if missing:
            sys.exit(f"wrong: neither alike in GNU units nor listed as different: {', '.join(missing)}")
        self.count = sum(len(group) for group in self.groups.values())

    @staticmethod
    def names(row):
        """What GNU units may call a unit: it writes names of several words as one."""
        if row["symbol"] in OTHERWISE:
            return [OTHERWISE[row["symbol"]]]
        names = [name for name in [*row["names"].split("|"), row["symbol"]] if name]
        names += [name.replace("imperial_", "br").replace("_", "") for name in names]
        return list(dict.fromkeys(names))

    @staticmethod
    def agrees(row, answer):
        """Whether the number at the end of a definition is that of the table."""
        number = answer.split("=")[-1].split()[0]
        if not row["rational"] or not is_number(number):
            return False
        factor = fractions.Fraction(row["rational"]) * fractions.Fraction(math.pi) ** int(row["pi_power"])
        return abs(fractions.Fraction(float(number)) / factor - 1) < TOLERANCE


class Questions:
    """Random lines, each with the question for GNU units and what its answer may be off by."""

    def __init__(self, seed, table):
        self.random = random.Random(seed)
        self.groups = [(kind, group) for (kind, _), group in table.groups.items() if len(group) > 1]

    def number(self):
        digits = self.random.choice((1, 2, 3, 5, 9))
        return f"{self.random.randrange(1, 10**digits)}e-{self.random.randrange(4)}"

    def quantity(self, group):
        number = self.number()
        symbol, name = self.random.choice(group)
        return f"{number} {symbol}", f"{number} ({name})"

    def conversion(self):
        _, group = self.random.choice(self.groups)
        here, there = self.quantity(group)
        symbol, name = self.random.choice(group)
        return f"{here} to {symbol}", (there, name)

    def product(self):
        while True:
            kinds, groups = zip(*(self.random.choice(self.groups) for _ in range(3)))
            # Whether a frequency counts turns is a question that the command asks back.
            if not {"angle", "frequency"} <= set(kinds):
                break
        (a, x), (b, y), (c, z) = (self.quantity(group) for group in groups)
        (d, u), (e, v), (f, w) = (self.random.choice(group) for group in groups)
        return (f"({a}) * ({b}) / ({c}) to {d} * {e} / ({f})",
                (f"{x} * {y} / ({z})", f"({u}) * ({v}) / ({w})"))

    def power(self):
        _, group = self.random.choice(self.groups)
        here, there = self.quantity(group)
        symbol, name = self.random.choice(group)
        exponent = self.random.choice((-2, -1, 2, 3))
        return f"({here})^{exponent} to {symbol}^{exponent}", (f"({there})^{exponent}", f"({name})^{exponent}")

    def temperature(self):
        number = self.number()
        (a, x), (b, y) = (self.random.choice(list(SCALES.items())) for _ in range(2))
        return f"{number} {a} to {b}", (f"{x}({number})", y)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=2026)
    arguments = arguments.parse_args()
    program = GNUUnits()
    table = Table(program)
    source = Questions(arguments.seed, table)
    kinds = (source.conversion, source.conversion, source.product, source.power, source.temperature)
    cases = [source.random.choice(kinds)() for _ in range(arguments.count)]
    start = time.perf_counter()
    ours = records([line for line, _ in cases], "--digits", "20")
    seconds = time.perf_counter() - start
    theirs = program.lines([question for _, question in cases])
    largest = 0
    for (line, question), record, answer in zip(cases, ours, theirs):
        if record["decimal"] is None:
            sys.exit(f"wrong: {line} is an error, {record['error']}, and {answer} by GNU units")
        if not is_number(answer):
            sys.exit(f"wrong: {line} is {record['decimal']}, and GNU units says to {question}: {answer}")
        exact, double = fractions.Fraction(record["decimal"]), fractions.Fraction(float(answer))
        # Scales have their zeros apart, and so a sum of a few hundred kelvins in between.
        size = abs(exact) + (1000 if question[1] in SCALES.values() else 0)
        largest = max(largest, abs(double - exact) / size)
        if abs(double - exact) > size * TOLERANCE:
            sys.exit(f"wrong: {line} is {record['decimal']}, and {answer} by GNU units")
    print(f"{len(cases)} lines of {table.count} units are what GNU units makes of them, to {float(largest):.1e};"
          f" {len(NOT_COMPARED)} units are defined otherwise"
          f" ({seconds:.1f} s here, {program.seconds:.1f} s there)")


if __name__ == "__main__":
    main()
