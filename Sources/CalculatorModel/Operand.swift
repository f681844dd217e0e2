import BigNumbers

/// A finished number of a calculation, and how it came about.
struct Operand: Hashable, Sendable {
  /// What the number is worth.
  var value: Rational

  /// The number before `%`, when the operand is a percentage: 10 in `200 + 10%`, which is worth 20.
  var percentage: Rational?

  static let zero = Operand(value: 0)

  /// The operand with its sign changed; a percentage stays one.
  var negated: Operand {
    Operand(value: -value, percentage: percentage.map { -$0 })
  }

  /// The operand as written: `12.5`, `10%`, or `≈0.33333333` where the display had to round.
  func text(in format: NumberFormat) -> String {
    let written = percentage ?? value
    let text = format.text(of: written)
    return (format.showsExactly(written) ? text : "≈" + text) + (percentage == nil ? "" : "%")
  }
}
