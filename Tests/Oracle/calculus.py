"""Compares integrals with python-flint's proven ones, and roots of polynomials with those that it isolates.

    python calculus.py [--count 200] [--seed N] [--refused 0.05]

EXACTLY names the command, `.build/release/exactly` by default. An integral is that of nested functions between two
numbers, to 30 digits; it is compared where `acb.integral` is certain of 40. A polynomial has roots of several orders.
Of what flint knows at most the share that --refused states may be refused; no digit and no number of roots may differ.
"""

import argparse
import random
import re
import sys

from flint import acb, arb, ctx, fmpz_poly

from at_once import answers

NUMBERS = {
    "0": acb(0), "1": acb(1), "-1": acb(-1), "2": acb(2), "3": acb(3), "5": acb(5), "-5": acb(-5), "0.1": acb(1) / 10,
    "0.5": acb(1) / 2, "-0.5": acb(-1) / 2, "0.7": acb(7) / 10, "1.5": acb(3) / 2, "1/3": acb(1) / 3,
}
# Their values have the precision that is set when they are asked for.
IRRATIONAL = {"pi": lambda: acb.pi(), "sqrt(2)": lambda: acb(2).sqrt(), "-pi": lambda: -acb.pi()}
FUNCTIONS = ["sin", "cos", "exp", "ln", "sqrt", "atan", "tan", "sinh", "cosh", "tanh", "asinh", "asin", "sech", "atanh"]
UNKNOWN = acb("nan")


def number(text):
    return NUMBERS[text] if text in NUMBERS else IRRATIONAL[text]()


def applied(name, z, is_checked):
    """The function of a complex number; unknown where it may not be analytic, if that is asked for."""
    if name == "ln":
        return z.log(analytic=is_checked)
    if name == "sqrt":
        return z.sqrt(analytic=is_checked)
    # These have cuts outside of the unit circle.
    if is_checked and name in ("asin", "atanh", "asinh", "atan") and not abs(z) < 1:
        return UNKNOWN
    return getattr(z, name)()


def function(source, depth):
    """A random function of x: its text, and its value at a complex number."""
    kind = source.random()
    if depth == 0 or kind < 0.12:
        if source.random() < 0.6:
            return "x", lambda z, _: z
        text = source.choice(["1", "2", "3", "0.5", "1/3", "pi", "sqrt(2)"])
        return f"({text})", lambda z, _: number(text) + 0 * z
    if kind < 0.55:
        (f, left), (g, right) = function(source, depth - 1), function(source, depth - 1)
        sign = source.choice("+-*/*")
        calculate = {
            "+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y, "/": lambda x, y: x / y,
        }[sign]
        return f"({f} {sign} {g})", lambda z, a: calculate(left(z, a), right(z, a))
    f, inner = function(source, depth - 1)
    if kind < 0.62:
        power = source.choice([2, 3, 4, -1, -2])
        return f"({f})^({power})", lambda z, a: inner(z, a) ** power
    name = source.choice(FUNCTIONS)
    return f"{name}({f})", lambda z, a: applied(name, inner(z, a), a)


def integral(source):
    """A random integral: its text, and its value as a list; nil if flint isn't certain of it."""
    while True:
        f, value = function(source, source.choice([2, 3, 3, 4]))
        if "x" in f.replace("exp", ""):
            break
    lower = source.choice(["0", "1", "-1", "0.1", "-0.5", "2", "1/3"])
    upper = source.choice(["1", "2", "pi", "3", "1.5", "0.7", "5"])
    text = f"integral({f}, x, {lower}, {upper})"
    try:
        area = acb.integral(value, number(lower), number(upper), eval_limit=20_000)
    except (ValueError, ZeroDivisionError):
        return text, None
    size = 1 + abs(area.real)
    is_certain = (
        area.is_finite() and area.imag.contains(0) and area.imag.rad() < arb("1e-20")
        and area.real.rad() < arb("1e-40") * size and not area.real.contains(0))
    return text, [area.real] if is_certain else None


def roots(source):
    """The roots of a random polynomial in an interval: the text, and the list."""
    polynomial = fmpz_poly([1])
    for _ in range(source.randint(1, 5)):
        degree = source.choice([1, 1, 2, 3])
        factor = fmpz_poly([source.randint(-9, 9) for _ in range(degree)] + [source.randint(1, 5)])
        polynomial *= factor ** source.choice([1, 1, 1, 2, 3])
    lower, upper = source.choice([("-5", "5"), ("-1", "2"), ("-pi", "3"), ("0", "1")])
    terms = [f"({int(c)}) x^{place}" for place, c in enumerate(polynomial.coeffs()) if c != 0]
    text = f"roots({' + '.join(terms)}, x, {lower}, {upper})"
    low, high = number(lower).real, number(upper).real
    inside = []
    for root, _ in polynomial.complex_roots():
        if root.imag.contains(0):
            # Roots of whole numbers are no nearer to each other, or to the bounds, than this.
            if not (root.real < low - arb("1e-30") or root.real > high + arb("1e-30")):
                inside.append(root.real)
    return text, sorted(inside, key=lambda root: float(root.mid()))


def agrees(digits, value):
    """Whether the digits are those of the number, rounded."""
    if "/" in digits:
        above, below = digits.split("/")
        return (arb(above) / arb(below) - value).contains(0)
    parts = re.fullmatch(r"-?\d+(?:\.(\d+))?(?:e(-?\d+))?", digits)
    if not parts:
        return False
    unit = arb(10) ** (int(parts[2] or 0) - len(parts[1] or ""))
    return abs(arb(digits) - value) < unit * arb("0.5001") + arb("1e-38") * (1 + abs(value))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--refused", type=float, default=0.05)
    options = parser.parse_args()
    ctx.prec = 260
    source = random.Random(options.seed)
    cases = [integral(source) for _ in range(options.count)] + [roots(source) for _ in range(options.count)]
    cases = [(text, values) for text, values in cases if values is not None]
    wrong = refused = 0
    for (text, values), answer in zip(cases, answers([text for text, _ in cases], "--digits", "30")):
        if answer.startswith("error"):
            refused += 1
            print(f"refused: {text}: {answer}")
            continue
        given = [part for part in answer.strip("[]").split(", ") if part]
        if len(given) != len(values) or not all(agrees(*pair) for pair in zip(given, values)):
            wrong += 1
            print(f"WRONG: {text} is {values}, not {answer}")
    print(f"{len(cases)} known, {wrong} wrong, {refused} refused")
    sys.exit(wrong > 0 or refused > options.refused * len(cases))


if __name__ == "__main__":
    main()
