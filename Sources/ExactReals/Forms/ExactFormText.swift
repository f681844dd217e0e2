import BigNumbers

extension ExactForm {
  /// The form as text that the expression language can read.
  ///
  /// ```swift
  /// ExactForm.sum([.number(1), .root(.number(5), degree: 2)]).text   // "1 + √5"
  /// ```
  public var text: String {
    switch self {
    case .number(let value): return value.description
    case .pi: return "π"
    case .e: return "e"
    case .sum(let parts): return Self.text(ofSum: parts)
    case .product(let factors): return Self.text(ofProduct: factors)
    case .quotient(let dividend, let divisor):
      return dividend.text(above: .product) + "/" + divisor.text(above: .power)
    case .power(let base, let exponent):
      return base.text(above: .atom) + "^" + exponent.text(above: .atom)
    case .root(let radicand, let degree):
      return (degree == 2 ? "√" : "∛") + radicand.text(above: .atom)
    case .function(let name, let argument):
      if name == "ln", argument.binding == .atom { return "ln " + argument.text }
      return name + "(" + argument.text + ")"
    case .radians(let angle):
      // The mark belongs to the number, name or parenthesis before it, also after √.
      return (angle.isNumeralOrName ? angle.text : "(" + angle.text + ")") + " rad"
    }
  }

  private var isNumeralOrName: Bool {
    switch self {
    case .number(let value): value.isInteger && !value.isNegative
    case .pi, .e: true
    default: false
    }
  }

  /// The strength with which the parts of a text bind.
  private enum Binding: Int {
    case sum
    case product
    case power
    case atom
  }

  private var binding: Binding {
    switch self {
    case .number(let value):
      value.isNegative ? .sum : value.isInteger ? .atom : .product
    case .pi, .e: .atom
    case .sum: .sum
    case .product, .quotient: isNegative ? .sum : .product
    case .power, .radians: .power
    case .root: .atom
    case .function(let name, let argument):
      name == "ln" && argument.binding == .atom ? .power : .atom
    }
  }

  /// Returns the text, in parentheses unless it binds as tightly as required.
  private func text(above binding: Binding) -> String {
    let holds = self.binding.rawValue >= binding.rawValue
    // A sign before a whole quotient needs no parentheses.
    if !holds, binding == .product, isNegative, self.isProduct { return text }
    return holds ? text : "(" + text + ")"
  }

  private var isProduct: Bool {
    switch self {
    case .product, .number: true
    default: false
    }
  }

  private static func text(ofSum parts: [ExactForm]) -> String {
    var text = ""
    for part in parts {
      if text.isEmpty {
        text = part.text
      } else if part.isNegative {
        // The text after a minus sign at its beginning.
        text += " - " + String(part.text.dropFirst())
      } else {
        text += " + " + part.text
      }
    }
    return text
  }

  private static func text(ofProduct factors: [ExactForm]) -> String {
    var text = ""
    for (place, factor) in factors.enumerated() {
      if place == 0 {
        if case .number(let value) = factor, value == -1, factors.count > 1 {
          text = "-"
        } else if case .number(let value) = factor {
          text = value.isInteger ? value.description : "(" + value.description + ")"
        } else {
          text = factor.text(above: .product)
        }
        continue
      }
      // A number stands before roots and letters without a sign between them.
      let next = factor.text(above: .product)
      if text == "-" {
        text += next
      } else {
        text += place == 1 && factors[0].isInteger ? next.afterNumber : "·" + next
      }
    }
    return text
  }

  private var isInteger: Bool {
    if case .number(let value) = self { return value.isInteger }
    return false
  }
}

extension String {
  /// The text as it follows a number: with a sign between them if both would run together.
  fileprivate var afterNumber: String {
    guard let first = unicodeScalars.first, first.isASCII, first != "(" else { return self }
    let isFunction = unicodeScalars.dropFirst().first.map { ("a"..."z").contains($0) } ?? false
    return (isFunction ? " " : "·") + self
  }
}
