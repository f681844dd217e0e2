"""Compares the command with other calculators on random arithmetic: gp (PARI) and bc.

    python3 peers.py [--count 2000] [--seed 1] [--peer gp|bc]

EXACTLY names the command, `.build/release/exactly` by default. Sums, products, powers, factorials and
whole-number functions are compared to the last digit, real functions to thirty digits. An expression on
which they disagree is made as small as it can be and still do so, then told.
"""

import argparse
import decimal
import fractions
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = os.environ.get("EXACTLY", str(ROOT / ".build/release/exactly"))
DIGITS = 30

# An expression is a fraction, or a name with what it is of: ("+", a, b), ("sin", a).
OPERATORS = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 4}
EXACT = {"gcd": 2, "lcm": 2, "ncr": 2, "floor": 1, "ceil": 1, "abs": 1, "min": 2, "max": 2, "fact": 1}
# Without tanh, which is 1 to any digits that they have long before it is near enough.
REAL = {
    "gp": [
        "sqrt", "exp", "ln", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh",
        "atanh", "gamma"],
    "bc": ["sqrt", "exp", "ln", "sin", "cos", "atan"],
}
NAMES = {
    "gp": {"ncr": "binomial", "fact": "factorial", **{name: f"real_{name}" for name in REAL["gp"]}},
    "bc": {"exp": "e", "ln": "l", "sin": "s", "cos": "c", "atan": "a"},
}
WHOLE = ("gcd", "lcm", "ncr")

# gp goes on with complex numbers; here they are no values.
GP_FUNCTIONS = "is_real(x) = if(type(x) == \"t_COMPLEX\", error(\"not real\"), x);\n" + "".join(
    f"real_{name}(x) = is_real({'log' if name == 'ln' else name}(x));\n" for name in REAL["gp"])


class Generator:
    def __init__(self, random, peer):
        self.random, self.peer = random, peer

    def expression(self, depth=4):
        draw = self.random.random()
        if depth == 0 or draw < 0.15:
            return self.number()
        if draw < 0.70:
            return (self.random.choice("++--**//"), self.expression(depth - 1), self.expression(depth - 1))
        if draw < 0.78:
            return ("^", self.expression(depth - 1), fractions.Fraction(self.random.randint(0, 5)))
        if draw < 0.83:
            return ("neg", self.expression(depth - 1))
        if draw < 0.90 and self.peer == "gp":
            name = self.random.choice(list(EXACT))
            return (name, *(self.argument(name, depth) for _ in range(EXACT[name])))
        return (self.random.choice(REAL[self.peer]), self.expression(depth - 1))

    def argument(self, name, depth):
        """What a function is of; those of whole numbers get some.

        The next whole number is asked of fractions alone: that of a real number
        just below 1 no other program sees.
        """
        if name == "fact":
            return fractions.Fraction(self.random.randint(0, 40))
        if name in ("floor", "ceil"):
            return ("/", self.whole(), ("+", self.whole(), fractions.Fraction(1)))
        return self.whole() if name in WHOLE else self.expression(depth - 1)

    def whole(self):
        return fractions.Fraction(self.random.randint(0, 10**self.random.randint(1, 4)))

    def number(self):
        """A whole number or a decimal, small ones most often."""
        places = self.random.choice([0, 0, 0, 1, 2, 5])
        return fractions.Fraction(
            self.random.randint(0, 10**self.random.choice([1, 1, 2, 3, 9, 20])), 10**places)


def written(expression, names, outer=0):
    """An expression as text, with no more brackets than it needs."""
    if isinstance(expression, fractions.Fraction):
        return decimal_text(expression)
    name, *parts = expression
    if name == "neg":
        # In bc a sign binds tighter than a power.
        return f"(-{written(parts[0], names, 5 if names is NAMES['bc'] else 3)})"
    if name not in OPERATORS:
        return f"{names.get(name, name)}({', '.join(written(part, names) for part in parts)})"
    strength = OPERATORS[name]
    # Powers group from the right, all else from the left.
    left, right = (strength + 1, strength) if name == "^" else (strength, strength + 1)
    text = f"{written(parts[0], names, left)} {name} {written(parts[1], names, right)}"
    return f"({text})" if strength < outer else text


def decimal_text(number):
    """A fraction of a power of ten as it is typed."""
    places = len(str(number.denominator)) - 1 if number.denominator > 1 else 0
    while number * 10**places % 1:
        places += 1
    digits = str(int(number * 10**places)).zfill(places + 1)
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


# What the programs answer: a fraction, a decimal to compare, or None for no value

def of_command(expressions):
    lines = "".join(written(expression, {}) + "\n" for expression in expressions)
    done = subprocess.run(
        [COMMAND, "--json", "--digits", str(DIGITS)], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(expressions), done.stderr
    return answers


def of_gp(expressions):
    """With more digits than are compared, and again with twice as many: undecided where these disagree."""
    found = []
    for digits in (2 * DIGITS, 4 * DIGITS):
        program = f"default(realprecision, {digits});\ndefault(parisizemax, 256000000);\n"
        program += GP_FUNCTIONS + "".join(
            f'iferr(print(alarm(2, {written(expression, NAMES["gp"])})), E, print(errname(E)))\n'
            for expression in expressions)
        done = subprocess.run(["gp", "-q", "-f"], input=program, capture_output=True, text=True)
        lines = done.stdout.splitlines()
        assert len(lines) == len(expressions), done.stderr
        found.append([gp_value(line) for line in lines])
    return [settled(*both) for both in zip(*found)]


def gp_value(line):
    if line in ("e_DOMAIN", "e_INV", "e_USER"):
        return None
    if set(line) - set("0123456789.E-/ "):
        # Another error, or an alarm.
        return UNDECIDED
    if "." in line or "E" in line:
        return decimal.Decimal(line.replace(" ", ""))
    return fractions.Fraction(line)


def of_bc(expressions):
    found = []
    for digits in (3 * DIGITS, 6 * DIGITS):
        lines = [bc_value(line) for line in bc_lines(expressions, digits)]
        found.append(lines)
    return [settled(*both) for both in zip(*found)]


def bc_lines(expressions, digits):
    """Each on its own, since an error leaves no line, and for a second at most."""
    for expression in expressions:
        program = f"scale={digits}\n{written(expression, NAMES['bc'])}\n"
        try:
            done = subprocess.run(
                ["bc", "-l"], input=program, capture_output=True, text=True, timeout=1,
                env={"BC_LINE_LENGTH": "0"})
        except subprocess.TimeoutExpired:
            yield None
        else:
            yield "" if done.stderr else done.stdout.strip()


def bc_value(line):
    if line is None:
        return UNDECIDED
    return decimal.Decimal(line) if line else None


UNDECIDED = object()


def settled(rough, fine):
    """The finer one of two values, where the rougher one has the digits that are compared."""
    if rough is None and fine is None:
        return None
    if isinstance(rough, fractions.Fraction) and rough == fine:
        return rough
    if isinstance(rough, decimal.Decimal) and isinstance(fine, decimal.Decimal) and fine:
        if abs(rough - fine) < abs(fine) * decimal.Decimal(10)**-(DIGITS + 12):
            return fine
    return UNDECIDED


def disagreement(answer, value):
    """How an answer differs from a peer's value, or None; undecided is no difference."""
    if value is UNDECIDED:
        return None
    if value is None:
        return None if answer["error"] else f"{answer['decimal']}, and the peer has none"
    if answer["error"]:
        # What is beyond a limit of the command, or of what it can prove, is refused by it with that reason.
        is_named = "too" in answer["error"] or "cannot be decided" in answer["error"]
        return None if is_named else f"error: {answer['error']}, and the peer has {value}"
    if isinstance(value, fractions.Fraction) and is_fraction(answer["exact"]):
        same = fractions.Fraction(answer["exact"]) == value
    else:
        same = agrees(decimal.Decimal(answer["decimal"]), value)
    return None if same else f"{answer['exact'] or answer['decimal']}, and the peer has {value}"


def is_fraction(text):
    return text is not None and not set(text) - set("-/0123456789")


def agrees(given, value):
    """Whether a number is another one rounded to the digits that are compared."""
    if isinstance(value, fractions.Fraction):
        value = decimal.Decimal(value.numerator) / value.denominator
    # A peer that rounds all along may miss a zero or a tie by its last digits.
    slack = abs(value).scaleb(-(DIGITS + 10))
    with decimal.localcontext(prec=DIGITS):
        return given in (+(value - slack), +value, +(value + slack))


# The smallest form

def smaller(expression):
    """The expressions that are one step simpler."""
    if isinstance(expression, fractions.Fraction):
        yield from (n for n in map(fractions.Fraction, (0, 1, 2, 10)) if n < expression)
        if expression.denominator > 1:
            yield fractions.Fraction(int(expression))
        elif expression > 20:
            yield fractions.Fraction(int(expression) // 10)
        return
    name, *parts = expression
    yield from parts
    for index, part in enumerate(parts):
        for simpler in smaller(part):
            yield (name, *parts[:index], simpler, *parts[index + 1:])


def size(expression):
    """Something that each step of making it simpler makes less, so that it ends."""
    if isinstance(expression, fractions.Fraction):
        return len(decimal_text(expression)), expression
    parts = [size(part) for part in expression[1:]]
    return 2 + sum(part[0] for part in parts), sum(part[1] for part in parts)


def shrunk(expression, fails):
    """An expression that still fails, none of whose simpler forms does."""
    found = True
    while found:
        found = False
        for simpler in smaller(expression):
            if size(simpler) < size(expression) and fails(simpler):
                expression, found = simpler, True
                break
    return expression


def compare(peer, count, generator):
    """Tells the disagreements among so many expressions; number of values, and how many were compared."""
    peer_values = {"gp": of_gp, "bc": of_bc}[peer]

    def difference(expression):
        return disagreement(of_command([expression])[0], peer_values([expression])[0])

    expressions = [generator.expression() for _ in range(count)]
    values = peer_values(expressions)
    wrong = 0
    for expression, answer, value in zip(expressions, of_command(expressions), values):
        if not disagreement(answer, value):
            continue
        wrong += 1
        smallest = shrunk(expression, difference)
        print(f"{written(smallest, {})}: {difference(smallest)}")
        print(f"  from {written(expression, {})}", flush=True)
    return wrong, sum(value is not UNDECIDED for value in values)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--peer", choices=["gp", "bc"], action="append")
    options = parser.parse_args()
    seed = random.randrange(1 << 32) if options.seed is None else options.seed
    sys.set_int_max_str_digits(0)
    decimal.setcontext(decimal.Context(prec=400, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN))
    wrong = 0
    for peer in options.peer or ["gp", "bc"]:
        generator = Generator(random.Random(f"{peer} {seed}"), peer)
        found, compared = compare(peer, options.count, generator)
        print(f"{peer}: {compared} of {options.count} compared, {found} wrong, seed {seed}", flush=True)
        wrong += found
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
