/// Marks that mean the same in all of an expression.
extension Lexer {
  /// Refuses a number whose marks mean something else than those of one before it: `1,5 + 2.5`.
  ///
  /// A comma between two arguments is no decimal mark: `3,5 + max(2,5)` is refused, too.
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

  /// Whether a comma stands between two arguments here, and digits right behind it.
  private func separatesDigits(at place: Int) -> Bool {
    isAmongArguments && symbols?.decimalMark != "," && place < text.count
      && text[place] == Self.comma && isDigit(at: place + 1)
  }

  /// Digits and commas that are arguments, and could be a number with groups: `1,024`.
  ///
  /// - Parameters:
  ///   - comma: The place of a comma among them.
  ///   - before: What was found at the comma before, which may go on here.
  /// - Returns: Their place up to the digits behind the comma; nil where they are no such number.
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

  /// The marks that the numbers of the text tell of whose marks leave one reading: a point and commas in
  /// `1,234.5` and `10,000,000` (W-02); nil where there are none, or where they contradict each other.
  ///
  /// Commas among the arguments of a function tell nothing.
  var symbolsTold: NumberSymbols? {
    var rest = self
    rest.position = 0
    var told: Unicode.Scalar?
    /// Whether each open bracket is that of a function.
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
