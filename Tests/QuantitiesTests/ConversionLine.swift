import BigNumbers
import ExactReals
import Quantities

/// A simple line of conversions.csv: `NUMBER UNITS`, at most one operation with spaces around it, and a target; all
/// other lines are left to the language of expressions.
struct ConversionLine {
  enum Operand {
    case quantity(Quantity)
    case percent(Real)
  }

  var left: Operand
  var operation: Character?
  var right: Operand?
  var target: [Unit] = []
  var targetUnits: UnitProduct?

  struct Unreadable: Error {}

  init(_ text: String) throws {
    var expression = text
    for word in [" to ", " -> ", " in "] {
      guard let range = text.lastRange(of: word) else { continue }
      let target = text[range.upperBound...]
      // `3 in + 5 ft`: an inch.
      guard target.first != "+" else { continue }
      expression = String(text[..<range.lowerBound])
      let units = target.components(by: " + ")
      if units.count > 1 {
        self.target = try units.map { try .named($0) }
      } else {
        targetUnits = try unitProduct(units[0])
      }
      break
    }
    for sign: Character in ["+", "-", "*", "/"] {
      let sides = expression.components(by: " \(sign) ")
      guard sides.count <= 2 else { throw Unreadable() }
      if sides.count == 2 {
        (left, operation) = (try Self.operand(sides[0]), sign)
        right = try Self.operand(sides[1])
        return
      }
    }
    if let range = expression.lastRange(of: "% of ") {
      left = .quantity(try Self.quantity(String(expression[range.upperBound...])))
      right = .percent(Real(try Self.number(String(expression[..<range.lowerBound]))))
      operation = "%"
      return
    }
    left = try Self.operand(expression)
  }

  private static func number(_ text: String) throws -> Rational {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let above = Rational(decimal: parts[0]), parts.count <= 2 else { throw Unreadable() }
    guard parts.count == 2 else { return above }
    guard let below = Rational(decimal: parts[1]) else { throw Unreadable() }
    return try above / below
  }

  private static func operand(_ text: String) throws -> Operand {
    if text.last == "%" { return .percent(Real(try number(String(text.dropLast())))) }
    return .quantity(try quantity(text))
  }

  /// Reads a quantity: `5 ft`, `5 ft 3 in`, `-40 degC`, `3/4 cup`, `pi rad`, `5`, `1/m`.
  private static func quantity(_ text: String) throws -> Quantity {
    let words = text.split(separator: " ").map { String($0) }
    if words.first == "pi" {
      let units = try unitProduct(words.dropFirst().joined(separator: " "))
      return try Quantity(.pi, in: units)
    }
    if words.count == 1, words[0].hasPrefix("1/"), let unit = try? unitProduct(words[0]) {
      return try Quantity(1, in: unit)
    }
    var parts: [(number: Rational, units: [String])] = []
    for word in words {
      if let first = word.first, first.isNumber || first == "-" {
        parts.append((try number(word), []))
      } else if parts.isEmpty {
        throw Unreadable()
      } else {
        parts[parts.count - 1].units.append(word)
      }
    }
    guard let first = parts.first else { throw Unreadable() }
    guard parts.count > 1 else {
      return try Quantity(
        Real(first.number), in: unitProduct(first.units.joined(separator: " ")))
    }
    let mixed = try Quantity(
      mixed: parts.map {
        guard $0.units.count == 1 else { throw Unreadable() }
        return MixedQuantity.Part(Real($0.number.magnitude), try .named($0.units[0]))
      })
    return first.number.isNegative ? try mixed.negated() : mixed
  }

  /// Returns the answer as the table writes it: a fraction, times a power of π, and the units.
  func answer(using exchange: ExchangeRates) throws -> String {
    var value = try calculated(using: exchange)
    if !target.isEmpty {
      let mixed = try value.converted(toMixed: target)
      let texts = mixed.parts.map { "\($0.number.exactText ?? "?") \($0.unit.symbol)" }
      return (mixed.isNegative ? "-" : "") + texts.joined(separator: " ")
    }
    if let targetUnits { value = try value.converted(to: targetUnits, using: exchange) }
    return text(value)
  }

  private func calculated(using exchange: ExchangeRates) throws -> Quantity {
    switch (left, operation, right) {
    case (.quantity(let left), nil, nil): left
    case (.quantity(let left), "+", .quantity(let right)): try left.adding(right, using: exchange)
    case (.quantity(let left), "-", .quantity(let right)):
      try left.subtracting(right, using: exchange)
    case (.quantity(let left), "*", .quantity(let right)): try left.multiplied(by: right)
    case (.quantity(let left), "/", .quantity(let right)): try left.divided(by: right)
    case (.quantity(let left), "+", .percent(let percent)): try left.adding(percent: percent)
    case (.quantity(let left), "-", .percent(let percent)): try left.subtracting(percent: percent)
    case (.quantity(let left), "%", .percent(let percent)): try left.percent(percent)
    case (.quantity(let left), "*", .percent(let percent)):
      try left.multiplied(by: Quantity(percent / 100))
    default: throw Unreadable()
    }
  }
}

extension StringProtocol {
  func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

  func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
