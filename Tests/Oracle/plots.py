#!/usr/bin/env python3
"""Compares the features of random curves with samples by mpmath.

    python Tests/Oracle/plots.py [--count N] [--seed N]

The command is .build/release/exactly, or what EXACTLY names. Each curve is sampled at many numbers with 30 digits.
Where the samples change their sign, turn, or end, a feature has to be between them; and each feature has to be seen in
the samples next to it. Where the command says that it could not follow the curve, nothing is asked.
"""
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

import mpmath
from mpmath import mpf

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMAND = os.environ.get("EXACTLY", ROOT / ".build/release/exactly")
SAMPLES = 400

mpmath.mp.dps = 30


class Undefined(Exception):
    pass


class Unsure(Exception):
    """A value that is beyond what is compared."""


def real(value):
    if isinstance(value, mpmath.mpc):
        raise Undefined
    if mpmath.isnan(value) or mpmath.isinf(value):
        raise Undefined
    return value


def quotient(a, b):
    if b == 0:
        raise Undefined
    return a / b


def logarithm(a):
    if a <= 0:
        raise Undefined
    return mpmath.log(a)


def root(a):
    if a < 0:
        raise Undefined
    return mpmath.sqrt(a)


def cubic(a):
    return mpmath.cbrt(a) if a >= 0 else -mpmath.cbrt(-a)


def exponential(a):
    if abs(a) > 1e15:
        raise Unsure
    return mpmath.exp(a)


def arcsine(a):
    if abs(a) > 1:
        raise Undefined
    return mpmath.asin(a)


# Functions of one number, as the command writes them and as mpmath knows them.
FUNCTIONS = {
    "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan, "exp": exponential, "ln": logarithm, "sqrt": root,
    "cbrt": cubic, "abs": abs, "atan": mpmath.atan, "asin": arcsine, "floor": mpmath.floor, "tanh": mpmath.tanh,
    "sinh": mpmath.sinh, "sign": mpmath.sign,
}


def expression(generator, depth):
    """A random function of x: its text, and what computes it."""
    choice = generator.random()
    if depth == 0 or choice < 0.15:
        if generator.random() < 0.75:
            return "x", lambda x: x
        number = generator.choice([1, 2, 3, 5, -1, -2, 4])
        return f"({number})", lambda x, number=number: mpf(number)
    if choice < 0.5:
        name = generator.choice(list(FUNCTIONS))
        text, function = expression(generator, depth - 1)
        return f"{name}({text})", lambda x: real(FUNCTIONS[name](function(x)))
    if choice < 0.62:
        text, function = expression(generator, depth - 1)
        power = generator.choice([2, 3, 4, -1, -2])
        return f"({text})^({power})", lambda x: (
            quotient(mpf(1), function(x) ** -power) if power < 0 else function(x) ** power)
    left, f = expression(generator, depth - 1)
    right, g = expression(generator, depth - 1)
    sign = generator.choice("+-*/")
    compute = {
        "+": lambda x: f(x) + g(x), "-": lambda x: f(x) - g(x), "*": lambda x: f(x) * g(x),
        "/": lambda x: quotient(f(x), g(x)),
    }[sign]
    return f"({left} {sign} {right})", compute


def interval(text):
    return [mpf(number) for number in text.strip("()").split(", ")]


def place(text):
    return mpf(text.split(" ")[0].strip("(,"))


class Curve:
    def __init__(self, record, function):
        self.function = function
        self.roots = [mpf(number) for number in record["roots"]]
        self.extrema = []
        for text in record["extrema"]:
            kind, x, y = re.match(r"(max|min) \((.*), (.*)\)", text).groups()
            self.extrema.append((kind, mpf(x), mpf(y)))
        self.breaks = [place(text) for name in ("poles", "jumps", "holes") for text in record[name]]
        self.gaps = [interval(text) for text in record["gaps"]]
        self.levels = [interval(text.split(" on ")[1]) for text in record["constant"]]
        self.undecided = [interval(text) for text in record["undecided"]]

    def value(self, x):
        try:
            return real(self.function(x))
        except (Undefined, ZeroDivisionError):
            return None

    def problems(self, left, right):
        xs = [left + (right - left) * (mpf(i) + mpf("0.37")) / SAMPLES for i in range(SAMPLES)]
        try:
            ys = [self.value(x) for x in xs]
        except (Unsure, OverflowError, ValueError):
            return
        margin = (right - left) * mpf("1e-9")

        def has(points, a, b):
            return any(a - margin <= point <= b + margin for point in points)

        def unknown(a, b):
            return any(zone[0] - margin <= b and a <= zone[1] + margin for zone in self.undecided)

        ends = [end for gap in self.gaps for end in gap]
        for i in range(1, SAMPLES):
            a, b, f, g = xs[i - 1], xs[i], ys[i - 1], ys[i]
            if unknown(a, b):
                continue
            if (f is None) != (g is None):
                if not has(ends, a, b):
                    yield f"no end of a gap between {a} and {b}"
            elif f is not None and f * g < 0 and min(abs(f), abs(g)) > mpf("1e-18") and not has(self.roots + self.breaks, a, b):
                yield f"no root between {a} and {b}"
            if f is None and not any(gap[0] - margin <= a <= gap[1] + margin for gap in self.gaps):
                yield f"no gap at {a}"
            if i + 1 == SAMPLES or unknown(a, xs[i + 1]):
                continue
            c, h = xs[i + 1], ys[i + 1]
            if None in (f, g, h):
                continue
            scale = max(abs(f), abs(g), abs(h)) * mpf("1e-20")
            if (g - f) * (h - g) < 0 and min(abs(g - f), abs(h - g)) > scale:
                if not has([point[1] for point in self.extrema] + self.breaks + ends, a, c):
                    yield f"no extremum between {a} and {c}"
        step = (right - left) * mpf("1e-7")
        for number in self.roots:
            y = self.value(number)
            # Its digits are rounded, so it may be outside the domain, or beside a jump.
            near = [self.value(number + d) for d in (-step, step)]
            sizes = [abs(v) for v in [y] + near if v is not None]
            # A high root of a small number is not small, and changes its sign.
            if None not in near and near[0] * near[1] < 0:
                continue
            a, b = number - step, number + step
            if sizes and min(sizes) > mpf("1e-2") and not has(self.breaks + ends, a, b) and not unknown(a, b):
                yield f"{number} is no root: {sizes}"
        for kind, x, y in self.extrema:
            near = [self.value(x + d) for d in (-step, step)]
            if None in near:
                continue
            size = max(abs(y), mpf(1)) * mpf("1e-10")
            if kind == "max" and max(near) > y + size or kind == "min" and min(near) < y - size:
                yield f"{kind} {x}, {y} is none: {near}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    known = refused = partly = wrong = 0
    for _ in range(arguments.count):
        text, function = expression(generator, generator.choice([2, 3, 3, 4]))
        if "x" not in text.replace("exp", ""):
            continue
        left = mpf(generator.choice([-10, -5, -3, -2, -1, 0]))
        right = left + generator.choice([1, 3, 6, 10])
        run = subprocess.run(
            [COMMAND, "plot", text, f"--from={int(left)}", f"--to={int(right)}", "--json"],
            capture_output=True, text=True, timeout=120)
        if run.returncode != 0:
            refused += 1
            if run.returncode not in (1, 2):
                wrong += 1
                print(f"{text} from {left} to {right}: status {run.returncode} {run.stderr}")
            continue
        known += 1
        # A limit that isn't known is said to be none.
        if "?" in run.stdout.replace("| ?", "").replace("(? |", ""):
            wrong += 1
            print(f"exactly plot '{text}' --from={int(left)} --to={int(right)}: a number without digits")
            continue
        curve = Curve(json.loads(run.stdout), function)
        partly += bool(curve.undecided)
        problems = list(curve.problems(left, right))
        if problems:
            wrong += 1
            print(f"exactly plot '{text}' --from={int(left)} --to={int(right)}: {problems[0]}")
    print(f"{known} curves, {partly} of them undecided in places, {refused} refused, {wrong} wrong")
    sys.exit(1 if wrong or known < arguments.count // 3 else 0)


main()
