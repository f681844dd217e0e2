import ExactReals

extension Calculator {
  /// Types a digit; it is ignored if the display has no room for it.
  public mutating func setDigit(_ digit: Digit) { press(.digit(digit)) }

  mutating func type(_ digit: Digit) {
    if words.isOn { return setWordDigit(digit.rawValue) }
    var entry = takeEntry()
    entry.append(digit, limit: format.maximumDigits)
    phase = .entry(entry)
  }

  /// Types the decimal point; a second one in a number is ignored.
  public mutating func setDecimal() { press(.decimalPoint) }

  mutating func typeDecimalPoint() {
    guard !words.isOn else { return }
    var entry = takeEntry()
    entry.appendDecimalPoint()
    phase = .entry(entry)
  }

  /// Replaces the number being typed; its sign stays.
  ///
  /// - Parameter digits: The digits, with `.` before the fraction; digits that the display has no room for
  ///   are ignored.
  public mutating func retype(_ digits: String) {
    guard case .entry(let old) = phase else { return }
    var entry = Entry(isNegative: old.isNegative)
    for byte in digits.utf8 {
      if let digit = Digit(rawValue: byte &- 0x30) {
        entry.append(digit, limit: format.maximumDigits)
      } else {
        entry.appendDecimalPoint()
      }
    }
    phase = .entry(entry)
  }

  /// The digits of the number being typed, with `.` before the fraction; nil if none is.
  public var entryDigits: String? {
    guard case .entry(let entry) = phase else { return nil }
    return NumberFormat.plainEntry.text(of: entry.magnitude.displayedNumber)
  }

  /// Changes the sign of the number shown; if a new number is due, it begins as `-0`.
  public mutating func toggleSign() { press(.toggleSign) }

  mutating func changeSign() {
    if words.isOn { return toggleWordSign() }
    switch phase {
    case .failed, .answered:
      return
    case .entry(var entry):
      entry.toggleSign()
      phase = .entry(entry)
    case .value where !operand.value.isWrittenAsZero,
      .result where !operand.value.isWrittenAsZero:
      takeShownNumber()
      flattenPercentage()
      operand = operand.negated
      line.negateOperand()
    case .cleared, .operation, .opened, .value, .result, .word:
      beginOperand()
      phase = .entry(Entry(isNegative: true))
    }
  }

  /// Clears the number shown, and nothing else: `5 + 2 C 3 =` is 8.
  public mutating func clear() { press(.clear) }

  mutating func clearEntry() {
    beginOperand()
    phase = .cleared
  }

  /// Clears everything but the memory.
  public mutating func allClear() {
    phase = .cleared
    operand = .zero
    pending.removeAll()
    repetition = nil
    resultCalculation = nil
    line.removeAll()
    words.carry = false
    if stack.isOn {
      stack.levels.removeAll()
      stack.overwrites = false
    }
  }

  /// Removes the last thing typed; numbers that were not typed stay.
  public mutating func delete() { press(.delete) }

  mutating func removeLastDigit() {
    if words.isOn { return deleteWordDigit() }
    guard case .entry(var entry) = phase else { return }
    entry.removeLast()
    phase = .entry(entry)
  }

  /// Returns the entry that the next digit belongs to: the current one, or a new one.
  mutating func takeEntry() -> Entry {
    if case .entry(let entry) = phase { return entry }
    beginOperand()
    return Entry()
  }
}
