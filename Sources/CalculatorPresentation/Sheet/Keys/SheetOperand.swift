/// The operand before the cursor for a key to act on: a number, a name or a bracket, with all that belongs to it.
///
/// ```swift
/// SheetOperand(before: 9, in: SheetLineParts("5 + sin(3)"))?.range   // 4..<10
/// ```
struct SheetOperand: Hashable, Sendable {
  /// Its range in the line, in bytes, including its sign.
  let range: Range<Int>

  /// Whether it has a minus sign.
  let isSigned: Bool

  /// Whether an operator written after it, such as a power, applies to all of it except its sign.
  let isSimpleMagnitude: Bool

  /// Whether an operator written after it applies to all of it.
  var isSimple: Bool { isSimpleMagnitude && !isSigned }

  /// Whether it is a bracket and nothing else.
  let isBracket: Bool

  /// Finds the operand that ends before a place, with only blanks between; nil if there is none.
  init?(before offset: Int, in parts: SheetLineParts) {
    let tokens = parts.tokens.filter { $0.range.lowerBound >= parts.calculation.lowerBound }
    guard let last = tokens.lastIndex(where: { $0.range.upperBound <= offset }),
      tokens[last].endsOperand,
      last + 1 == tokens.count || tokens[last + 1].range.lowerBound >= offset
    else { return nil }
    guard let start = Self.start(of: tokens, endingAt: last, parts) else { return nil }
    let index = parts.tokens.firstIndex(of: tokens[start]) ?? 0
    let sign = parts.sign(before: index)
    range = (sign ?? tokens[start].range.lowerBound)..<tokens[last].range.upperBound
    isSigned = sign != nil
    isBracket = sign == nil && tokens[start].kind == .open && tokens[last].kind == .close
    isSimpleMagnitude =
      start == last
      || tokens[last].kind == .close
        && Self.opening(of: last, tokens).map { $0 - start <= 1 } ?? false
  }

  private static func opening(of close: Int, _ tokens: [SheetToken]) -> Int? {
    var depth = 0
    for index in (0...close).reversed() {
      if tokens[index].kind == .close { depth += 1 }
      if tokens[index].kind == .open { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index of the first token of the operand with this last token; nil if a bracket was never opened.
  private static func start(
    of tokens: [SheetToken], endingAt last: Int, _ parts: SheetLineParts
  ) -> Int? {
    func touches(_ index: Int) -> Bool {
      tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    }
    var index = last
    while true {
      while index > 0, tokens[index].kind == .postfix { index -= 1 }
      if tokens[index].kind == .close {
        guard let open = opening(of: index, tokens) else { return nil }
        index = open
        if index > 0, tokens[index - 1].kind == .name, touches(index - 1) { index -= 1 }
      } else if index > 0, tokens[index].kind == .name, tokens[index - 1].kind == .number {
        index -= 1
      } else if index > 0, tokens[index].kind == .number, tokens[index - 1].kind == .name,
        parts.text(tokens[index - 1]) == "line"
      {
        index -= 1
      }
      if index > 0, parts.text(tokens[index - 1]) == "√" || parts.text(tokens[index - 1]) == "∛" {
        index -= 1
      }
      // A power without blanks belongs to its base, as the key `x²` types it.
      guard index > 1, parts.text(tokens[index - 1]) == "^", touches(index - 1), touches(index - 2),
        tokens[index - 2].endsOperand
      else { return index }
      index -= 2
    }
  }
}
