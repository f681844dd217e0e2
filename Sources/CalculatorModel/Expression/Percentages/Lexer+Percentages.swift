/// Lookahead for percentages in words.
extension Lexer {
  /// The maximum number of tokens looked at after `to`.
  private static let changeLimit = 1_000

  /// Takes an `a` before `%` or its word.
  mutating func takeArticle() {
    var rest = self
    guard let article = try? rest.next(), article.kind == .name,
      text[article.range].isWord("a")
    else { return }
    var following = rest
    guard let next = try? following.next(), next.isPercentSign || isPercent(next) else { return }
    self = rest
  }

  private func isPercent(_ token: Token) -> Bool {
    guard token.kind == .name, let word = Keyword(text[token.range]) else { return false }
    return word == .percent || word == .percentage
  }

  /// A percentage with a word for its kind, `20% tip`, `30% off`: whether it is taken off, and the place of `off`
  /// after it.
  ///
  /// - Parameter isNamed: Whether the word is required.
  /// - Returns: Nil if there is none here.
  func shareAhead(isNamed: Bool) -> (isReduction: Bool, off: Range<Int>?)? {
    var rest = self
    guard case .number? = try? rest.next().kind, let sign = try? rest.next(),
      sign.isPercentSign || isPercent(sign)
    else { return nil }
    guard let word = try? rest.next(), word.kind == .name else {
      return isNamed ? nil : (false, nil)
    }
    let name = text[word.range]
    if Keyword(name) == .off { return (true, word.range) }
    return (WordGroup.reductions.contains(name), nil)
  }

  /// Whether the next tokens ask for a percentage: `% of`, `a %`, `percent`, or `number`.
  var isFollowedByPercentage: Bool {
    var rest = self
    rest.takeArticle()
    guard let next = try? rest.next() else { return false }
    if next.isPercentSign || isPercent(next) { return true }
    guard next.kind == .name, let word = Keyword(text[next.range]) else { return false }
    return word == .number || word.portion != nil
  }

  /// Whether the words after `to` ask for a percentage, within its brackets: `… as %`.
  func asksForChange(isSoft: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var rest = self
    var depth = 0
    for _ in 0..<Self.changeLimit {
      guard let next = try? rest.next() else { return false }
      switch next.kind {
      case .openingBracket: depth += 1
      case .closingBracket:
        depth -= 1
        if depth < 0 { return false }
      case .end: return false
      case .name where depth == 0:
        let name = text[next.range]
        guard let word = Keyword(name), word == .as || word == .is, isSoft(name) else { continue }
        return word == .is || rest.isFollowedByPercentage
      default: break
      }
    }
    return false
  }
}
