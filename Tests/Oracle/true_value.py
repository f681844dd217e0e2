"""True values of expressions, from Arb's proven balls (python-flint) at rising precision.

Nothing here is taken from the sources under test. What balls cannot decide, whether a number *is*
zero or an integer, is presumed where it is nearer than 2^-12000: random expressions are not that
near by accident, and those made to be near are further away. Where exponents are so large that this
is no reason, as with 1 - tanh(10^9), the evaluation says that it is doubtful.
"""

import math
import sys
from fractions import Fraction

from flint import arb, ctx, fmpq, fmpz

sys.set_int_max_str_digits(0)
PRECISION_LIMIT = 16_384
PRESUMED_ZERO_BITS = 12_000
EXACT_BITS = 1 << 18
HALF = Fraction(1, 2)


class Undefined(Exception):
    """The expression has no real value."""


class OutOfReach(Exception):
    """The value takes more precision or memory than there is."""


def precisions(limit=None):
    bits = 128
    while bits < (limit or PRECISION_LIMIT):
        yield bits
        bits *= 4
    yield limit or PRECISION_LIMIT


class Value:
    """A real number: a ball at any precision and, if it is known to be one, a fraction.

    A whole number that is too long to be written out may be known by what divisors leave of it.
    """

    def __init__(self, ball=None, exact=None, residue=None):
        self.exact = None
        self._residue = residue
        self._compute = ball
        self._bits = 0
        self._ball = None
        if exact is not None:
            exact = Fraction(exact)
            if exact.numerator.bit_length() + exact.denominator.bit_length() > EXACT_BITS:
                self._compute = self._compute or (lambda: _ball_of(exact))
            else:
                self.exact = exact

    def ball(self, bits):
        """A ball around the number, computed with so many bits."""
        if self._ball is None or bits > self._bits:
            old = ctx.prec
            ctx.prec = bits
            try:
                self._ball = _ball_of(self.exact) if self.exact is not None else self._compute()
            finally:
                ctx.prec = old
            self._bits = bits
        return self._ball

    @property
    def now(self):
        """A ball at the precision that is set."""
        return self.ball(ctx.prec)

    def residue(self, divisor):
        """What a whole number above 0 leaves of the number; None where the number is not whole."""
        if self.exact is not None:
            return self.exact.numerator % divisor if self.exact.denominator == 1 else None
        return self._residue(divisor) if self._residue else None

    def sign(self):
        """-1, 0 or 1; zero may be presumed."""
        if self.exact is not None:
            return (self.exact > 0) - (self.exact < 0)
        for bits in precisions():
            ball = self.ball(bits)
            if ball > 0:
                return 1
            if ball < 0:
                return -1
        if ball.abs_upper() < arb(2) ** -PRESUMED_ZERO_BITS:
            self.exact = Fraction(0)
            return 0
        raise OutOfReach("sign")

    def floor(self):
        """The largest integer not above the number."""
        if self.exact is not None:
            return self.exact.numerator // self.exact.denominator
        for bits in precisions():
            ball = self.ball(bits)
            if ball.is_finite() and ball.abs_upper() > arb(2) ** EXACT_BITS:
                raise OutOfReach("floor")
            if not ball.is_finite():
                continue
            floor = _integer(ball.floor(), bits)
            if floor is not None:
                return floor
        old, ctx.prec = ctx.prec, PRECISION_LIMIT
        nearest = _integer((ball + arb(fmpq(1, 2))).floor(), PRECISION_LIMIT)
        ctx.prec = old
        if nearest is not None and (self - Value(exact=nearest)).sign() == 0:
            self.exact = Fraction(nearest)
            return nearest
        raise OutOfReach("floor")

    def integer(self):
        """The number as an integer, or None if it is none."""
        floor = self.floor()
        if self.exact is None and (self - Value(exact=floor)).sign() == 0:
            self.exact = Fraction(floor)
        return floor if self.exact == floor else None

    def narrow_ball(self):
        """A ball that holds no two fractions of up to 100 bits."""
        for bits in precisions():
            ball = self.ball(max(bits, 1_024))
            if ball.is_finite() and ball.rad() < arb(2) ** -300:
                return ball
        raise OutOfReach("fraction")

    def fraction(self):
        """The number as a fraction of up to 100 bits, or None if it is none."""
        if self.exact is None:
            ball = self.narrow_ball()
            mantissa, exponent = ball.mid().man_exp()
            if abs(int(exponent)) > 1 << 14:
                raise OutOfReach("fraction")
            midpoint = Fraction(int(mantissa)) * Fraction(2) ** int(exponent)
            candidate = midpoint.limit_denominator(1 << 100)
            if (self - Value(exact=candidate)).sign() == 0:
                self.exact = candidate
        return self.exact

    def __add__(self, other):
        return _combined(self, other, lambda a, b: a + b, keeps_whole=True)

    def __sub__(self, other):
        return _combined(self, other, lambda a, b: a - b, keeps_whole=True)

    def __mul__(self, other):
        return _combined(self, other, lambda a, b: a * b, keeps_whole=True)

    def __truediv__(self, other):
        if other.sign() == 0:
            raise Undefined("division by zero")
        return _combined(self, other, lambda a, b: a / b)

    def __neg__(self):
        return ZERO - self

    def __abs__(self):
        return -self if self.sign() < 0 else self

    def mapped(self, function):
        """What an analytic function makes of the number."""
        return Value(lambda: function(self.now))


def _integer(ball, bits):
    old, ctx.prec = ctx.prec, bits
    try:
        value = ball.unique_fmpz()
    finally:
        ctx.prec = old
    return None if value is None else int(value)


def _ball_of(fraction):
    return arb(fmpq(fmpz(fraction.numerator), fmpz(fraction.denominator)))


def _combined(a, b, operation, keeps_whole=False):
    exact = None
    if a.exact is not None and b.exact is not None:
        exact = operation(a.exact, b.exact)

    def residue(divisor):
        residues = a.residue(divisor), b.residue(divisor)
        return None if None in residues else operation(*residues) % divisor

    return Value(lambda: operation(a.now, b.now), exact, residue if keeps_whole else None)


ZERO, ONE, TWO, TEN = (Value(exact=n) for n in (0, 1, 2, 10))
PI = Value(arb.pi)
E = Value(arb.const_e)
HALF_TURNS = {"deg": Value(exact=180), "grad": Value(exact=200), "rad": PI}


def compare(a, b):
    return (a - b).sign()


def power(base, exponent):
    sign = base.sign()
    if exponent.exact == 0 or sign == 0:
        exponent_sign = exponent.sign()
        if exponent_sign < 0:
            raise Undefined("0 to a negative power")
        return ONE if exponent_sign == 0 else ZERO
    if base.exact == 1:
        return ONE
    if sign > 0:
        return positive_power(base, exponent)
    fraction = exponent.fraction()
    if fraction is None or fraction.denominator % 2 == 0:
        raise Undefined("power of a negative number")
    result = positive_power(-base, exponent)
    return -result if fraction.numerator % 2 else result


def positive_power(base, exponent):
    exact = None
    if exponent.exact is not None and exponent.exact.denominator == 1:
        count = exponent.exact.numerator
        if base.exact is not None:
            width = max(base.exact.numerator.bit_length(), base.exact.denominator.bit_length())
            if abs(count) * width < EXACT_BITS:
                exact = base.exact**count
        if abs(count) < 1 << 16:
            return Value(lambda: base.now ** fmpz(count), exact, power_residue(base, count))
    if exponent.exact == HALF:
        return Value(lambda: base.now.sqrt())
    residue = None
    if exponent.exact is not None and exponent.exact.denominator == 1:
        residue = power_residue(base, exponent.exact.numerator)
    return Value(lambda: (exponent.now * base.now.log()).exp(), exact, residue)


def power_residue(base, count):
    """What divisors leave of a power."""
    def residue(divisor):
        rest = base.residue(divisor) if count >= 0 else None
        return None if rest is None else pow(rest, count, divisor)

    return residue


def logarithm(x):
    if x.sign() <= 0:
        raise Undefined("logarithm")
    return ZERO if x.exact == 1 else x.mapped(arb.log)


def logarithm_to_base(x, base):
    logarithms = logarithm(x), logarithm(base)
    return logarithms[0] / logarithms[1]


def gamma(x):
    count = x.integer()
    if count is None:
        return x.mapped(arb.gamma)
    if count <= 0:
        raise Undefined("gamma")
    if count > 3_000:
        return Value(lambda: arb.gamma(x.now), residue=lambda divisor: factorial_residue(count, divisor))
    product = 1
    for factor in range(2, count):
        product *= factor
    return Value(exact=product)


def factorial_residue(count, divisor):
    """What a divisor leaves of the product of all numbers below a count."""
    if count > divisor:
        return 0
    if count > 1_000_000:
        return None
    product = 1
    for factor in range(2, count):
        product = product * factor % divisor
    return product


def arcsine(x):
    side = compare(abs(x), ONE)
    if side > 0:
        raise Undefined("arcsine")
    if side == 0:
        return PI / (TWO if x.sign() > 0 else -TWO)
    return ZERO if x.exact == 0 else x.mapped(arb.asin)


def arctangent2(y, x):
    signs = y.sign(), x.sign()
    if signs == (0, 0):
        raise Undefined("atan2")
    if signs[0] == 0:
        return ZERO if signs[1] > 0 else PI
    return Value(lambda: arb.atan2(y.now, x.now))


def area_cosine(x):
    side = compare(x, ONE)
    if side < 0:
        raise Undefined("acosh")
    return ZERO if side == 0 else x.mapped(arb.acosh)


def area_tangent(x):
    if compare(abs(x), ONE) >= 0:
        raise Undefined("atanh")
    return ZERO if x.exact == 0 else x.mapped(arb.atanh)


def count(x):
    value = x.integer()
    if value is None or value < 0:
        raise Undefined("count")
    return value


def falling_product(n, k):
    if k > 20_000:
        raise OutOfReach("falling product")
    product = 1
    for factor in range(n - k + 1, n + 1):
        product *= factor
    return Value(exact=product)


def whole(x):
    value = x.integer()
    if value is None:
        raise Undefined("whole number")
    return value


def permutations(n, k):
    n, k = whole(n), count(k)
    if n < 0:
        return falling_product(n, k)
    if k > n:
        return ZERO
    if k * n.bit_length() > EXACT_BITS:
        return gamma(Value(exact=n + 1)) / gamma(Value(exact=n - k + 1))
    product = 1
    for factor in range(n - k + 1, n + 1):
        product *= factor
    return Value(exact=product)


def combinations(n, k):
    things, part = whole(n), count(k)
    if things < 0:
        return falling_product(things, part) / gamma(Value(exact=part + 1))
    if part > things:
        return ZERO
    part = Value(exact=min(part, things - part))
    return permutations(n, part) / gamma(part + ONE)


def integers(values):
    numbers = [value.integer() for value in values]
    if None in numbers:
        raise Undefined("integers only")
    return numbers


def greatest_common_divisor(*values):
    short = [value.exact for value in values if value.exact]
    if len(short) == 1 and len(values) == 2 and short[0].denominator == 1:
        divisor = abs(short[0].numerator)
        rest = next(value for value in values if value.exact != short[0]).residue(divisor)
        if rest is not None:
            return Value(exact=math.gcd(rest, divisor))
    return Value(exact=math.gcd(*integers(values)))


def least_common_multiple(*values):
    return Value(exact=math.lcm(*integers(values)))


def least(*values):
    result = values[0]
    for value in values[1:]:
        result = value if compare(value, result) < 0 else result
    return result


def remainder(x, y):
    if y.exact and y.exact.denominator == 1:
        rest = x.residue(abs(y.exact.numerator))
        if rest is not None:
            return Value(exact=rest + y.exact if rest and y.exact < 0 else rest)
    return x - Value(exact=(x / y).floor()) * y


def rounded(x, places=ZERO):
    """To so many places, or to the nearest multiple of what is no whole number."""
    count = places.integer()
    if count is None:
        step = abs(places)
    elif abs(count) > 10_000:
        raise OutOfReach("places")
    else:
        step = Value(exact=Fraction(10) ** -count)
    result = Value(exact=(abs(x) / step + Value(exact=HALF)).floor()) * step
    return -result if x.sign() < 0 else result


def truncated(x):
    whole = Value(exact=abs(x).floor())
    return -whole if x.sign() < 0 else whole


def at_angle(function, divisor=None):
    def ratio(x):
        if divisor and x.mapped(divisor).sign() == 0:
            raise Undefined("a pole")
        return Value(lambda: function(x.now))

    return ratio


ANGLE_FUNCTIONS = {
    "sin": at_angle(arb.sin), "cos": at_angle(arb.cos),
    "tan": at_angle(arb.tan, arb.cos), "sec": at_angle(arb.sec, arb.cos),
    "cot": at_angle(arb.cot, arb.sin), "csc": at_angle(arb.csc, arb.sin),
}
ANGLES = {
    "asin": arcsine,
    "acos": lambda x: PI / TWO - arcsine(x),
    "atan": lambda x: x.mapped(arb.atan),
    "atan2": arctangent2,
}
FUNCTIONS = {
    "+": lambda a, b=ZERO: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "/": lambda a, b: a / b, "neg": lambda a: -a, "%": lambda a: a / Value(exact=100),
    "pow": power, "sqrt": lambda x: power(x, Value(exact=HALF)),
    "cbrt": lambda x: power(x, Value(exact=Fraction(1, 3))),
    "root": lambda x, n: power(x, ONE / n),
    "exp": lambda x: power(E, x), "ln": logarithm,
    "log": lambda x, base=TEN: logarithm_to_base(x, base),
    "log10": lambda x: logarithm_to_base(x, TEN), "log2": lambda x: logarithm_to_base(x, TWO),
    "sinh": lambda x: x.mapped(arb.sinh), "cosh": lambda x: x.mapped(arb.cosh),
    "tanh": lambda x: x.mapped(arb.tanh), "sech": lambda x: x.mapped(arb.sech),
    "csch": lambda x: ONE / x.mapped(arb.sinh), "coth": lambda x: ONE / x.mapped(arb.tanh),
    "asinh": lambda x: x.mapped(arb.asinh), "acosh": area_cosine, "atanh": area_tangent,
    "asech": lambda x: area_cosine(ONE / x), "acsch": lambda x: (ONE / x).mapped(arb.asinh),
    "acoth": lambda x: area_tangent(ONE / x),
    "expm1": lambda x: power(E, x) - ONE, "log1p": lambda x: logarithm(ONE + x),
    "lgamma": lambda x: logarithm(abs(gamma(x))),
    "fact": lambda x: gamma(x + ONE), "gamma": gamma, "ncr": combinations, "npr": permutations,
    "abs": abs, "sign": lambda x: Value(exact=x.sign()),
    "floor": lambda x: Value(exact=x.floor()), "ceil": lambda x: Value(exact=-(-x).floor()),
    "round": rounded, "trunc": truncated, "frac": lambda x: x - truncated(x), "mod": remainder,
    "gcd": greatest_common_divisor, "lcm": least_common_multiple,
    "min": least, "max": lambda *values: -least(*(-value for value in values)),
    "hypot": lambda x, y: power(x * x + y * y, Value(exact=HALF)),
}


def converted(angle, unit, to):
    return angle if unit == to else angle / HALF_TURNS[unit] * HALF_TURNS[to]


class Evaluation:
    """Evaluates trees with angles in a unit."""

    def __init__(self, unit="rad"):
        self.unit = unit
        self.is_doubtful = False

    def value(self, tree):
        """The value of a tree."""
        return evaluate(tree, self.unit, self)

    def watch(self, name, values, result):
        """Looks for numbers so large that two of them may be nearer than what is presumed equal."""
        watched = [result, *(values if name in DOUBLED else ())]
        for value in watched:
            if value.exact is not None:
                size = value.exact.numerator.bit_length(), value.exact.denominator.bit_length()
                far = abs(value.exact) > 1_000 if value is not result else max(size) > 8_000
            else:
                ball = abs(value.ball(128))
                bound = arb(1_000) if value is not result else arb(2) ** 8_000
                far = not ball < bound or value is result and 0 < ball < 1 / bound
            if far:
                self.is_doubtful = True


DOUBLED = {"expm1", "lgamma", "tanh", "coth", "sech", "csch", "gamma", "fact", "exp", "sinh", "cosh"}


def evaluate(tree, unit, evaluation):
    """The value of a tree, with angles in a unit."""
    values = [evaluate(operand, unit, evaluation) for operand in tree.operands]
    result = _applied(tree, values, unit)
    evaluation.watch(tree.name, values, result)
    return result


def _applied(tree, values, unit):
    if tree.name == "number":
        return Value(exact=tree.number)
    if tree.name in ("pi", "tau", "e"):
        return {"pi": PI, "tau": TWO * PI, "e": E}[tree.name]
    if tree.name in HALF_TURNS:
        return converted(values[0], tree.name, unit)
    if tree.name in ANGLE_FUNCTIONS:
        return ANGLE_FUNCTIONS[tree.name](converted(values[0], unit, "rad"))
    if tree.name in ANGLES:
        return converted(ANGLES[tree.name](*values), "rad", unit)
    return FUNCTIONS[tree.name](*values)


def decimal(value, digits=None, places=None):
    """The number rounded half to even, as (integer, power of ten), and whether that is all of it."""
    if value.exact is not None:
        if value.exact == 0:
            return (0, 0), True
        exponent = -places if places is not None else _exponent(abs(value.exact)) - digits + 1
        scaled = value.exact / Fraction(10) ** exponent
        significand = round(scaled)
        return (significand, exponent), significand == scaled
    if value.sign() == 0:
        return (0, 0), True
    if places is not None:
        exponent = -places
    else:
        exponent = _exponent_of_ball(value) - digits + 1
    for bits in precisions():
        old, ctx.prec = ctx.prec, bits
        try:
            scaled = value.now * arb(10) ** fmpz(-exponent)
            if not scaled.is_finite():
                continue
            significand = (scaled + arb(fmpq(1, 2))).floor().unique_fmpz()
        finally:
            ctx.prec = old
        if significand is not None:
            significand = int(significand)
            return (significand, exponent), _is(value, Fraction(significand), exponent)
    # A number half-way between two decimals.
    twice = _nearest(scaled, times=2)
    if _is(value, Fraction(twice, 2), exponent):
        return (round(Fraction(twice, 2)), exponent), False
    raise OutOfReach("digits")


def _nearest(ball, times=1):
    old, ctx.prec = ctx.prec, PRECISION_LIMIT
    try:
        nearest = (ball * times + arb(fmpq(1, 2))).floor().unique_fmpz()
    finally:
        ctx.prec = old
    if nearest is None:
        raise OutOfReach("digits")
    return int(nearest)


def _is(value, significand, exponent):
    """Whether the number is a decimal."""
    scale = Value(lambda: arb(10) ** fmpz(-exponent))
    return (value * scale - Value(exact=significand)).sign() == 0


def _exponent(fraction):
    """The power of ten of a positive fraction's first digit."""
    estimate = len(str(fraction.numerator)) - len(str(fraction.denominator))
    return estimate if fraction >= Fraction(10) ** estimate else estimate - 1


def _exponent_of_ball(value):
    for bits in precisions():
        old, ctx.prec = ctx.prec, bits
        try:
            logarithm = abs(value.now).log() / arb.const_log10()
            exponent = logarithm.floor().unique_fmpz() if logarithm.is_finite() else None
        finally:
            ctx.prec = old
        if exponent is not None:
            return int(exponent)
    # A power of ten.
    return _nearest(logarithm)
