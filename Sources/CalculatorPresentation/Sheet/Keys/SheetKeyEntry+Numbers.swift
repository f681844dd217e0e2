import CalculatorModel

extension SheetKeyEntry {
  mutating func type(digit: String) -> SheetKeyEffect {
    let parts = parts
    if let index = numberIndex {
      let range = parts.tokens[index].range
      guard !isOfKey(index) || cursor < range.upperBound else { return .refused(.needsOperation) }
      // A leading zero is replaced.
      if cursor == range.upperBound, parts.text(parts.tokens[index]) == "0" {
        replace(range, with: digit == "00" ? "0" : digit)
      } else {
        replace(cursor..<cursor, with: digit)
      }
      return .typed
    }
    return typeOperand(digit == "00" ? "0" : digit)
  }

  /// Whether a number is an exponent typed by `x²` or `x³`.
  private func isOfKey(_ index: Int) -> Bool {
    let parts = parts
    let tokens = parts.tokens
    guard index > 1, ["2", "3"].contains(parts.text(tokens[index])),
      parts.text(tokens[index - 1]) == "^"
    else { return false }
    return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
      && tokens[index - 2].range.upperBound == tokens[index - 1].range.lowerBound
  }

  mutating func typePoint() -> SheetKeyEffect {
    let parts = parts
    guard let index = numberIndex else { return typeOperand("0.") }
    guard !isOfKey(index) else { return .refused(.needsOperation) }
    let isWhole = !parts.bytes[parts.tokens[index].range].contains {
      !$0.isDigit && $0 != UInt8(ascii: "_")
    }
    guard isWhole else { return .refused(.secondPoint) }
    replace(cursor..<cursor, with: cursor == parts.tokens[index].range.lowerBound ? "0." : ".")
    return .typed
  }

  /// Types the beginning of an operand, which needs an operation before it if it follows another operand.
  mutating func typeOperand(_ text: String) -> SheetKeyEffect {
    let parts = parts
    if let last = lastIndex, parts.tokens[last].endsOperand {
      // A name followed by a blank may be a function, or `line`.
      let token = parts.tokens[last]
      guard token.kind == .name, token.range.upperBound < cursor else {
        return .refused(.needsOperation)
      }
    }
    if numberIndex != nil { return .refused(.needsOperation) }
    replace(cursor..<cursor, with: text)
    return .typed
  }

  mutating func toggleSign() -> SheetKeyEffect {
    let parts = parts
    if let index = numberIndex, toggleExponent(of: parts.tokens[index].range, parts.bytes) {
      return .typed
    }
    if let operand {
      let place = cursor
      let start = operand.range.lowerBound
      let length = operand.isSigned ? (parts.bytes[start] < 0x80 ? 1 : 3) : 0
      replace(start..<start + length, with: operand.isSigned ? "" : "-")
      cursor = max(operand.isSigned ? place - length : place + 1, start)
      return .typed
    }
    if let last = lastIndex, parts.isMinus(last), parts.tokens[last].range.upperBound == cursor,
      last == 0 || parts.tokens[last].range.lowerBound == parts.calculation.lowerBound
        || !parts.tokens[last - 1].endsOperand
    {
      replace(parts.tokens[last].range, with: "")
    } else {
      replace(cursor..<cursor, with: "-")
    }
    return .typed
  }

  /// Toggles the sign of an exponent, if the cursor is in one.
  private mutating func toggleExponent(of range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard
      bytes[range.lowerBound..<min(range.lowerBound + 2, range.upperBound)].last
        != UInt8(ascii: "x"),
      let letter = bytes[range].firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      cursor > letter
    else { return false }
    let place = cursor
    let isNegative = letter + 1 < range.upperBound && bytes[letter + 1] == UInt8(ascii: "-")
    replace(letter + 1..<letter + (isNegative ? 2 : 1), with: isNegative ? "" : "-")
    cursor = max(place + (isNegative ? -1 : 1), letter + 1)
    return true
  }
}
