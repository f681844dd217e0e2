/// Marks with the same meaning throughout an expression.
extension Lexer {
  /// Rejects a number whose marks have another meaning than those of an earlier one: `1,5 + 2.5`.
  ///
  /// A comma between two arguments is no decimal mark, so `3,5 + max(2,5)` is rejected too.
  mutating func compareMarks(
    from start: Int, decimalMark told: Unicode.Scalar?
  ) throws(ExpressionError) {
    var end = position
    if separatesDigits(at: end) {
      end += 1
      while isDigit(at: end) { end += 1 }
    }
    guard let mark = told ?? (end > position ? "." : nil) else { return }
    guard let before = decimalMark else {
      decimalMark = (mark, start..<end)
      return
    }
    guard before.scalar == mark else {
      throw ExpressionError(.differentMarks(than: source(before.range)), at: start..<end)
    }
  }

  /// Whether there is a comma between two arguments here, directly followed by digits.
  private func separatesDigits(at place: Int) -> Bool {
    isAmongArguments && symbols?.decimalMark != "," && place < text.count
      && text[place] == Self.comma && isDigit(at: place + 1)
  }

  /// Digits and commas among arguments that could be a number with groups: `1,024`.
  ///
  /// - Parameters:
  ///   - comma: The place of a comma among them.
  ///   - before: The result at the previous comma, which may continue here.
  /// - Returns: Their place up to the digits after the comma; nil if they are no such number.
  func groupedArguments(at comma: Int, after before: Range<Int>?) -> Range<Int>? {
    guard isGroup(at: comma + 1) else { return nil }
    if let before, before.upperBound == comma { return before.lowerBound..<comma + 4 }
    var start = comma
    while start > 0, comma - start < 4, isDigit(at: start - 1) { start -= 1 }
    guard (1...3).contains(comma - start), text[start] != UInt8(ascii: "0"),
      start == 0 || text[start - 1] != Self.point
    else { return nil }
    return start..<comma + 4
  }

  /// The marks shown by the numbers in the text that can be read in only one way: a point and commas in `1,234.5` and
  /// `10,000,000`; nil if there are none, or if they contradict each other.
  ///
  /// Commas among the arguments of a function are ignored.
  var symbolsTold: NumberSymbols? {
    var rest = self
    rest.position = 0
    var told: Unicode.Scalar?
    /// Whether each open bracket belongs to a function.
    var brackets: [Bool] = []
    while rest.position < text.count {
      let start = rest.position
      switch text[start] {
      case UInt8(ascii: "#"): rest.position = text.count
      case UInt8(ascii: "("):
        brackets.append(start > 0 && (text[start - 1].isLetter || isDigit(at: start - 1)))
        rest.position += 1
      case UInt8(ascii: ")"):
        _ = brackets.popLast()
        rest.position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        rest.isAmongArguments = brackets.contains(true)
        let groups = rest.takeGroups()
        guard let meaning = try? groups.meaning(for: nil, at: start..<rest.position),
          let mark = groups.decimalMark(as: meaning)
        else { continue }
        guard told == nil || told == mark else { return nil }
        told = mark
      default: _ = rest.takeScalar()
      }
    }
    return told.map { NumberSymbols(decimalMark: $0, groupingMark: $0 == "." ? "," : ".") }
  }
}
