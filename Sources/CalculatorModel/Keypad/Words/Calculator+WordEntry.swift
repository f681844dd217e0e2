import BigNumbers
import ExactReals

/// Typing on the programmer keypad: the number shown is always a word.
extension Calculator {
  /// Types a digit of the base; it is ignored if it doesn't fit.
  mutating func setWordDigit(_ digit: UInt8) {
    guard let word = word(after: typedWord, appending: digit) else { return }
    if typedWord == nil { beginOperand() }
    phase = .word(word)
  }

  /// The word that is being typed; nil if none is.
  var typedWord: Word? {
    guard case .word(let word) = phase else { return nil }
    return word
  }

  /// Returns the word with one more digit; nil if the base has no such digit, or the number doesn't fit.
  ///
  /// In base 10 the number must fit, in other bases its pattern: a signed byte can be typed as `FF`.
  func word(after typed: Word?, appending digit: UInt8) -> Word? {
    let radix = words.base.rawValue
    guard digit < radix else { return nil }
    let typed = typed ?? Word(pattern: 0, words.format)
    if words.base == .decimal {
      let digit = BigInt(Int(digit))
      let number = typed.value * 10
      return Word(typed.isNegative ? number - digit : number + digit, words.format)
    }
    let (product, overflow) = typed.pattern.multipliedReportingOverflow(by: UInt64(radix))
    // The radix is a power of 2, so the last digit's place is free.
    let pattern = product | UInt64(digit)
    let word = Word(pattern: pattern, words.format)
    return overflow || word.pattern != pattern ? nil : word
  }

  /// Removes the last digit of the word being typed; removing the only one leaves 0.
  mutating func deleteWordDigit() {
    guard let word = typedWord else { return }
    if words.base == .decimal {
      phase = .word(Word(truncating: word.value / 10, words.format))
    } else {
      phase = .word(Word(pattern: word.pattern / UInt64(words.base.rawValue), words.format))
    }
  }

  /// Changes the sign of the number shown: if it is being typed in base 10, typing can go on; otherwise it
  /// becomes its two's complement.
  mutating func toggleWordSign() {
    guard let shown else { return }
    let outcome = words.word(shown).negated()
    if outcome.wraps { words.remark = .wraps(exact: Real(Rational(outcome.exact))) }
    if typedWord != nil, words.typesSigns {
      phase = .word(outcome.word)
    } else {
      takeShownNumber()
      operand = Operand(outcome.word)
      replaceOperandOnLine()
    }
  }
}
