"""The basic keypad once more, as simply as its rules can be told: tokens in a list, fractions, texts.

Guides/Keys.md has the rules. It shares nothing with the calculator that it is compared with, and is slow:
nothing is kept that can be worked out again from what was entered.
"""

import fractions
import math

OPERATORS = "+-*/"
DIGITS = 9

# Beyond these a result is an error: Guides/Keys.md, Limits.
LARGEST = 10**160
EXACT_BITS = 16_384


class Failure(Exception):
    """A result that there is none of."""


class SimpleCalculator:
    """A calculator of the order `precedence` or `left-to-right`: keys in, display out."""

    def __init__(self, order):
        self.order = order
        self.all_clear()

    def all_clear(self):
        self.tokens = []
        self.entry = None
        self.value = fractions.Fraction(0)
        # What was done last: "cleared", "entry", "operator", "value" or "result".
        self.phase = "cleared"
        # What a lone = does again: an operator and its operand.
        self.last = None
        self.failed = False

    # What is seen

    @property
    def display(self):
        if self.failed:
            return "Error"
        return grouped(self.entry) if self.phase == "entry" else number_text(self.shown)

    @property
    def clear(self):
        return "AC" if self.phase == "cleared" and not self.failed else "C"

    @property
    def lit(self):
        waits = self.phase in ("operator", "cleared") and self.tokens and not self.failed
        return self.tokens[-1] if waits else "none"

    @property
    def shown(self):
        """The number on the display."""
        return fractions.Fraction(self.entry) if self.phase == "entry" else self.value

    # What is pressed

    def press(self, token):
        if self.failed and (token in "0123456789." or token in ("C", "AC")):
            self.all_clear()
            if token in ("C", "AC"):
                return
        if self.failed:
            return
        try:
            self.act(token)
        except Failure:
            self.failed = True

    def act(self, token):
        if token in "0123456789":
            self.digit(token)
        elif token == ".":
            self.point()
        elif token in OPERATORS:
            self.operator(token)
        else:
            {
                "=": self.equals, "%": self.percent, "+/-": self.sign, "C": self.clear_entry,
                "AC": self.all_clear, "DEL": self.delete,
            }[token]()

    def begin_entry(self, text):
        if self.phase != "entry":
            self.phase, self.entry = "entry", text

    def digit(self, digit):
        self.begin_entry("0")
        if self.entry in ("0", "-0"):
            self.entry = self.entry[:-1] + digit
        elif sum(map(str.isdigit, self.entry)) < DIGITS:
            self.entry += digit

    def point(self):
        self.begin_entry("0")
        if "." not in self.entry:
            self.entry += "."

    def delete(self):
        if self.phase == "entry":
            shorter = self.entry[:-1]
            self.entry = "0" if self.entry == "-0" else shorter + "0" * (shorter in ("", "-"))

    def sign(self):
        if self.phase in ("operator", "cleared") or (self.phase != "entry" and self.value == 0):
            self.phase, self.entry = "entry", "-0"
        elif self.phase == "entry":
            self.entry = self.entry[1:] if self.entry[0] == "-" else "-" + self.entry
        else:
            self.value = -self.value

    def operator(self, operator):
        if self.phase == "operator":
            self.tokens[-1] = operator
        else:
            self.tokens += [self.shown, operator]
        self.phase = "operator"
        self.value = self.left_side(operator)

    def percent(self):
        if self.phase == "cleared" and not self.tokens:
            return
        amount = self.shown / 100
        if self.tokens and self.tokens[-1] in "+-":
            amount *= self.left_side("+")
        self.value = checked(amount)
        self.phase = "result" if self.phase == "result" else "value"

    def equals(self):
        if self.tokens:
            self.last = (self.tokens[-1], self.shown)
            self.value = self.reduced([*self.tokens, self.shown])
        elif self.last:
            self.value = self.reduced([self.shown, *self.last])
        elif self.phase == "cleared":
            return
        else:
            self.value = self.shown
        self.tokens = []
        self.phase = "result"

    def clear_entry(self):
        self.value = fractions.Fraction(0)
        self.phase = "cleared"

    # What it comes to

    def left_side(self, operator):
        """What stands before an operator and is finished by it."""
        tokens = self.tokens[:-1]
        if self.order == "precedence" and operator in "*/":
            sums = [index for index, token in enumerate(tokens) if token in ("+", "-")]
            tokens = tokens[sums[-1] + 1:] if sums else tokens
        return self.reduced(tokens)

    def reduced(self, tokens):
        """The value of numbers with operators between them."""
        tokens = list(tokens)
        levels = ["*/", "+-"] if self.order == "precedence" else [OPERATORS]
        for level in levels:
            index = 1
            while index < len(tokens):
                if tokens[index] in level:
                    tokens[index - 1:index + 2] = [applied(*tokens[index - 1:index + 2])]
                else:
                    index += 2
        return tokens[0]


def applied(left, operator, right):
    if operator == "/" and right == 0:
        raise Failure
    return checked({
        "+": lambda: left + right, "-": lambda: left - right, "*": lambda: left * right,
        "/": lambda: left / right,
    }[operator]())


def checked(value):
    lengths = value.numerator.bit_length(), value.denominator.bit_length()
    if abs(value) > LARGEST or max(lengths) > EXACT_BITS:
        raise Failure
    return value


# Numbers as text

def grouped(text):
    """A typed number with its digits in threes before the point."""
    sign, text = ("-", text[1:]) if text.startswith("-") else ("", text)
    whole, point, fraction = text.partition(".")
    return f"{sign}{int(whole):,}{point}{fraction}"


def number_text(value):
    """A result in nine digits, with an exponent where these do not reach."""
    if value == 0:
        return "0"
    sign, size = ("-" if value < 0 else ""), abs(value)
    whole_digits = max(1, len(str(math.floor(size))))
    if whole_digits <= DIGITS and size >= fractions.Fraction(1, 10**(DIGITS - 1)):
        places = DIGITS - whole_digits
        whole, fraction = divmod(round(size * 10**places), 10**places)
        if len(str(whole)) <= DIGITS:
            digits = str(fraction).zfill(places).rstrip("0") if places else ""
            return sign + f"{whole:,}" + ("." + digits if digits else "")
    return sign + exponent_text(size)


def exponent_text(size):
    """A positive number in the form 1.5e9, the exponent counted among the digits."""
    exponent = len(str(math.floor(size))) - 1 if size >= 1 else -len(str(math.floor(1 / size)))
    # Of 1/1000 the reciprocal has a digit too many.
    if size >= fractions.Fraction(10)**(exponent + 1):
        exponent += 1
    while True:
        places = DIGITS - len(f"e{exponent}") - 1
        units = round(size / fractions.Fraction(10)**exponent * 10**places)
        if units < 10**(places + 1):
            break
        exponent += 1
    digits = str(units)
    text = digits[0] + ("." + digits[1:].rstrip("0")).rstrip(".")
    return f"{text}e{exponent}"
