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
  func pieces(of line: ExpressionLine) -> [Piece] {
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

  var minusSign: String {
    guard case .display(let format, _) = style else { return "-" }
    return String(Character(format.symbols.minusSign))
  }
}

extension ExpressionWriter.Piece {
  /// A negative number, which stands in brackets behind others.
  static func negative(_ text: String, digits: ExpressionWriter.Digits = .none) -> Self {
    Self(text: text, strength: .sign, digits: digits, laterText: "(" + text + ")")
  }
}
