/// The names in other calculators and languages for things that expressions write differently.
///
/// This is their only table, for names that are neither the user's nor in ``BuiltInName``.
enum OtherName {
  /// The way a name is handled.
  enum Meaning: Equatable {
    /// It is read as this function, its only meaning.
    case function(MathFunction)
    /// It is rejected, with a suggestion.
    case proposal(String)
    /// It is rejected, with both of its meanings.
    case either(String, String)
    /// It has no counterpart, whatever names look alike.
    case nothing
  }

  /// The meaning of a name elsewhere, in capitals or small letters; nil if it is unknown.
  static func meaning(of name: ArraySlice<UInt8>) -> Meaning? {
    guard name.count <= 20 else { return nil }
    let name = name.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    return meanings[name]
  }

  /// Whether a name stands for a function: `square_root`.
  static func isFunction(_ name: ArraySlice<UInt8>) -> Bool {
    if case .function? = meaning(of: name) { true } else { false }
  }

  /// The meanings by name.
  private static let meanings: [[UInt8]: Meaning] = {
    var meanings: [[UInt8]: Meaning] = [:]
    for (names, meaning) in table {
      for name in names.utf8.split(separator: UInt8(ascii: " ")) { meanings[Array(name)] = meaning }
    }
    return meanings
  }()

  fileprivate static let table: [(names: String, meaning: Meaning)] = [
    ("squareroot square_root wurzel racine raiz raíz", .function(.squareRoot)),
    ("cuberoot cube_root", .function(.cubeRoot)),
    ("nthroot surd", .function(.root)),
    ("power", .function(.power)),
    ("exponential", .function(.exponential)),
    ("loge naturallog", .function(.naturalLogarithm)),
    ("ld log_2", .function(.binaryLogarithm)),
    ("log_10", .function(.decimalLogarithm)),
    ("sinus seno", .function(.sine)),
    ("cosinus kosinus coseno", .function(.cosine)),
    ("tangens tangente", .function(.tangent)),
    ("arcussinus", .function(.arcsine)),
    ("arcuscosinus", .function(.arccosine)),
    ("arcustangens arctg atn", .function(.arctangent)),
    ("arctan2", .function(.arctangent2)),
    ("sh", .function(.hyperbolicSine)),
    ("ch", .function(.hyperbolicCosine)),
    ("th", .function(.hyperbolicTangent)),
    ("argsinh argsh arsh", .function(.areaSine)),
    ("argcosh argch arch", .function(.areaCosine)),
    ("argtanh argth arth", .function(.areaTangent)),
    ("diff differentiate deriv", .function(.derivative)),
    ("integrate", .function(.integral)),
    ("ggt pgcd mcd", .function(.greatestCommonDivisor)),
    ("kgv ppcm mcm", .function(.leastCommonMultiple)),
    ("choose combinations binom", .function(.combinations)),
    ("permutations falling_factorial", .function(.permutations)),
    ("average avg", .function(.mean)),
    ("prod", .function(.product)),
    ("geomean", .function(.geometricMean)),
    ("harmean", .function(.harmonicMean)),
    ("fakultät fakultaet factorielle", .function(.factorial)),
    ("absolute fabs betrag", .function(.absolute)),
    ("truncate fix ipart", .function(.truncation)),
    ("fpart fract", .function(.fraction)),
    ("modulo", .function(.remainder)),
    ("hexadecimal", .function(.hexadecimal)),
    ("octal", .function(.octal)),
    ("binary", .function(.binary)),
    ("decimal", .function(.decimal)),
    ("bswap byteflip", .function(.byteswap)),
    ("popcnt bitcount", .function(.population)),
    // These differ in the sign of their results, or in the order of their arguments.
    ("remainder fmod modulus emod", .proposal("mod")),
    ("powmod modpow", .proposal("mod(x^y, n)")),
    ("nroot", .proposal("root(x, n)")),
    ("logb logbase", .proposal("log(x, b)")),
    ("integer", .proposal("int")),
    ("fraction", .proposal("frac")),
    ("sqr", .either("x^2", "sqrt(x)")),
    ("sq square", .proposal("x^2")),
    ("cube", .proposal("x^3")),
    ("squared", .proposal("^2")),
    ("cubed", .proposal("^3")),
    ("half", .proposal("1/2")),
    ("third", .proposal("1/3")),
    ("quarter", .proposal("1/4")),
    ("pct", .proposal("%")),
    ("root3", .proposal("cbrt")),
    ("inv recip reciprocal", .proposal("1/x")),
    ("exp2", .proposal("2^x")),
    ("exp10 pow10", .proposal("10^x")),
    ("sind", .proposal("sin(x°)")),
    ("cosd", .proposal("cos(x°)")),
    ("tand", .proposal("tan(x°)")),
    ("asec arcsec", .proposal("acos(1/x)")),
    ("acsc arccsc acosec", .proposal("asin(1/x)")),
    // For a negative x these differ by half a turn.
    ("acot arccot actg arcctg", .either("atan(1/x)", "pi/2 - atan(x)")),
    ("div idiv quotient", .either("floor(a/b)", "trunc(a/b)")),
    ("times multiplied", .proposal("*")),
    ("divided", .proposal("/")),
    ("raised", .proposal("^")),
    ("dozen", .proposal("* 12")),
    ("thousand", .proposal("* 1e3")),
    ("million", .proposal("* 1e6")),
    ("billion", .proposal("* 1e9")),
    ("let const", .proposal("x = 3")),
    ("after since", .proposal("today + 2 weeks")),
    ("ago before", .proposal("today - 2 weeks")),
    ("between until till", .proposal("2026-12-31 - 2026-11-22")),
    ("plus", .proposal("+")),
    ("minus", .proposal("-")),
    ("over", .proposal("/")),
    ("phi", .proposal("(1 + √5)/2")),
    ("rnd rint", .proposal("round")),
    ("now minutes print len quit", .nothing),
    ("std stddev", .proposal("stdev")),
    ("variance", .proposal("var")),
    ("percentile quartile", .proposal("quantile")),
    ("rand random inf infinity nan cis asind acosd atand", .nothing),
  ]
}

extension MathFunction {
  /// Names from elsewhere for the function that expressions read as well.
  package var otherNames: [String] {
    OtherName.table.filter { $0.meaning == .function(self) }
      .flatMap { $0.names.split(separator: " ").map(String.init) }
  }
}
