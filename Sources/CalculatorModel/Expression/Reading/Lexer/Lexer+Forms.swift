import BigNumbers

/// The form requested for an answer, after `to`, `in` or `as`.
extension Lexer {
  /// Takes a form up to the end of the text; nil if something else is here.
  mutating func takeForm() -> NumberForm? {
    var rest = self
    _ = rest.takeIndefiniteArticle()
    guard let form = rest.takeFormAlone(), rest.isAtEnd else { return nil }
    self = rest
    return form
  }

  /// Takes `%` or its name up to the end of the text; false if something else is here.
  ///
  /// - Parameter isUnit: Whether `percent` alone means the unit, as after `to`.
  /// - Returns: Whether it was there.
  mutating func takePercentForm(isUnit: Bool = false) -> Bool {
    var rest = self
    let hasArticle = rest.takeIndefiniteArticle()
    if rest.position < rest.text.count, rest.text[rest.position] == UInt8(ascii: "%") {
      rest.position += 1
    } else {
      guard let word = rest.takeWord(), word == "percentage" || word == "percent",
        !isUnit || hasArticle || word == "percentage"
      else { return false }
    }
    guard rest.isAtEnd else { return false }
    self = rest
    return true
  }

  /// Whether a form follows, up to the end of the text.
  var isFollowedByForm: Bool {
    var (rest, other) = (self, self)
    return rest.takeForm() != nil || other.takePercentForm()
  }

  /// Skips blanks, and takes an article: `as a fraction`.
  private mutating func takeIndefiniteArticle() -> Bool {
    skipSpace()
    var rest = self
    guard let word = rest.takeWord(), word == "a" || word == "an",
      rest.isSpace(at: rest.position)
    else { return false }
    rest.skipSpace()
    self = rest
    return true
  }

  /// Takes the step that an answer is rounded to, after a unit, up to the end of the text: `, 1/16`.
  mutating func takeStep() -> NumberForm? {
    var rest = self
    rest.skipSpace()
    guard let number = rest.takeDecimal() else { return nil }
    var (step, isFraction) = (number, false)
    rest.skipSpace()
    if rest.position < rest.text.count, rest.text[rest.position] == UInt8(ascii: "/") {
      rest.position += 1
      rest.skipSpace()
      guard let divisor = rest.takeDecimal(), divisor.isInteger, number.isInteger,
        let quotient = try? number.divided(by: divisor)
      else { return nil }
      (step, isFraction) = (quotient, true)
    }
    guard rest.isAtEnd, step > 0 else { return nil }
    self = rest
    return .nearest(step, isFraction: isFraction)
  }

  /// Takes digits, perhaps with a point among them.
  private mutating func takeDecimal() -> Rational? {
    let start = position
    while isDigit(at: position) || position < text.count && text[position] == Self.point {
      position += 1
    }
    // No tool has finer steps, and the number of digits has to be limited.
    guard position - start <= 20 else { return nil }
    return Rational(decimal: String(decoding: text[start..<position], as: UTF8.self))
  }

  private mutating func takeFormAlone() -> NumberForm? {
    if isDigit(at: position) {
      let count = takeCount()
      guard let word = takeWord() else { return nil }
      if NumberForm.digitWords.contains(word) {
        return (1...AnswerFormat.digitLimit).contains(count) ? .digits(count) : nil
      }
      guard NumberForm.placeWords.contains(word) || word == "decimal" && takeWord() == "places",
        count <= AnswerFormat.digitLimit
      else {
        return nil
      }
      return .places(count)
    }
    for row in NumberForm.table {
      for name in row.names {
        guard let end = end(ofName: name, at: position) else { continue }
        position = end
        return row.form
      }
    }
    guard takeWord() == "base" else { return nil }
    skipSpace()
    guard isDigit(at: position), let base = takeWholeNumber(), (2...36).contains(base) else {
      return nil
    }
    return .base(base)
  }

  /// The end of a name of one or more words that starts at a place; nil if it isn't there.
  ///
  /// Case matters in a single letter: `R`, `c`.
  func end(ofName name: String, at start: Int) -> Int? {
    var place = start
    let ignoresCase = name.utf8.count > 1
    for byte in name.utf8 {
      if byte == UInt8(ascii: " ") {
        guard isSpace(at: place) else { return nil }
        while isSpace(at: place) { place += 1 }
        continue
      }
      guard place < text.count,
        text[place] == byte || ignoresCase && text[place].isLetter && text[place] | 0x20 == byte
      else { return nil }
      place += 1
    }
    var rest = self
    rest.position = place
    return place == text.count || !rest.takeScalar().continuesName ? place : nil
  }

  /// Takes words that follow, after spaces; false if others do.
  mutating func take(_ words: StaticString) -> Bool {
    guard isFollowed(by: words) else { return false }
    position = startOfNext + words.utf8CodeUnitCount
    return true
  }

  /// Takes a word of letters, and returns it in small letters.
  mutating func takeWord() -> String? {
    skipSpace()
    let start = position
    while position < text.count, text[position].isLetter { position += 1 }
    return start == position
      ? nil : String(decoding: text[start..<position].map { $0 | 0x20 }, as: UTF8.self)
  }
}
