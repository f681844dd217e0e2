extension ExpressionWriter {
  /// An operation; without its right side, as it waits for that.
  func operation(
    _ operation: ArithmeticOperation, _ left: Piece, _ right: Piece?
  ) -> Piece {
    guard let right else { return waiting(operation, left) }
    let isOpen = right.isOpen
    switch operation {
    case .addition, .subtraction:
      let text = left.left(
        below: .sum, " " + operation.symbol + " " + right.later(below: .product))
      return Piece(text: text.text, strength: .sum, isOpen: isOpen, laterText: text.laterText)
    case .multiplication, .division:
      let text = left.left(
        below: .sign, " " + operation.symbol + " " + right.later(below: .power))
      return Piece(text: text.text, strength: .product, isOpen: isOpen, laterText: text.laterText)
    case .power:
      return Piece(
        text: left.bracketed(below: .postfix) + "^" + right.bracketed(below: .atom),
        strength: .power, isOpen: isOpen)
    case .reversedPower where !isOpen:
      return Piece(
        text: right.bracketed(below: .postfix) + "^" + left.bracketed(below: .atom),
        strength: .power)
    case .root where !isOpen: return root(left, degree: right)
    case .logarithm where !isOpen: return logarithm(left, base: right)
    case .exponent where !isOpen: return exponent(left, right)
    case .reversedPower, .root, .logarithm, .exponent:
      return Piece(text: waiting(operation, left).text + " " + right.text, isOpen: true)
    }
  }

  /// An operation that waits for its right side.

  func waiting(_ operation: ArithmeticOperation, _ left: Piece) -> Piece {
    let needed: Strength =
      switch operation.precedence {
      case .additive: .sum
      case .multiplicative: .sign
      case .exponential, .notation: .postfix
      }
    let text = left.left(
      below: needed, (operation == .power ? "" : " ") + operation.symbol)
    return Piece(text: text.text, isOpen: true, laterText: text.laterText)
  }

  func root(_ number: Piece, degree: Piece) -> Piece {
    guard isForDisplay, degree.digits == .integer, let raised = degree.text.superscript else {
      return Piece(text: "root(" + number.text + separator + degree.text + ")")
    }
    return Piece(text: raised + "√" + number.bracketed(below: .atom), strength: .postfix)
  }

  func logarithm(_ number: Piece, base: Piece) -> Piece {
    guard isForDisplay, base.digits == .integer, let lowered = base.text.subscript else {
      return Piece(text: "log(" + number.text + separator + base.text + ")")
    }
    return Piece(text: "log" + lowered + number.asArgument)
  }

  func exponent(_ coefficient: Piece, _ exponent: Piece) -> Piece {
    // Exponents that are long enough to be grouped are no number's.
    if isForDisplay, coefficient.digits != .none, exponent.digits == .integer,
      exponent.text.unicodeScalars.count <= 4
    {
      let text = coefficient.text + "e" + exponent.text
      return coefficient.strength == .sign ? .negative(text) : Piece(text: text)
    }
    let text = coefficient.left(below: .sign, " × 10^" + exponent.bracketed(below: .atom))
    return Piece(text: text.text, strength: .product, laterText: text.laterText)
  }

  /// The unit in which the text is read where it names none.
  var readingUnit: AngleUnit {
    switch style {
    case .display(_, let unit), .source(let unit, _): unit
    }
  }

  var isForDisplay: Bool {
    if case .display = style { true } else { false }
  }

  /// What separates arguments, where a comma may be the decimal mark.
  var separator: String {
    guard case .display(let format, _) = style, format.symbols.decimalMark == "," else {
      return ", "
    }
    return "; "
  }
}

extension String {
  /// The digits above the line; nil where there are others, or many.
  fileprivate var superscript: String? { replacingDigits { $0.raised } }

  /// The digits below the line; nil where there are others, or many.
  fileprivate var `subscript`: String? {
    replacingDigits { Unicode.Scalar(0x2080 + UInt32($0)) }
  }

  private func replacingDigits(_ replacement: (UInt8) -> Unicode.Scalar?) -> String? {
    var text = ""
    for byte in utf8 {
      guard (0x30...0x39).contains(byte), let scalar = replacement(byte - 0x30) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return utf8.count <= 3 ? text : nil
  }
}

extension UInt8 {
  /// The digit above the line.
  fileprivate var raised: Unicode.Scalar? {
    switch self {
    case 1: "\u{B9}"
    case 2: "\u{B2}"
    case 3: "\u{B3}"
    default: Unicode.Scalar(0x2070 + UInt32(self))
    }
  }
}
