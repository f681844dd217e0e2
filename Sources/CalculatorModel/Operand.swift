import BigNumbers
import ExactReals

/// A finished number of a calculation, and how it came about.
struct Operand: Sendable {
  /// What the number is worth.
  var value: Real

  /// The number before `%`, when the operand is a percentage: 10 in `200 + 10%`, which is worth 20.
  var percentage: Real?

  static let zero = Operand(value: 0)

  /// The operand with its sign changed; a percentage stays one.
  var negated: Operand {
    Operand(value: -value, percentage: percentage.map { -$0 })
  }

  /// The operand as written: `12.5`, `10%`, or `≈0.33333333` where the display had to round.
  func text(in format: NumberFormat) -> String {
    let written = percentage ?? value
    let shown = format.display(of: written)
    return (shown.isExact ? shown.text : "≈" + shown.text) + (percentage == nil ? "" : "%")
  }
}

extension Operand: Equatable {
  /// Whether the operands are written alike.
  static func == (left: Operand, right: Operand) -> Bool {
    guard left.value.isWritten(as: right.value) else { return false }
    switch (left.percentage, right.percentage) {
    case (nil, nil): return true
    case (let left?, let right?): return left.isWritten(as: right)
    default: return false
    }
  }
}
