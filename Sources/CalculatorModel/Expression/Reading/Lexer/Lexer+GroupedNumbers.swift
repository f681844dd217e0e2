import BigNumbers

/// Numbers with their digits in groups: `1,234.5`, `12 500`, `€1.450`.
extension Lexer {
  /// Reads a number with more than one mark, or with marks from outside the language.
  mutating func groupedNumber() throws(ExpressionError) -> Rational {
    let start = position
    let groups = takeGroups()
    // `1..` and `1.2.` end in a mark without digits after it.
    if position < text.count, text[position] == Self.point { position += 1 }
    let range = start..<position
    try refuseGroupsOverBar(groups, at: range)
    guard text[position - 1] != Self.point else {
      throw ExpressionError(.malformedNumber, at: range)
    }
    guard let meaning = try meaning(of: groups, at: range) else {
      throw ExpressionError(.malformedNumber, at: range)
    }
    var digits = DecimalAccumulator()
    for (place, group) in groups.digits.enumerated() {
      if meaning == .decimal, place == groups.digits.count - 1 { digits.beginFraction() }
      for digit in group { digits.append(digit - UInt8(ascii: "0")) }
    }
    // Marks set as options count as the language's own.
    if symbols == nil || !areMarksTold { readsOtherNotation = true }
    let value = try value(of: digits, exponent: exponent(), from: start)
    try compareMarks(from: start, decimalMark: groups.decimalMark(as: meaning))
    return value
  }

  /// Rejects `1 234/567`, whose three digits may belong to the whole number or to the numerator.
  private func refuseGroupsOverBar(
    _ groups: NumberGroups, at range: Range<Int>
  ) throws(ExpressionError) {
    guard groups.marks == [" "],
      symbols?.groupingMark.map({ $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }) != true,
      position + 1 < text.count, text[position] == UInt8(ascii: "/"),
      isDigit(at: position + 1)
    else { return }
    var end = position + 1
    while isDigit(at: end) { end += 1 }
    let below = String(decoding: text[position..<end], as: UTF8.self)
    let parts = groups.digits.map { String(decoding: $0, as: UTF8.self) }
    throw ExpressionError(
      .ambiguous(parts.joined() + below, parts.joined(separator: " + ") + below),
      at: range.lowerBound..<end)
  }

  /// Takes digits and the marks between them.
  mutating func takeGroups() -> NumberGroups {
    var groups = NumberGroups()
    while position < text.count {
      if isDigit(at: position) {
        groups.digits[groups.digits.count - 1].append(text[position])
        position += 1
      } else if let mark = mark(at: position) {
        groups.marks.append(mark.scalar)
        groups.digits.append([])
        position += mark.length
      } else if text[position] == Self.separator, position > 0, isDigit(at: position - 1),
        isDigit(at: position + 1)
      {
        position += 1
      } else {
        break
      }
    }
    return groups
  }

  /// The meaning of a number's marks: after a dollar or pound sign, a comma before three digits groups.
  private mutating func meaning(
    of groups: NumberGroups, at range: Range<Int>
  ) throws(ExpressionError) -> NumberGroups.Meaning? {
    if groups.marks.allSatisfy({ $0 == "," }), groups.areGroups(before: groups.marks.count),
      isBehindDollars(range.lowerBound)
    {
      return .groups
    }
    do throws(ExpressionError) {
      return try groups.meaning(for: symbols, at: range)
    } catch {
      hasUndecidedMarks = true
      throw error
    }
  }

  /// Rejects `€1.450`, `1.299 €` and `R$ 1.500`, because most people who use these signs group thousands with a point
  ///.
  mutating func refuseGroupOfEuros(from start: Int) throws(ExpressionError) {
    let point = position - 4
    guard text[point] == Self.point, text[start] != UInt8(ascii: "0"), 1...3 ~= point - start,
      isBesideEuro(start)
    else { return }
    hasUndecidedMarks = true
    let (whole, rest) = (source(start..<point), source(point + 1..<position))
    throw ExpressionError(.ambiguous(whole + rest, whole + "." + rest + "0"), at: start..<position)
  }

  /// Whether a euro or real sign precedes a number, or a euro sign follows it here.
  private func isBesideEuro(_ start: Int) -> Bool {
    var (before, after) = (start, position)
    while before > 0, isSpace(at: before - 1) { before -= 1 }
    while isSpace(at: after) { after += 1 }
    return text[..<before].suffix(3).elementsEqual("€".utf8)
      || text[..<before].suffix(2).elementsEqual("R$".utf8)
      || text[after...].starts(with: "€".utf8)
  }

  /// Whether a dollar or pound sign precedes a place.
  private func isBehindDollars(_ place: Int) -> Bool {
    var end = place
    while end > 0, isSpace(at: end - 1) { end -= 1 }
    return end > 0 && text[end - 1] == UInt8(ascii: "$")
      || end > 1 && text[end - 2..<end].elementsEqual("£".utf8)
  }

  func isMark(at position: Int) -> Bool { mark(at: position) != nil }

  /// The mark of a number at a place, if digits follow it.
  private func mark(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard position < text.count else { return nil }
    switch text[position] {
    case Self.point: return isDigit(at: position + 1) ? (".", 1) : nil
    case Self.comma:
      let separates = isAmongArguments && symbols?.decimalMark != ","
      return isDigit(at: position + 1) && !separates ? (",", 1) : nil
    case UInt8(ascii: "'"): return isGroup(at: position + 1) ? ("'", 1) : nil
    case UInt8(ascii: " "):
      return isGroup(at: position + 1) ? (" ", 1) : nil
    case 0xC2 where text[position...].starts(with: "\u{A0}".utf8):
      return isGroup(at: position + 2) ? (" ", 2) : nil
    case 0xE2 where text[position...].starts(with: "’".utf8):
      return isGroup(at: position + 3) ? ("'", 3) : nil
    default: return nil
    }
  }

  /// Whether there are exactly three digits here.
  func isGroup(at position: Int) -> Bool {
    isDigit(at: position) && isDigit(at: position + 1) && isDigit(at: position + 2)
      && !isDigit(at: position + 3)
  }
}
