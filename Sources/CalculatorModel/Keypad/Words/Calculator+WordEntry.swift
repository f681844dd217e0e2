import BigNumbers
import ExactReals

/// Typing on the programmer keypad: the number shown is always a word.
extension Calculator {
  /// Types a digit of the base; one that would not fit is ignored.
  mutating func setWordDigit(_ digit: UInt8) {
    guard let word = word(behind: typedWord, appending: digit) else { return }
    if typedWord == nil { beginOperand() }
    phase = .word(word)
  }

  /// The word that is being typed; nil where none is.
  var typedWord: Word? {
    guard case .word(let word) = phase else { return nil }
    return word
  }

  /// The word with one more digit; nil where the base has no such digit, or the number does not fit.
  ///
  /// In base 10 the number fits, in other bases its pattern: a signed byte can be typed as `FF`.
  func word(behind typed: Word?, appending digit: UInt8) -> Word? {
    let radix = words.base.rawValue
    guard digit < radix else { return nil }
    let typed = typed ?? Word(pattern: 0, words.format)
    if words.base == .decimal {
      let digit = BigInt(Int(digit))
      let number = typed.value * 10
      return Word(typed.isNegative ? number - digit : number + digit, words.format)
    }
    let (product, overflow) = typed.pattern.multipliedReportingOverflow(by: UInt64(radix))
    // The radix is a power of 2, so that the last digit's place is free.
    let pattern = product | UInt64(digit)
    let word = Word(pattern: pattern, words.format)
    return overflow || word.pattern != pattern ? nil : word
  }

  /// Removes the last digit of a word that is being typed; the last one leaves 0.
  mutating func deleteWordDigit() {
    guard let word = typedWord else { return }
    if words.base == .decimal {
      phase = .word(Word(truncating: word.value / 10, words.format))
    } else {
      phase = .word(Word(pattern: word.pattern / UInt64(words.base.rawValue), words.format))
    }
  }

  /// Changes the sign of the number shown: of one that is typed in base 10, so that typing goes on; else
  /// as a two's complement.
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
