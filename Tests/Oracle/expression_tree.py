"""Reads the command's expressions into trees, written from its documentation and not its sources."""

import re
from dataclasses import dataclass
from fractions import Fraction

TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+−]?\d+)?)"
    r"|(?P<superscript>[⁻⁺]?[⁰¹²³⁴-⁹]+)|(?P<name>[^\W\d][^\W⁰¹²³⁴-⁹]*)|(?P<sign>\*\*|.))"
)
SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+")
SAME_SIGN = {"−": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "**": "^"}
CONSTANTS = {"pi": "pi", "π": "pi", "tau": "tau", "τ": "tau", "e": "e"}
UNITS = {
    "rad": "rad", "radian": "rad", "radians": "rad", "°": "deg", "deg": "deg", "degree": "deg",
    "degrees": "deg", "grad": "grad", "gradian": "grad", "gradians": "grad", "gon": "grad",
}
ALIASES = {
    "lb": "log2", "lg": "log10", "tg": "tan", "cosec": "csc", "cotan": "cot", "ctg": "cot",
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "cosech": "csch",
    "arsinh": "asinh", "arcsinh": "asinh", "arcosh": "acosh", "arccosh": "acosh",
    "artanh": "atanh", "arctanh": "atanh", "arsech": "asech", "arcsch": "acsch", "arcoth": "acoth", "factorial": "fact", "Γ": "gamma", "nCr": "ncr",
    "comb": "ncr", "binomial": "ncr", "nPr": "npr", "perm": "npr", "sgn": "sign",
    "signum": "sign", "ceiling": "ceil", "int": "trunc", "gcf": "gcd", "hcf": "gcd",
    "√": "sqrt", "∛": "cbrt",
}
FUNCTIONS = set(ALIASES.values()) | set(
    "root pow exp ln log sin cos sec sinh cosh tanh sech coth atan2 asech acsch acoth expm1 log1p lgamma abs floor round frac mod lcm"
    " min max hypot".split()
)


@dataclass(frozen=True)
class Tree:
    """An operation and its operands; a number has its value in place of operands."""

    name: str
    operands: tuple = ()
    number: Fraction | None = None

    @property
    def size(self):
        return 1 + sum(operand.size for operand in self.operands)


class Unreadable(Exception):
    """The text is no expression."""


def parse(text):
    """The tree of an expression."""
    return Parser(text).parse()


def is_percentage(tree):
    """Whether a tree is a number marked as a percentage; the mark survives signs, brackets and sums of two."""
    if tree.name == "%":
        return True
    if tree.name == "neg" or tree.name in ("+", "-"):
        return all(is_percentage(operand) for operand in tree.operands)
    return False


class Parser:
    """A parser by precedence: + −, then × ÷ mod and products without a sign, signs, powers."""

    def __init__(self, text):
        self.tokens = [
            (match.lastgroup, match.group(match.lastgroup))
            for match in TOKEN.finditer(text.split("#")[0].strip())
        ]
        self.place = 0

    @property
    def token(self):
        if self.place >= len(self.tokens):
            return ("end", "")
        kind, text = self.tokens[self.place]
        return kind, ALIASES.get(SAME_SIGN.get(text, text), SAME_SIGN.get(text, text))

    def take(self, *texts):
        if self.token[0] != "end" and self.token[1] in texts:
            self.place += 1
            return self.tokens[self.place - 1][1]
        return None

    def parse(self):
        tree = self.sum()
        if self.token[0] != "end":
            raise Unreadable(self.token[1])
        return tree

    def sum(self):
        left = self.product()
        while self.token[1] in ("+", "-") and self.token[0] == "sign":
            sign = self.token[1]
            self.place += 1
            right = self.product()
            # A share of the left side, unless that is a percentage, too: then they are added.
            if right.name == "%" and not is_percentage(left):
                right = Tree("*", (left, right))
            left = Tree(sign, (left, right))
        return left

    def product(self):
        left = self.signed()
        while True:
            kind, text = self.token
            if kind == "sign" and text in ("*", "/"):
                self.place += 1
                left = Tree(text, (left, self.signed()))
            elif text == "mod":
                self.place += 1
                left = Tree("mod", (left, self.signed()))
            elif text in CONSTANTS or text in FUNCTIONS or text == "(":
                left = Tree("*", (left, self.signed()))
            elif kind == "number" and self.tokens[self.place - 1][1] == ")":
                left = Tree("*", (left, self.signed()))
            else:
                return left

    def signed(self):
        if self.take("-", "−"):
            operand = self.signed()
            if operand.name == "%":
                return Tree("%", (Tree("neg", operand.operands),))
            return Tree("neg", (operand,))
        if self.take("+"):
            return self.signed()
        return self.power()

    def power(self):
        base = self.with_signs_after(self.primary())
        if self.take("^", "**"):
            return Tree("pow", (base, self.signed()))
        return base

    def with_signs_after(self, tree):
        while True:
            kind, text = self.token
            if text in ("!", "%"):
                tree = Tree({"!": "fact", "%": "%"}[text], (tree,))
            elif text in UNITS:
                tree = Tree(UNITS[text], (tree,))
            elif kind == "superscript":
                exponent = Fraction(text.translate(SUPERSCRIPTS))
                tree = Tree("pow", (tree, Tree("number", number=exponent)))
            else:
                return tree
            self.place += 1

    def primary(self):
        kind, text = self.token
        self.place += 1
        if kind == "number":
            text = text.replace("_", "").replace("−", "-")
            return Tree("number", number=Fraction(text.removesuffix(".")))
        if text in CONSTANTS:
            return Tree(CONSTANTS[text])
        if text in FUNCTIONS:
            return Tree(text, self.arguments())
        if text != "(":
            raise Unreadable(text)
        tree = self.sum()
        self.close()
        # Brackets end a percentage: 200 + (10%) is 200.1.
        return Tree("+", (tree,)) if tree.name == "%" else tree

    def arguments(self):
        if not self.take("("):
            return (self.signed(),)
        arguments = [self.sum()]
        while self.take(","):
            arguments.append(self.sum())
        self.close()
        return tuple(arguments)

    def close(self):
        if not self.take(")") and self.token[0] != "end":
            raise Unreadable(self.token[1])
