/// What has been entered so far, as it was understood: `2 + 3 × 4`, left to right `(2 + 3) × 4`.
struct ExpressionLine: Equatable, Sendable {
  /// The most operations that are remembered; earlier ones are shown as `…`.
  static let limit = 200

  private struct Term: Equatable, Sendable {
    var operand: Operand
    var operation: ArithmeticOperation
    /// Whether all up to this operand is in brackets, as the left side of the operation.
    var endsBracket: Bool
  }

  private var terms: [Term] = []
  private var last: Operand?

  /// Whether there were operations before the first that is remembered.
  private var hasForgotten = false

  /// Appends an operand and the operation that follows it.
  mutating func append(
    _ operand: Operand, _ operation: ArithmeticOperation, endsBracket: Bool = false
  ) {
    if terms.count == Self.limit {
      terms.removeFirst(Self.limit / 2)
      hasForgotten = true
    }
    terms.append(Term(operand: operand, operation: operation, endsBracket: endsBracket))
  }

  /// Ends the line with the operand that completes it.
  mutating func finish(with operand: Operand) {
    last = operand
  }

  /// Forgets everything, and keeps the memory for the next calculation.
  mutating func removeAll() {
    if !terms.isEmpty { terms.removeAll(keepingCapacity: true) }
    last = nil
    hasForgotten = false
  }

  /// The line as far as it goes, with an operand that is still being typed at its end.
  func text(in format: NumberFormat, typing entry: String? = nil) -> String {
    // A bracket that was closed in the forgotten part was opened there too.
    var brackets = 0
    var text = hasForgotten ? "…" : ""
    for term in terms {
      append(term.operand.text(in: format), to: &text)
      if term.endsBracket {
        brackets += 1
        text += ")"
      }
      text += " " + term.operation.symbol
    }
    if let last = entry ?? last?.text(in: format) { append(last, to: &text) }
    return String(repeating: "(", count: brackets) + text
  }

  /// Appends an operand; a negative one that is not the first stands in brackets: `5 + (−3)`.
  private func append(_ operand: String, to text: inout String) {
    if text.isEmpty {
      text = operand
    } else if let sign = operand.unicodeScalars.first(where: { $0 != "≈" }),
      sign == "-" || sign == "−"
    {
      text += " (" + operand + ")"
    } else {
      text += " " + operand
    }
  }
}
