import TestSupport

/// Random lines of a session that use its whole grammar: numbers in all bases, units, money, dates, conversions,
/// words, lists, phrases of percentages, and definitions that later lines use.
struct RandomLines {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A kind of value, kept apart so that most lines have an answer.
  private enum Kind: CaseIterable {
    case number, length, time, mass, temperature, money, angle

    var units: [String] {
      switch self {
      case .number: []
      case .length: ["m", "km", "ft", "in", "mi", "cm", "yard", "nmi", "mm", "µm"]
      case .time: ["s", "min", "h", "d", "week", "ms", "sec", "hours"]
      case .mass: ["kg", "g", "lb", "oz", "ton", "stone"]
      case .temperature: ["K"]
      case .money: ["USD", "EUR"]
      case .angle: ["deg", "rad", "arcmin", "turn"]
      }
    }
  }

  private mutating func any(_ texts: [String]) -> String {
    texts.randomElement(using: &random) ?? "1"
  }

  private mutating func number() -> String {
    any([
      "1", "2", "12", "0.5", "1234.5", "1/2", "½", "3½", "0xFF", "0b101", "0o17", "1e3", "π", "√2",
      "n", "f(2)", "-3", "(1 + 2)", "7 mod 4", "3!", "2²", "abs(-2)", "ncr(5, 2)",
    ])
  }

  /// Returns a value of a kind, nested about as deep as asked for.
  private mutating func value(_ kind: Kind, _ depth: Int) -> String {
    guard depth > 0, kind != .number else { return quantity(kind) }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return value(kind, depth - 1) + any([" + ", " - ", " − "]) + value(kind, depth - 1)
    case 1: return number() + any([" * ", " × ", "·"]) + value(kind, depth - 1)
    case 2: return "(" + value(kind, depth - 1) + ")" + any([" / ", "÷"]) + number()
    case 3: return "(" + value(kind, depth - 1) + any([" to ", " in "]) + any(kind.units) + ")"
    case 4: return any(["max", "min"]) + "(" + quantity(kind) + ", " + quantity(kind) + ")"
    case 5: return "abs(" + value(kind, depth - 1) + ")"
    case 6: return value(kind, depth - 1) + any([" + 10%", " - 5%"])
    case 7: return "-" + quantity(kind)
    default: return quantity(kind)
    }
  }

  private mutating func quantity(_ kind: Kind) -> String {
    if kind == .number { return number() }
    if kind == .length, Bool.random(using: &random) {
      return any(["5 ft 3 in", "5'3\"", "1 m 20 cm", "len", "(len)", "2 len"])
    }
    if kind == .time, Bool.random(using: &random) { return any(["1 h 30 min", "2 h 5 s", "t"]) }
    if kind == .money, Bool.random(using: &random) { return any(["$20", "€5", "12 €"]) }
    if kind == .angle, Bool.random(using: &random) { return any(["30°", "30°15'", "π rad"]) }
    return any(["5", "0.5", "12", "1/2", "1e3", "n", "0x10", "1234.5"]) + " " + any(kind.units)
  }

  private mutating func date() -> String {
    let date = any(["2026-11-22", "2024-02-29", "today", "day", "(day + 2 weeks)"])
    guard Bool.random(using: &random) else { return date }
    return date + any([" + ", " - "]) + any(["90 days", "1 month", "2 weeks", "1 year 3 days"])
  }

  /// Returns a calculation with bit operators and numbers in several bases.
  private mutating func bits(_ depth: Int) -> String {
    guard depth > 0 else {
      return any(["0xFF", "0b1010", "0o17", "255", "0x80", "12", "-1", "n", "popcount(255)"])
    }
    let operation = any([" & ", " | ", " xor ", " << 2 + ", " >> 1 | ", " and ", " or ", " + "])
    return any(["", "~", "not "]) + "(" + bits(depth - 1) + operation + bits(depth - 1) + ")"
  }

  /// Returns the next random line.
  mutating func next() -> String {
    let kind = Kind.allCases.randomElement(using: &random) ?? .number
    switch Int.random(in: 0..<19, using: &random) {
    case 0: return value(kind, 3)
    case 1: return value(kind, 2) + any([" to ", " in ", " -> ", " → "]) + any(kind.units + ["m"])
    case 2: return quantity(.length) + " / " + quantity(.time) + " to " + any(["km/h", "mph"])
    case 3: return quantity(.mass) + " × " + quantity(.length) + any([" / (2 s)²", "²", "^3"])
    case 4: return date()
    case 5: return date() + " - " + date() + any(["", " to weeks + days", " to months"])
    case 6: return any(["weekday", "week", "dayofyear"]) + "(" + date() + ")"
    case 7: return date() + " to weekday"
    case 8: return bits(2)
    case 9: return bits(1) + " to " + any(["hex", "binary", "octal", "decimal"])
    case 10:
      return any(["mean", "sum", "max", "median"]) + "([" + number() + ", " + number() + "])"
    case 11: return "[" + quantity(kind) + ", " + quantity(kind) + "]"
    case 12: return any(["8%", "20%", "n%"]) + any([" of ", " off ", " on "]) + value(kind, 1)
    case 13: return number() + " as % of " + number()
    case 14: return "n = " + any(["3", "1/3", "0x1F", "2 n", "√2", "n + 1"])
    case 15: return any(["len = ", "len = "]) + value(.length, 1)
    case 16: return any(["t = " + value(.time, 1), "day = " + date()])
    case 17: return "f(x) = " + any(["x²", "2x + 1", "x / 3", "x & 6", "n x", "1/(x + 1)", "x in"])
    default:
      return any(["sum(k^2, k, 1, 4)", "f(f(2))", "ans + 1", "2 ans", "(ans)", "Rent: 2 n"])
    }
  }
}
