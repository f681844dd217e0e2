import BigNumbers
import ExactReals

/// Base, word size and sign, and switching between keypads.
extension Calculator {
  /// The current keypad.
  public var keypadMode: KeypadMode {
    words.isOn
      ? .programmer : format.maximumDigits > NumberFormat.basic.maximumDigits ? .scientific : .basic
  }

  /// Switches to another keypad.
  ///
  /// Switching to or from the programmer keypad drops the waiting operations. On the way there, the number
  /// shown is cut to a whole number and to a word, and marked if that changes it; on the way back it stays
  /// exact.
  public mutating func setKeypad(_ mode: KeypadMode) {
    guard mode != keypadMode else { return }
    let turnsWords = words.isOn != (mode == .programmer)
    if mode != .programmer {
      format = NumberFormat(
        maximumDigits: mode.format.maximumDigits, countsExponent: mode.format.countsExponent,
        symbols: format.symbols, notation: format.notation, maximumPlaces: format.maximumPlaces)
    }
    guard turnsWords else { return }
    let number = shown
    let isCleared = showAllClear
    words.isOn = mode == .programmer
    words.remark = nil
    if stack.isOn { return turnStack() }
    guard let number else {
      operand = .zero
      return
    }
    let carry = words.carry
    allClear()
    words.carry = carry
    guard !isCleared else { return }
    setOperand(number, as: .number(number, of: nil))
  }

  /// Shows the stack on another keypad.
  // Swift 6.3.1 fails its own lifetime check if this is part of `setKeypad`.
  @inline(never)
  private mutating func turnStack() {
    let failure = error
    endEntry()
    do throws(CalculationError) {
      try cutStackToWords()
      showTop()
      if let failure { fail(failure) }
    } catch {
      fail(error)
    }
  }

  /// Cuts all levels of the stack to words, if numbers are words.
  ///
  /// - Throws: `CalculationError` if the whole part of a number cannot be determined; such numbers are then
  ///   dropped, since all levels must be words.
  mutating func cutStackToWords() throws(CalculationError) {
    guard words.isOn else { return }
    var levels: [NumberStack.Level] = []
    var failure: CalculationError?
    for level in stack.levels {
      do throws(CalculationError) {
        levels.append(NumberStack.Level(try cutToWord(level.number)))
      } catch {
        failure = error
      }
    }
    stack.levels = levels
    if let failure { throw failure }
  }

  /// Returns the word that a number is cut to, with a remark if that changes the number.
  ///
  /// - Throws: `CalculationError` if the whole part of the number cannot be determined.
  mutating func cutToWord(_ number: Operand) throws(CalculationError) -> Operand {
    let word = Word(truncating: try number.wholePart, words.format)
    if number.value.rational != Rational(word.value) { words.remark = .wraps(exact: number.value) }
    return Operand(word)
  }

  /// Whether the word shown is the whole part of the number that it was cut from: nothing has wrapped.
  package var showsWholePart: Bool {
    guard case .wraps(let exact) = words.remark, let word,
      let whole = try? Operand(value: exact, digits: nil).wholePart
    else { return false }
    return whole == word.value
  }

  /// Shows words in another base, and ends the entry.
  public mutating func setBase(_ base: NumberBase) {
    guard base != words.base else { return }
    if typedWord != nil { stack.isOn ? endEntry() : takeShownNumber() }
    words.base = base
  }

  /// Changes the size of words: the low bits stay, and a longer word is extended by its sign or by zeros.
  ///
  /// This also changes the numbers that wait. If the number shown changes, it is marked.
  public mutating func setWordSize(_ size: WordFormat.Size) {
    guard size != words.format.size else { return }
    let before = shown
    convertWords(to: WordFormat(size, isSigned: words.format.isSigned)) { word, format in
      word.converted(to: format).word
    }
    if let before, let after = shown, before != after {
      words.remark = .wraps(exact: before.value)
    }
  }

  /// Reads the bits of words as signed or unsigned.
  public mutating func setSigned(_ isSigned: Bool) {
    guard isSigned != words.format.isSigned else { return }
    convertWords(to: WordFormat(words.format.size, isSigned: isSigned)) { word, _ in
      word.reading(asSigned: isSigned)
    }
  }

  /// Converts each number of the calculation to another format.
  ///
  /// The line keeps only the numbers that wait: their expressions would now have other values.
  private mutating func convertWords(
    to format: WordFormat, by convert: (Word, WordFormat) -> Word
  ) {
    let old = words
    words.format = format
    guard old.isOn else { return }
    func converted(_ number: Operand) -> Operand {
      Operand(convert(old.word(number), format))
    }
    if stack.isOn {
      endEntry()
      for index in stack.levels.indices {
        stack.levels[index] = NumberStack.Level(converted(stack.levels[index].number))
      }
    }
    if let repetition {
      self.repetition = Repetition(
        operation: repetition.operation, operand: converted(repetition.operand))
    }
    guard error == nil else { return }
    if stack.isOn, !showAllClear { return showTop() }
    switch phase {
    case .failed, .answered: return
    case .word(let word): phase = .word(convert(word, format))
    case .operation(let operation, let left):
      // The operations before this one are complete.
      completeOperations(before: operation)
      operand = converted(left)
      phase = .operation(operation, left: operand)
    case .opened(let shown): phase = .opened(shown: converted(shown))
    case .cleared, .entry: operand = converted(operand)
    case .value, .result:
      operand = converted(operand)
      phase = .value
    }
    pending.convert(converted)
    line.removeAll()
    for left in pending.leftOperands { line.append(.number(left, of: nil)) }
    switch phase {
    case .value, .operation: line.append(.number(operand, of: nil))
    default: break
    }
  }
}

extension Operand {
  /// The number without its fraction.
  fileprivate var wholePart: BigInt {
    get throws(CalculationError) {
      try Real.trunc(value, within: .press).integer(within: .press)
    }
  }
}
