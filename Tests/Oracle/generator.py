"""Random expressions over awkward values, in the command's language."""

from fractions import Fraction

CONSTANTS = """
    0 1 2 3 4 5 6 7 8 9 10 12 16 25 27 49 50 64 72 75 81 96 98 100 108 125 128 162 180 200 1000
    0.5 1.5 2.5 0.25 0.75 0.1 0.2 0.3 0.7 1.1 0.05 0.125 99.99 3.14159 2.718281828459045 1e3
    1e-3 1e-9 1e-20 1e-50 1e-150 1e-300 1e9 1e15 1e20 1e40 1e100 1e300 123456789 4294967296
    18446744073709551616 9223372036854775807 999999999999999999999 0.9999999999999999999999
    1.0000000000000000000000001 65537 1000003 999999999989 163 355/113 1/3 2/3 1/7 5/6 22/7 7/12
    pi e tau pi/2 pi/3 pi/4 pi/6 pi/12 pi/5 2*pi/5 pi/10 pi/8 pi/7 2*pi/3 7*pi/4 11*pi/6
    sqrt(2) sqrt(3) sqrt(5) sqrt(6) sqrt(7) sqrt(8) sqrt(12) cbrt(2) cbrt(3) 2^(1/4) 2^(2/3)
    (1+sqrt(5))/2 (sqrt(5)-1)/2 sqrt(2+sqrt(2)) sqrt(2-sqrt(3)) sqrt(5+2*sqrt(6)) (sqrt(3)-1)
    cbrt(2+sqrt(5)) cbrt(sqrt(5)-2) sqrt(3+2*sqrt(2)) sqrt(1+sqrt(2)) sqrt(pi) e^2 e^(1/2) 1/e
    ln(2) ln(3) ln(10) log10(2) log2(3) ln(pi) e^pi pi^2 1/pi pi^e 2^sqrt(2) 2^pi sqrt(2)^sqrt(2)
    sin(1) cos(1) tan(1) sinh(1) cosh(1) atan(2) atan(1/2) atan(1/5) atan(1/239) asin(1/3)
    acos(1/3) exp(10) gamma(1/3) gamma(1/2) 0.5! atan(1/3) e^-5
""".split()

ANYWHERE = "sin cos atan sinh cosh tanh sech asinh exp expm1 abs sign floor ceil round trunc frac".split()
SOMEWHERE = (
    "sqrt cbrt ln log log2 log10 tan sec csc cot asin acos csch coth acosh atanh asech acsch acoth log1p lgamma fact gamma".split()
)
OF_TWO = "root pow log atan2 mod min max hypot round gcd lcm ncr npr".split()

# A pair of expressions in x, y, z that are equal wherever both have a value, or nearly everywhere.
IDENTITIES = [
    ("sin(x)^2+cos(x)^2", "1"), ("cosh(x)^2-sinh(x)^2", "1"), ("1+tan(x)^2", "sec(x)^2"),
    ("1+cot(x)^2", "csc(x)^2"), ("1-tanh(x)^2", "sech(x)^2"),
    ("sin(2*x)", "2*sin(x)*cos(x)"), ("cos(2*x)", "2*cos(x)^2-1"), ("cos(2*x)", "1-2*sin(x)^2"),
    ("tan(2*x)", "2*tan(x)/(1-tan(x)^2)"), ("sin(3*x)", "3*sin(x)-4*sin(x)^3"),
    ("cos(3*x)", "4*cos(x)^3-3*cos(x)"), ("sin(x+y)", "sin(x)*cos(y)+cos(x)*sin(y)"),
    ("cos(x-y)", "cos(x)*cos(y)+sin(x)*sin(y)"), ("tan(x)", "sin(x)/cos(x)"),
    ("sin(x+pi)", "-sin(x)"), ("cos(pi/2-x)", "sin(x)"), ("tan(x+pi)", "tan(x)"),
    ("sin(x+2*pi*3)", "sin(x)"), ("cos(-x)", "cos(x)"), ("sin(x)*csc(x)", "1"),
    ("exp(x+y)", "exp(x)*exp(y)"), ("exp(x)*exp(-x)", "1"), ("e^x", "exp(x)"),
    ("exp(2*x)", "exp(x)^2"), ("(exp(x)-exp(-x))/2", "sinh(x)"),
    ("sinh(2*x)", "2*sinh(x)*cosh(x)"), ("cosh(x)+sinh(x)", "exp(x)"),
    ("tanh(x)", "sinh(x)/cosh(x)"), ("tanh(x)", "1-2/(exp(2*x)+1)"),
    ("ln(x*y)", "ln(x)+ln(y)"), ("ln(x/y)", "ln(x)-ln(y)"), ("ln(x^2)", "2*ln(x)"),
    ("ln(sqrt(x))", "ln(x)/2"), ("log(x)", "ln(x)/ln(10)"), ("log(x,y)*ln(y)", "ln(x)"),
    ("log2(x)", "ln(x)/ln(2)"), ("log(x,y)*log(y,x)", "1"), ("ln(1/x)", "-ln(x)"),
    ("sqrt(x)*sqrt(y)", "sqrt(x*y)"), ("sqrt(x^2)", "abs(x)"), ("sqrt(x)^2", "x"),
    ("cbrt(x)^3", "x"), ("cbrt(x^3)", "x"), ("root(x,4)^4", "x"), ("sqrt(sqrt(x))", "root(x,4)"),
    ("cbrt(x)*cbrt(y)", "cbrt(x*y)"), ("sqrt(x/y)", "sqrt(x)/sqrt(y)"),
    ("sqrt(x+y+2*sqrt(x*y))", "sqrt(x)+sqrt(y)"), ("1/(sqrt(x)+sqrt(y))", "(sqrt(x)-sqrt(y))/(x-y)"),
    ("x^y*x^z", "x^(y+z)"), ("(x^y)^2", "x^(2*y)"), ("x^-y", "1/x^y"), ("x^y", "exp(y*ln(x))"),
    ("(x*y)^(1/3)", "x^(1/3)*y^(1/3)"), ("x^(2/3)", "cbrt(x)^2"), ("x^0.5", "sqrt(x)"),
    ("atan(x)+atan(1/x)", "pi/2*sign(x)"), ("asin(x)+acos(x)", "pi/2"),
    ("atan(x)+atan(y)", "atan((x+y)/(1-x*y))"), ("2*atan(x)", "atan(2*x/(1-x^2))"),
    ("asin(x)", "atan(x/sqrt(1-x^2))"), ("atan(-x)", "-atan(x)"), ("acos(-x)", "pi-acos(x)"),
    ("sin(atan(x))", "x/sqrt(1+x^2)"), ("cos(asin(x))", "sqrt(1-x^2)"),
    ("tan(asin(x))", "x/sqrt(1-x^2)"), ("atan2(x,y)", "2*atan(x/(hypot(x,y)+y))"),
    ("asinh(x)", "ln(x+sqrt(x^2+1))"), ("acosh(x)", "ln(x+sqrt(x^2-1))"),
    ("atanh(x)", "ln((1+x)/(1-x))/2"), ("asinh(-x)", "-asinh(x)"),
    ("gamma(x+1)", "x*gamma(x)"), ("x!", "gamma(x+1)"), ("gamma(x)*gamma(1-x)", "pi/sin(pi*x)"),
    ("x!/(x-1)!", "x"), ("ncr(x,y)", "x!/(y!*(x-y)!)"),
    ("(x+y)*z", "x*z+y*z"), ("(x+y)^2", "x^2+2*x*y+y^2"), ("(x-y)*(x+y)", "x^2-y^2"),
    ("(x+y)^3", "x^3+3*x^2*y+3*x*y^2+y^3"), ("x/y+z/y", "(x+z)/y"), ("1/x+1/y", "(x+y)/(x*y)"),
    ("x+y-y", "x"), ("x*y/y", "x"), ("x^2-2*x+1", "(x-1)^2"), ("x/(x+1)+1/(x+1)", "1"),
    ("floor(x)+frac(x)", "x"), ("mod(x,y)+y*floor(x/y)", "x"), ("-floor(-x)", "ceil(x)"),
    ("hypot(x,y)^2", "x^2+y^2"), ("max(x,y)+min(x,y)", "x+y"), ("abs(x)*abs(y)", "abs(x*y)"),
    ("16*atan(1/5)-4*atan(1/239)", "pi"), ("4*atan(1/2)+4*atan(1/3)", "pi"),
    ("cos(pi/7)*cos(2*pi/7)*cos(3*pi/7)", "1/8"), ("cos(pi/9)*cos(2*pi/9)*cos(4*pi/9)", "1/8"),
    ("cos(2*pi/7)+cos(4*pi/7)+cos(6*pi/7)", "-1/2"), ("tan(pi/8)", "sqrt(2)-1"),
    ("2*cos(pi/5)", "(1+sqrt(5))/2"), ("sin(pi/10)", "(sqrt(5)-1)/4"),
    ("sin(18 deg)*sin(54 deg)", "1/4"), ("cos(36 deg)-cos(72 deg)", "1/2"),
    ("tan(9 deg)-tan(27 deg)-tan(63 deg)+tan(81 deg)", "4"),
    ("(sqrt(5)+2)^(1/3)-(sqrt(5)-2)^(1/3)", "1"), ("sqrt(2)+sqrt(3)", "sqrt(5+2*sqrt(6))"),
    ("cbrt(2+sqrt(5))+cbrt(2-sqrt(5))", "1"), ("sqrt(7+4*sqrt(3))", "2+sqrt(3)"),
    ("cbrt(cbrt(2)-1)", "cbrt(1/9)-cbrt(2/9)+cbrt(4/9)"),
    ("sqrt(cbrt(5)-cbrt(4))", "(cbrt(2)+cbrt(20)-cbrt(25))/3"),
    ("ln(2)+ln(3)", "ln(6)"), ("ln(2)*ln(9)", "ln(4)*ln(3)"), ("2^ln(3)", "3^ln(2)"),
    ("ln(2+sqrt(3))+ln(2-sqrt(3))", "0"), ("log(2)+log(5)", "1"), ("4^sqrt(2)", "2^sqrt(8)"),
]

INVERSES = [
    ("sin", "asin"), ("cos", "acos"), ("tan", "atan"), ("asin", "sin"), ("acos", "cos"),
    ("atan", "tan"), ("sinh", "asinh"), ("cosh", "acosh"), ("tanh", "atanh"), ("asinh", "sinh"),
    ("acosh", "cosh"), ("atanh", "tanh"), ("exp", "ln"), ("ln", "exp"), ("sin", "acos"),
    ("cos", "asin"), ("sin", "atan"), ("cos", "atan"), ("tan", "asin"), ("tan", "acos"),
    ("sinh", "acosh"), ("cosh", "asinh"), ("tanh", "ln"), ("sinh", "ln"), ("sec", "acos"),
    ("csc", "asin"), ("cot", "atan"), ("exp", "asinh"), ("exp", "atanh"), ("acos", "sin"),
    ("asin", "cos"), ("atan", "cot"), ("10^", "log10"), ("2^", "log2"), ("log10", "10^"),
]


class Generator:
    """Makes expressions from a source of random numbers."""

    def __init__(self, random):
        self.random = random

    def expression(self):
        """A random expression."""
        kinds = [
            self.free, self.identity, self.inverses, self.angle, self.near, self.tie, self.walked,
        ]
        return self.random.choices(kinds, weights=[34, 24, 8, 7, 7, 5, 15])[0]()

    def constant(self):
        value = self.random.choice(CONSTANTS)
        if self.random.random() < 0.15:
            value = self.random.choice(
                [
                    str(self.random.randint(2, 10**self.random.randint(1, 25))),
                    f"{self.random.randint(1, 999)}/{self.random.randint(2, 99)}",
                    f"{self.random.randint(0, 99)}.{self.random.randint(0, 10**6)}",
                    f"sqrt({self.random.randint(2, 200)})",
                ]
            )
        return f"-({value})" if self.random.random() < 0.12 else value

    def whole(self, decades, least=0):
        """A whole number, drawn evenly in its logarithm, often next to a power."""
        random = self.random
        size = 10 ** random.uniform(least, decades)
        number = max(1, int(size)) if size < 1e15 else int(size) + random.randint(0, 10**9)
        if random.random() < 0.15:
            number = random.choice([2, 10]) ** max(1, len(str(number)) - 1) + random.randint(-1, 1)
        return max(1, number)

    def size(self, decades):
        """A positive number, drawn evenly in its logarithm, above or below 1."""
        random = self.random
        exponent = random.uniform(-decades, decades)
        if abs(exponent) > 15 or random.random() < 0.3:
            digits = random.randint(1, 10 ** random.randint(1, 17))
            return f"{digits}e{int(exponent) - len(str(digits)) + 1}"
        return repr(round(10**exponent, random.randint(1, 17))) if exponent > 0 else (
            f"{random.randint(1, 9)}e{int(exponent)}")

    def argument(self):
        """A number that may be of any size: its logarithm's logarithm is drawn evenly."""
        decades = 10 ** self.random.uniform(0, 3.3)
        shape = self.random.choice(["{}", "{}", "{}", "({})/7", "sqrt({})", "pi*{}", "-{}"])
        if decades < 300 or self.random.random() < 0.5:
            return shape.format(self.size(decades))
        return shape.format(f"10^{int(decades)}")

    def walked(self):
        """Sizes from the smallest to the largest that are answered, each as often as any."""
        random = self.random
        kind = random.choice(
            [self.power_of_any_size, self.factorial_of_any_size, self.residue,
             self.cancellation, self.function_of_any_size])
        return kind()

    def power_of_any_size(self):
        random = self.random
        n = self.whole(random.choice([2, 4, 6, 8, 12, 15]))
        base = random.choice(
            [self.size(3), self.size(0.01), str(self.whole(12)), f"({self.whole(4)}/{self.whole(4)})",
             f"(1+{self.size(4)}/{n})", "pi", "e", "sqrt(2)", "(1+sqrt(2))", "2", "10", "9"])
        if base[0].isdigit():
            base = f"({base})"
        exponent = random.choice(
            [f"{n}", f"{n}", f"-{n}", f"{n}.5", f"({n}/{random.randint(2, 9)})",
             f"({n}+{self.size(1)})", f"{random.randint(2, 9)}^{random.randint(2, 12)}"])
        shape = random.choice(
            ["{p}", "{p}", "{p}", "{p}+1", "1/{p}", "{p}*{q}", "{p}-{q}", "sqrt({p})",
             "{p}/{q}", "ln({p})", "{p}+{p}/{n}", "log10({p})", "({p}+1)*{q}"])
        other = f"{random.randint(2, 99)}^{n}"
        return shape.format(p=f"{base}^{exponent}", q=other, n=n)

    def factorial_of_any_size(self):
        random = self.random
        n = self.whole(random.choice([1.5, 3, 5, 7, 12]))
        k = min(n, self.whole(random.choice([1, 2, 4, 7])))
        return random.choice(
            ["{n}!", "{n}!", "({n}.5)!", "({n}+1/3)!", "gamma({n}+{s})", "ncr({n},{k})",
             "npr({n},{k})", "ncr({n},{h})", "{n}!/({n}-1)!", "sqrt({n}!)", "ln({n}!)",
             "{n}!*{k}!", "{n}!/{k}!", "ncr({n},{k})/{k}", "1/{n}!", "({n}!+1)/{k}",
             "ncr({n}e20,{k})", "log10({n}!)", "{n}!-{n}^{k}", "gamma({s})", "gamma(-{s})"]
        ).format(n=n, k=k, h=n // 2, s=self.size(random.choice([1, 4, 12])))

    def residue(self):
        random = self.random
        n = self.whole(random.choice([2, 6, 15, 40]))
        base = self.whole(random.choice([1, 3, 10, 40]))
        modulus = self.whole(random.choice([1, 2, 6, 12, 40]))
        number = random.choice(
            ["{b}^{n}", "{b}^{n}", "{b}^{n}", "({b}^{n}+{m})", "({b}^{n}*{c})", "({b}^{n}-7^{n})",
             "-{b}^{n}", "{f}!", "{b}^9^9", "({b}^{n}+{f}!)"]
        ).format(b=base, n=n, c=self.whole(20), m=self.whole(9), f=self.whole(4))
        return random.choice(["{x} mod {m}", "{x} mod {m}", "{x} mod -{m}", "gcd({x},{m})"]).format(
            x=number, m=modulus)

    def cancellation(self):
        """What begins with zeros however small its argument."""
        random = self.random
        order, pattern = random.choice(
            [(1, "sqrt(1+t)-1"), (1, "cbrt(1+t)-1"), (1, "exp(t)-1"), (2, "1-cos(t)"),
             (2, "exp(t)-1-t"), (2, "ln(1+t)-t"), (3, "sin(t)-t"), (3, "tan(t)-t"),
             (3, "sinh(t)-t"), (3, "tanh(t)-t"), (3, "atan(t)-t"), (3, "asin(t)-t"),
             (2, "cosh(t)-1"), (1, "(1+t)^pi-1"), (1, "2^t-1"), (1, "atan(1+t)-pi/4"),
             (1, "gamma(1+t)-1"), (2, "sqrt(1+t)-1-t/2"), (1, "sqrt(2+t)-sqrt(2)"),
             (1, "ln(2+t)-ln(2)"), (1, "sin(1+t)-sin(1)"), (1, "e^(1+t)-e"), (1, "asinh(t)-t"),
             (1, "acos(1-t)"), (1, "log2(8+t)-3"), (2, "sec(t)-1"), (1, "pi-(pi-t)*1")])
        limit = 1_000 if "gamma" not in pattern else 100
        places = int(10 ** random.uniform(0, 1) * (limit / order / 10) ** random.random())
        little = f"{random.randint(1, 99)}e-{places + 1}"
        text = "".join(
            f"({little})" if letter == "t" and not pattern[max(0, at - 1) : at].isalpha()
            and not pattern[at + 1 : at + 2].isalpha() else letter
            for at, letter in enumerate(pattern))
        return random.choice([text, text, f"1/({text})", f"ln(abs({text}))", f"({text})*1e{places}"])

    def function_of_any_size(self):
        random = self.random
        x = self.argument()
        function = random.choice(
            "sin cos tan sec atan asinh tanh ln log2 log10 sqrt cbrt exp sinh cosh floor frac acosh"
            " acos asin atanh coth sech round".split())
        if function in ("exp", "sinh", "cosh", "sech", "coth", "gamma"):
            x = self.size(17)
        return random.choice(
            ["{f}({x})", "{f}({x})", "{f}({x})", "{f}({x})-{f}({x}+1)", "{f}({x})/{y}",
             "{f}(1/({x}))", "{f}({x})+{y}"]).format(f=function, x=x, y=self.size(30))

    def free(self, depth=None):
        """An expression of any shape."""
        random = self.random
        if depth is None:
            depth = random.choice([1, 2, 2, 3, 3, 4])
        if depth == 0:
            return self.constant()
        kind = random.random()
        if kind < 0.4:
            sign = random.choice("+-*/+-*/^")
            right = self.free(random.randint(0, depth - 1))
            if sign == "^" and random.random() < 0.7:
                right = random.choice(
                    "2 3 -1 -2 0.5 1/3 2/3 -1/2 3/4 1/5 0 10 7 sqrt(2) 0.1 -2.5".split()
                )
            return f"({self.free(depth - 1)}){sign}({right})"
        if kind < 0.65:
            return f"{random.choice(ANYWHERE)}({self.free(depth - 1)})"
        if kind < 0.9:
            return f"{random.choice(SOMEWHERE)}({self.free(depth - 1)})"
        if kind < 0.97:
            operands = self.free(depth - 1), self.free(random.randint(0, depth - 1))
            return f"{random.choice(OF_TWO)}({operands[0]},{operands[1]})"
        return random.choice(
            ["({})%", "({})!", "({})²", "100 + ({})%", "-({})", "√({})", "({}) deg", "({}) grad"]
        ).format(self.free(depth - 1))

    def filled(self, pattern):
        """A pattern with expressions in place of x, y and z."""
        depth = self.random.choice([0, 0, 0, 1, 1, 2])
        for name in "xyz":
            value = f"({self.free(self.random.randint(0, depth))})"
            pattern = "".join(
                value
                if letter == name
                and not pattern[max(0, place - 1) : place].isalpha()
                and not pattern[place + 1 : place + 2].isalpha()
                else letter
                for place, letter in enumerate(pattern)
            ) if name in pattern else pattern
        return pattern

    def identity(self):
        """A difference, quotient or the like of what is equal, or nearly everywhere."""
        left, right = self.random.choice(IDENTITIES)
        while ("gamma" in left or "!" in left) and self.random.random() < 0.9:
            # Few of them: what no rule decides takes the whole budget, above all with gamma.
            left, right = self.random.choice(IDENTITIES)
        # Filled together: both have the same parts.
        left, right = self.filled(f"{left}~{right}").split("~")
        other = self.free(self.random.randint(0, 1))
        shape = self.random.choice(
            [
                "({l})-({r})", "({l})-({r})", "({l})-({r})", "({l})/({r})", "({l})+({o})-({r})",
                "1/(({l})-({r}))", "sqrt(({l})-({r}))", "sign(({l})-({r}))",
                "(({l})-({r}))*({o})", "floor(({l})-({r})+3)", "round(({l})/({r})*2.5)",
                "ln(({l})/({r}))", "exp(({l})-({r}))", "({o})^(({l})-({r}))",
                "abs(({l})-({r}))+1e-60", "asin(({l})/({r}))", "max({l},{r})-({r})",
                "({o})/(({l})-({r})+1e-100)", "({l})", "acosh(({l})/({r}))", "({l})+({r})",
                "atan2(({l})-({r}),({o}))", "mod({l},{r})", "(({l})-({r})+2)^({o})",
                "(({l})-({r}))^({o})", "gamma(({l})-({r}))", "log({o},({l})/({r}))",
            ]
        )
        return shape.format(l=left, r=right, o=other)

    def inverses(self):
        """A function of an inverse function's value."""
        outer, inner = self.random.choice(INVERSES)
        x = self.free(self.random.choice([0, 0, 0, 1, 2]))
        value = f"{outer}({inner}({x}))"
        return value if self.random.random() < 0.6 else f"{value}-({x})"

    def angle(self):
        """A function of an angle whose sine may be known, or nearly so."""
        random = self.random
        function = random.choice("sin cos tan sec csc cot".split())
        multiple = random.randint(-100, 100)
        if random.random() < 0.2:
            multiple = random.randint(-(10**12), 10**12)
        divisor = random.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 24, 60])
        angle = random.choice(
            [
                f"{multiple}*pi/{divisor}", f"{multiple}*pi/{divisor}", f"{multiple * 3} deg",
                f"{multiple}*180/{divisor} deg", f"{multiple * 10} grad", f"{multiple * 7.5}°",
                f"{multiple}*pi/{divisor}+1e-{random.randint(1, 60)}",
                f"{multiple}*pi/{divisor}+asin(1/{abs(multiple) + 1})", f"{multiple}e10",
            ]
        )
        value = f"{function}({angle})"
        shape = random.random()
        if shape < 0.2:
            return f"{value}^2+{self.angle()}"
        if shape < 0.3:
            return f"{value}*{self.angle()}"
        if shape < 0.4:
            return f"a{function}({value})" if function in ("sin", "cos", "tan") else value
        return value

    def near(self):
        """An expression near one of its function's edges."""
        random = self.random
        little = f"1e-{random.choice([1, 5, 10, 17, 30, 49, 50, 51, 60, 100, 250, 400])}"
        sign = random.choice("+-")
        x = self.constant()
        return random.choice(
            [
                f"ln(1{sign}{little})", f"exp({sign}{little})-1", f"1-cos({little})",
                f"sqrt(1{sign}{little})-1", f"asin(1{sign}{little})", f"acos(1{sign}{little})",
                f"acosh(1{sign}{little})", f"atanh(1{sign}{little})", f"atanh({little})",
                f"tan(pi/2{sign}{little})", f"1/sin(pi{sign}{little})", f"gamma(-3{sign}{little})",
                f"gamma({little})", f"floor(5{sign}{little})", f"round(2.5{sign}{little})",
                f"({x}{sign}{little})-({x})", f"({x})*(1{sign}{little})/({x})",
                f"sin({x}{sign}{little})-sin({x})", f"sqrt(({x})^2{sign}{little})",
                f"({x})^({little})", f"(1{sign}{little})^(1/{little})", f"coth({little})",
                f"log10(1000{sign}{little})", f"log(8,2{sign}{little})", f"({little})!",
                f"atan(1/{little})", f"tanh(1/({little})^(1/5))", f"cosh({little})-1",
                f"sinh({little})-{little}", f"floor(log10(10^25{sign}{little}))",
                f"hypot({x},{little})-abs({x})", f"mod({x}{sign}{little},{x})",
                f"{little}^{little}", f"sqrt({little})", f"ln({little})", f"gamma(2{sign}{little})",
            ]
        )

    def tie(self):
        """A decimal half-way, or nearly, between two of as many digits as are asked for."""
        random = self.random
        count = random.choice([4, 5, 6, 15, 16, 17, 49, 50, 51])
        digits = str(random.randint(10 ** (count - 1), 10**count - 1)) + "5"
        number = f"{digits[0]}.{digits[1:]}e{random.randint(-25, 25)}"
        x = random.choice(["sqrt(2)", "pi", "ln(3)", "sin(1)", "e", "1/3", "1e60", "cbrt(5)"])
        little = f"1e-{random.randint(1, 150)}"
        return random.choice(
            [
                number, f"{number}+{x}-{x}", f"({number})*{x}/{x}", f"sqrt(({number})^2)",
                f"{number}+{little}", f"{number}-{little}", f"exp(ln({number}))", f"-{number}",
                f"{number}*(sin({x})^2+cos({x})^2)", f"tan(atan({number}))",
                f"{number}+{little}*{x}", f"cbrt(({number})^3)",
                f"{number}*(sqrt(5+2*sqrt(6))-sqrt(2))/sqrt(3)",
                f"1-{Fraction(1, 1 << random.randint(1, 60))}",
                f"{random.randint(1, 10**6)}/2^{random.randint(1, 70)}",
            ]
        )
