/// The digits of a number, cut at its marks: `1.234,56` is 1, 234 and 56.
///
/// A number is read if its marks leave only one reading. Groups have three digits each (or two except for the last,
/// as in India), their marks are alike, and there is one decimal mark. If both are possible, as in `1,234`, the
/// user's marks decide; without these it is undecidable.
struct NumberGroups: Hashable, Sendable {
  var digits: [[UInt8]] = [[]]
  var marks: [Unicode.Scalar] = []

  /// The meaning of the marks.
  enum Meaning {
    case groups
    /// The last mark is the decimal mark.
    case decimal
  }

  /// The meaning of the marks; nil if they form no number.
  ///
  /// - Throws: ``ExpressionError/Cause/ambiguous(_:_:)`` if they can mean both.
  func meaning(
    for symbols: NumberSymbols?, at range: Range<Int>
  ) throws(ExpressionError) -> Meaning? {
    guard let last = marks.last else { return .groups }
    let isDecimal =
      (last == "." || last == ",") && marks.count(where: { $0 == last }) == 1
      && areGroups(before: marks.count - 1)
    guard areGroups(before: marks.count) else { return isDecimal ? .decimal : nil }
    guard isDecimal else { return .groups }
    if last == symbols?.decimalMark { return .decimal }
    if last == symbols?.groupingMark { return .groups }
    let point = symbols?.decimalMark ?? "."
    let decimal = String.UnicodeScalarView(
      text(as: .decimal).unicodeScalars.map { $0 == "." ? point : $0 })
    throw ExpressionError(.ambiguous(text(as: .groups), String(decimal)), at: range)
  }

  /// The decimal mark implied by marks with this meaning: that of `1.234` is a comma if it has groups.
  func decimalMark(as meaning: Meaning) -> Unicode.Scalar? {
    switch (marks.last, meaning) {
    case (".", .decimal), (",", .groups): "."
    case (",", .decimal), (".", .groups): ","
    default: nil
    }
  }

  /// Whether the marks up to one of them are alike and group digits.
  func areGroups(before end: Int) -> Bool {
    guard end > 0 else { return true }
    let inner = digits[1..<end]
    return marks[..<end].allSatisfy { $0 == marks[0] }
      && (1...3).contains(digits[0].count) && digits[0] != [UInt8(ascii: "0")]
      && digits[end].count == 3
      && (inner.allSatisfy { $0.count == 3 }
        || marks[0] == "," && inner.allSatisfy { $0.count == 2 })
  }

  /// The number in the expression language.
  func text(as meaning: Meaning) -> String {
    var bytes: [UInt8] = []
    for (place, group) in digits.enumerated() {
      if meaning == .decimal, place == digits.count - 1 { bytes.append(UInt8(ascii: ".")) }
      bytes += group
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
