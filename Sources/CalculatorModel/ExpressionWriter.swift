import BigNumbers
import ExactReals

/// Writes what has been entered as mathematics: `2 × sin(30°) + √9`.
///
/// All is bracketed as it was understood, so that it cannot be misread: left to right `2 + 3 × 4` is
/// `(2 + 3) × 4`.
struct ExpressionWriter {
  /// For whom the text is.
  enum Style {
    /// For a person who measures angles in this unit: numbers as the display shows them, `≈` before
    /// those it had to round.
    case display(NumberFormat, AngleUnit)

    /// For ``MathExpression`` to read, with angles in this unit: every number exact, and the results of
    /// some calculations by name.
    case source(AngleUnit, namingCalculations: (UInt64) -> Bool)
  }

  let style: Style

  init(_ style: Style) {
    self.style = style
  }

  /// How tightly the outermost part of a text holds together.
  enum Strength: Int, Comparable {
    case sum, sign, product, power, postfix, atom

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether a piece is digits alone.
  enum Digits {
    case none, integer, decimal

    init(_ number: DisplayedNumber) {
      self =
        number.exponent != nil || !number.isExact
        ? .none
        : number.fractionDigits == nil ? .integer : .decimal
    }
  }

  /// A piece of an expression, written.
  struct Piece {
    var text: String
    var strength = Strength.atom
    /// What it is made of, if of digits alone; a sign is none of them.
    var digits = Digits.none
    /// Whether it stands in brackets of its own.
    var isGroup = false
    /// Whether a bracket in it is still open.
    var isOpen = false
    /// The text with the negative number at its beginning in brackets, if it has one there.
    var laterText: String?

    /// The piece, in brackets if it holds together less tightly than needed.
    func bracketed(below strength: Strength) -> String {
      self.strength < strength && !isOpen ? "(" + text + ")" : text
    }

    /// The piece as it stands behind another one: `5 + (−3)`.
    func later(below strength: Strength) -> String {
      self.strength < strength && !isOpen ? "(" + text + ")" : laterText ?? text
    }

    /// The piece with a text behind it, as the left side of an operation.
    func left(below strength: Strength, _ ending: String) -> (text: String, laterText: String?) {
      if self.strength < strength { return ("(" + text + ")" + ending, nil) }
      return (text + ending, laterText.map { $0 + ending })
    }

    /// The piece as the argument of a function with a name.
    var asArgument: String { isGroup ? text : "(" + text + ")" }
  }

  /// The text of a calculation: what has been entered, what waits for the last operand, and that operand
  /// while it is being typed.
  func text(
    of line: ExpressionLine, pending: PendingOperations = PendingOperations(),
    typing entry: Piece? = nil
  ) -> String {
    var operands = pieces(of: line)
    if let entry { operands.append(entry) }
    let levels = pending.outerLevels + [pending.level]
    let waitingCount = levels.reduce(0) { $0 + $1.count }
    var rest = operands.count > waitingCount ? operands.popLast() : nil
    for (index, level) in levels.enumerated().reversed() {
      var level = level
      while let waiting = level.removeLast(before: nil, order: .precedence) {
        let left = operands.popLast() ?? Piece(text: "…")
        rest = operation(waiting.operation, left, rest)
      }
      if index > 0 { rest = Piece(text: "(" + (rest?.text ?? ""), isOpen: true) }
    }
    return rest?.text ?? ""
  }

  /// The operands that a line makes, written.
  private func pieces(of line: ExpressionLine) -> [Piece] {
    var pieces: [Piece] = []
    for token in line.tokens {
      switch token {
      case .number(let operand, let calculation):
        pieces.append(number(operand, calculation: calculation))
      case .constant(let constant): pieces.append(Piece(text: constant.symbol))
      case .forgotten: pieces.append(Piece(text: "…"))
      case .operation(let operation):
        let right = pieces.popLast()
        let left = pieces.popLast() ?? Piece(text: "…")
        pieces.append(self.operation(operation, left, right))
      case .function(let function, let unit):
        pieces.append(self.function(function, pieces.popLast() ?? Piece(text: "…"), unit))
      case .percent:
        let whole = pieces.popLast() ?? Piece(text: "…")
        let isNumber = whole.strength == .sign
        pieces.append(
          isNumber
            ? .negative(whole.text + "%")
            : Piece(text: whole.bracketed(below: .atom) + "%", strength: .postfix))
      case .negation:
        let number = pieces.popLast() ?? Piece(text: "…")
        pieces.append(.negative(minusSign + number.bracketed(below: .power)))
      case .group:
        let inside = pieces.popLast() ?? Piece(text: "…")
        pieces.append(Piece(text: "(" + inside.text + ")", isGroup: true))
      }
    }
    return pieces
  }

  private var minusSign: String {
    guard case .display(let format, _) = style else { return "-" }
    return String(Character(format.symbols.minusSign))
  }

  // MARK: - Numbers

  private func number(_ operand: Operand, calculation: UInt64?) -> Piece {
    switch style {
    case .display(let format, _):
      guard let shown = format.displayedNumber(of: operand) else { return Piece(text: "…") }
      let text = (shown.isExact ? "" : "≈") + format.text(of: shown)
      if shown.isNegative { return .negative(text, digits: Digits(shown)) }
      return Piece(
        text: text, strength: shown.isExact ? .atom : .power, digits: Digits(shown))
    case .source(let unit, let isKept):
      if let calculation, isKept(calculation) {
        return Piece(text: Calculator.name(ofCalculation: calculation))
      }
      return exact(operand.value, in: unit)
    }
  }

  /// A number in a form that reads back as the same number.
  private func exact(_ value: Real, in angleUnit: AngleUnit) -> Piece {
    if let value = value.rational {
      guard value.storageBitWidth <= 4_096 else { return rounded(value: Real(value)) }
      let decimal = AnswerFormat(significantDigits: 30)
      if value.isInteger || decimal.showsExactly(value) {
        let text = value.isInteger ? value.numerator.description : decimal.text(of: value)
        return value.isNegative ? .negative(text) : Piece(text: text)
      }
      let text = value.numerator.description + " ÷ " + value.denominator.description
      return Piece(
        text: text, strength: .product, laterText: value.isNegative ? "(" + text + ")" : nil)
    }
    if let text = value.exactText, let expression = try? MathExpression(text),
      let copy = try? expression.value(in: angleUnit, within: .press), copy.isWritten(as: value)
    {
      return Piece(text: "(" + text + ")", isGroup: true)
    }
    return rounded(value: value)
  }

  private func rounded(value: Real) -> Piece {
    let text = NumberFormat.scientific.text(of: value)
    return text.hasPrefix("-") ? .negative("≈" + text) : Piece(text: "≈" + text, strength: .power)
  }

  // MARK: - Operations

  /// An operation; without its right side, as it waits for that.
  private func operation(
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

  private func waiting(_ operation: ArithmeticOperation, _ left: Piece) -> Piece {
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

  private func root(_ number: Piece, degree: Piece) -> Piece {
    guard isForDisplay, degree.digits == .integer, let raised = degree.text.superscript else {
      return Piece(text: "root(" + number.text + separator + degree.text + ")")
    }
    return Piece(text: raised + "√" + number.bracketed(below: .atom), strength: .postfix)
  }

  private func logarithm(_ number: Piece, base: Piece) -> Piece {
    guard isForDisplay, base.digits == .integer, let lowered = base.text.subscript else {
      return Piece(text: "log(" + number.text + separator + base.text + ")")
    }
    return Piece(text: "log" + lowered + number.asArgument)
  }

  private func exponent(_ coefficient: Piece, _ exponent: Piece) -> Piece {
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
  private var readingUnit: AngleUnit {
    switch style {
    case .display(_, let unit), .source(let unit, _): unit
    }
  }

  private var isForDisplay: Bool {
    if case .display = style { true } else { false }
  }

  /// What separates arguments, where a comma may be the decimal mark.
  private var separator: String {
    guard case .display(let format, _) = style, format.symbols.decimalMark == "," else {
      return ", "
    }
    return "; "
  }

  // MARK: - Functions

  private func function(
    _ function: KeypadFunction, _ x: Piece, _ unit: AngleUnit
  ) -> Piece {
    switch function {
    case .square: return Piece(text: x.bracketed(below: .atom) + "²", strength: .postfix)
    case .cube: return Piece(text: x.bracketed(below: .atom) + "³", strength: .postfix)
    case .factorial: return Piece(text: x.bracketed(below: .atom) + "!", strength: .postfix)
    case .reciprocal: return Piece(text: "1 ÷ " + x.bracketed(below: .power), strength: .product)
    case .squareRoot: return Piece(text: "√" + x.bracketed(below: .atom), strength: .postfix)
    case .cubeRoot: return Piece(text: "∛" + x.bracketed(below: .atom), strength: .postfix)
    case .exponential: return Piece(text: "e^" + x.bracketed(below: .atom), strength: .power)
    case .powerOfTen: return Piece(text: "10^" + x.bracketed(below: .atom), strength: .power)
    case .powerOfTwo: return Piece(text: "2^" + x.bracketed(below: .atom), strength: .power)
    case .sine, .cosine, .tangent:
      return Piece(text: name(of: function) + "(" + angle(x, unit) + ")")
    case .arcsine, .arccosine, .arctangent:
      return inverse(Piece(text: name(of: function) + x.asArgument), unit)
    default: return Piece(text: name(of: function) + x.asArgument)
    }
  }

  /// An angle with its unit; radians, where the text is read in radians, need none.
  private func angle(_ x: Piece, _ unit: AngleUnit) -> String {
    switch unit {
    case .degrees:
      return x.bracketed(below: x.strength == .sign ? .sign : .atom) + "°"
    case .radians:
      guard readingUnit != .radians else {
        return x.isGroup ? String(x.text.dropFirst().dropLast()) : x.text
      }
      return x.bracketed(below: .atom) + " rad"
    case .gradians: return x.bracketed(below: .atom) + " grad"
    }
  }

  /// An inverse function, which gives an angle; for a reader in another unit, converted.
  private func inverse(_ x: Piece, _ unit: AngleUnit) -> Piece {
    guard readingUnit != unit else { return x }
    return Piece(
      text: x.text + " × (1 " + readingUnit.name + " ÷ 1 " + unit.name + ")", strength: .product)
  }

  private func name(of function: KeypadFunction) -> String {
    guard isForDisplay else { return function.mathFunction?.name ?? function.token }
    return switch function {
    case .binaryLogarithm: "log₂"
    case .arcsine: "sin⁻¹"
    case .arccosine: "cos⁻¹"
    case .arctangent: "tan⁻¹"
    case .areaSine: "sinh⁻¹"
    case .areaCosine: "cosh⁻¹"
    case .areaTangent: "tanh⁻¹"
    default: function.mathFunction?.name ?? function.token
    }
  }
}

extension ExpressionWriter.Piece {
  /// A negative number, which stands in brackets behind others.
  static func negative(_ text: String, digits: ExpressionWriter.Digits = .none) -> Self {
    Self(text: text, strength: .sign, digits: digits, laterText: "(" + text + ")")
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
