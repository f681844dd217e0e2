import BigNumbers
import CalculatorModel
import ExactReals

/// The text and speech for a word besides its digits.
extension CalculatorViewModel {
  /// The bits of the word on the display; nil on the keypads without words.
  public var bitStrip: BitStrip? {
    mode == .programmer ? BitStrip(of: calculator, catalogue: catalogue) : nil
  }

  /// The word in the bases other than the one shown: `HEX FF   OCT 377`; nil on the keypads without words.
  ///
  /// Binary is left out: the bits are there.
  ///
  /// ```swift
  /// let viewModel = CalculatorViewModel(mode: .programmer)
  /// for key in try KeySequence("255", on: .programmer).keys { viewModel.press(key) }
  /// viewModel.otherBases   // "OCT 377   HEX FF"
  /// ```
  public var otherBases: String? {
    guard mode == .programmer, let word = calculator.word else { return nil }
    return text(inOtherBases: word)
  }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private func text(inOtherBases word: Word) -> String {
    NumberBase.allCases.filter { $0 != calculator.words.base && $0 != .binary }.map {
      $0.label + " "
        + ($0 == .decimal
          ? calculator.format.symbols.text(of: word, in: $0) : word.text(radix: $0.rawValue))
    }.joined(separator: "   ")
  }

  /// The mark beside the number: that of its ``exactness``, or `wraps` or `whole part` if a word differs from the
  /// number calculated; nil if it would say nothing.
  public var numberMark: String? {
    exactness?.mark ?? (calculator.words.wraps ? wordMark : nil)
  }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private var wordMark: String {
    catalogue.text(.part(calculator.showsWholePart ? .wholePart : .wraps))
  }

  /// Base, word and sign.
  var wordMarks: [String] {
    let words = calculator.words
    let sign = words.format.isSigned ? KeyName.signed : .unsigned
    return [
      words.base.label, catalogue.text(.key(words.format.size.name)), catalogue.text(.key(sign)),
    ]
  }

  /// Returns the line above if the word does not show everything: `3,000 × 80 = 240,000, in 16 bits −22,144`,
  /// `7 ÷ 2 = 3, remainder 1`; nil if it does.
  func wordRemark(on entered: String) -> String? {
    guard calculator.words.isOn, let remark = calculator.words.remark else { return nil }
    return text(of: remark, on: entered)
  }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private func text(of remark: WordRemark, on entered: String) -> String {
    let before = entered.isEmpty ? "" : entered + (calculator.showsResult ? " = " : ": ")
    switch remark {
    case .wraps(let exact) where calculator.showsWholePart:
      return catalogue.text(.sentence(.wholePart(displayText, of: text(ofExact: exact))))
    case .wraps(let exact):
      let isRepeated = entered == displayText
      return catalogue.text(
        .sentence(
          .wrapped(
            (isRepeated ? "" : before) + text(ofExact: exact),
            bits: calculator.words.format.bitWidth, word: displayText)))
    case .remainder(let remainder):
      return catalogue.text(
        .sentence(.remainder(before + displayText, remainder: text(of: remainder))))
    }
  }

  /// Returns the word to be spoken: a number in base 10, and one digit after another in any other base.
  func spoken(_ word: Word) -> String {
    let words = calculator.words
    let number =
      words.base == .decimal
      ? spokenNumber.map { catalogue.text($0) } ?? displayText
      : spelled(word.text(radix: words.base.rawValue))
    switch words.remark {
    case .wraps(let exact) where calculator.showsWholePart:
      return catalogue.text(.sentence(.wholePart(number, of: text(ofExact: exact))))
    case .wraps: return catalogue.text(.sentence(.cut(number, bits: words.format.bitWidth)))
    case .remainder(let remainder):
      return catalogue.text(.sentence(.remainder(number, remainder: text(of: remainder))))
    case nil: return number
    }
  }

  private func spelled(_ digits: String) -> String {
    var spelled = ""
    for digit in digits {
      if !spelled.isEmpty { spelled += " " }
      spelled.append(digit)
    }
    return spelled
  }

  /// Returns all digits of an exact number, unless it has far more than a word.
  private func text(ofExact number: Real) -> String {
    let digitLimit = 160
    guard let fraction = number.rational, fraction.isInteger,
      fraction.numerator.bitWidth <= digitLimit
    else {
      let text = calculator.format.text(of: number)
      return calculator.format.showsExactly(number) ? text : Exactness.rounded.mark + text
    }
    return text(of: fraction.numerator)
  }

  private func text(of number: BigInt) -> String {
    let base = calculator.words.base
    let symbols = calculator.format.symbols
    return base == .decimal
      ? symbols.text(ofNumber: number.description) : typeset(base.text(of: number))
  }
}
