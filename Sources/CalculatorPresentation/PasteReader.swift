/// Rewrites a pasted text in the plain form that expressions have: `1.234,56` as `1234.56`.
struct PasteReader {
  private let text: [Unicode.Scalar]
  private let decimalMark: Unicode.Scalar
  private var position = 0

  init(_ text: [Unicode.Scalar], decimalMark: Unicode.Scalar) {
    self.decimalMark = decimalMark
    var text = text[...]
    while let last = text.last, last.isSpace || last == "=" { text.removeLast() }
    self.text = Array(text)
  }

  mutating func plainText() throws(PasteError) -> String {
    var plain = ""
    while position < text.count {
      let scalar = text[position]
      if scalar.isDigit || (scalar.isPoint && character(at: position + 1)?.isDigit == true) {
        plain += try number()
        continue
      }
      switch scalar {
      // Not in 0x10, which means something else where it comes from.
      case "x" where !endsInLoneZero, "X" where !endsInLoneZero:
        plain += "*"
      case "$", "€", "£", "¥", "₹": break
      default: plain.unicodeScalars.append(scalar.isSpace ? " " : scalar)
      }
      position += 1
    }
    return plain
  }

  /// Whether a `0` that is a whole number stands right before here.
  private var endsInLoneZero: Bool {
    character(at: position - 1) == "0" && character(at: position - 2)?.isPartOfNumber != true
  }

  private func character(at position: Int) -> Unicode.Scalar? {
    text.indices.contains(position) ? text[position] : nil
  }

  /// A number's digits, cut at its marks.
  private struct Groups {
    var digits: [String] = [""]
    var marks: [Unicode.Scalar] = []

    /// Whether the marks up to one of them are alike and group digits: 1,234,567 or 12,34,567.
    func areGroups(before end: Int) -> Bool {
      guard end > 0 else { return true }
      let inner = digits[1..<end]
      return marks[..<end].allSatisfy { $0 == marks[0] }
        && (1...3).contains(digits[0].count) && digits[0] != "0" && digits[end].count == 3
        && (inner.allSatisfy { $0.count == 3 } || inner.allSatisfy { $0.count == 2 })
    }
  }

  /// Reads a number and gives it without groups, with `.` as its decimal mark.
  private mutating func number() throws(PasteError) -> String {
    let start = position
    let groups = takeGroups()
    var digits = groups.digits
    if let last = groups.marks.last, isDecimalMark(last, endingIn: groups) {
      guard groups.areGroups(before: groups.marks.count - 1) else { throw notANumber(from: start) }
      let fraction = digits.removeLast()
      return joined(digits) + "." + fraction
    }
    guard groups.areGroups(before: groups.marks.count) else { throw notANumber(from: start) }
    return joined(digits)
  }

  private func joined(_ groups: [String]) -> String {
    groups.reduce(into: "") { $0 += $1 }
  }

  private func notANumber(from start: Int) -> PasteError {
    var name = ""
    for scalar in text[start..<position].prefix(20) { name.unicodeScalars.append(scalar) }
    return PasteError(.notANumber(name))
  }

  /// Takes digits, and marks with digits behind them.
  private mutating func takeGroups() -> Groups {
    var groups = Groups()
    while let next = character(at: position) {
      if next.isDigit {
        groups.digits[groups.digits.count - 1].unicodeScalars.append(next)
      } else if next.isPoint || isGroupingMark(next) {
        groups.marks.append(next.isSpace ? " " : next)
        groups.digits.append("")
      } else {
        break
      }
      position += 1
    }
    return groups
  }

  /// Whether a space, an apostrophe or `_` here groups digits: just three must follow.
  private func isGroupingMark(_ mark: Unicode.Scalar) -> Bool {
    guard mark.isSpace || mark == "'" || mark == "’" || mark == "_" else { return false }
    let following = (1...4).map { character(at: position + $0)?.isDigit == true }
    return following == [true, true, true, false]
  }

  /// Whether the last mark of a number is its decimal mark.
  private func isDecimalMark(_ mark: Unicode.Scalar, endingIn groups: Groups) -> Bool {
    let marks = groups.marks
    guard mark.isPoint, marks.count(where: { $0 == mark }) == 1 else { return false }
    // The only mark is read the calculator's own way, unless that cannot be.
    return marks.count > 1 || mark == decimalMark || !groups.areGroups(before: 1)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isPoint: Bool { self == "." || self == "," }
  fileprivate var isPartOfNumber: Bool { isDigit || isPoint }

  /// Whether it is a space of any width, or ends a line.
  fileprivate var isSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }
}
