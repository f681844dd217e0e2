import CalculatorModel

extension History {
  /// An entry with what is known about it.
  struct Slot: Sendable {
    var entry: HistoryEntry

    /// The entry's number, which increases from entry to entry, even after removals.
    var number: Int

    /// The entry's parsed text; nil if it cannot be read, as when a newer program wrote it.
    private(set) var expression: MathExpression?

    /// The entries that it refers to.
    private(set) var references: [HistoryEntry.ID] = []

    init(entry: HistoryEntry, number: Int) {
      self.entry = entry
      self.number = number
      read()
    }

    mutating func setExpression(_ text: String, _ quantities: HistoryQuantities?) {
      entry.expression = text
      entry.quantities = quantities
      // A result with units is not shown in a base.
      if quantities != nil { entry.words = nil }
      read()
    }

    private mutating func read() {
      expression = try? MathExpression(
        entry.expression, .ofJournal(entry.quantities, words: entry.words))
      references = expression?.references ?? []
    }

    /// The words in which it was calculated, and the base in which its result is shown: the one that the
    /// expression asks for, as `255 to hex` does, or else the one in use at the time.
    var words: HistoryWords? {
      guard let base = expression?.answerBase else { return entry.words }
      return HistoryWords(format: entry.words?.format, base: base)
    }

    /// Returns the result with the user's marks, or in its base, as a word if it is one: `0x80 int8`.
    func resultText(symbols: NumberSymbols) -> String { text(of: entry.result, symbols: symbols) }

    /// Whether the result is shown with all its digits.
    var showsExactly: Bool { showsExactly(entry.result) }

    /// Returns a number of the calculation, written like its result.
    func text(of result: HistoryResult, symbols: NumberSymbols) -> String {
      let text = textInBase(of: result, symbols: symbols) ?? result.text(symbols: symbols)
      return text.onOneLine
    }

    /// Whether a number of the calculation is written with all its digits.
    func showsExactly(_ result: HistoryResult) -> Bool {
      result.isExact || textInBase(of: result, symbols: .plain) != nil
    }

    private func textInBase(of result: HistoryResult, symbols: NumberSymbols) -> String? {
      guard let words, result.failure == nil, result.kind == .number else { return nil }
      return words.text(of: result, symbols: symbols)
    }

    /// Replaces references by other expressions; all of them stay if the expression would become too long.
    mutating func replaceReferences(_ replacement: (HistoryEntry.ID) -> MathExpression?) {
      guard let expression else { return }
      let text = expression.replacingReferences(replacement).source(readIn: entry.angleUnit)
      // An entry that uses one with a unit is itself read with units.
      if text.isNoLonger(than: HistoryEntry.expressionLimit) {
        setExpression(text, entry.quantities)
      }
    }

    /// The replacement for references to the entry: its result if that is a fraction, else its expression.
    var replacement: MathExpression? {
      if let number = entry.result.replacement { return number }
      // With another word format, or without one, the same text may be a different number.
      guard entry.words?.format == nil else { return nil }
      return expression?.measuringAngles(in: entry.angleUnit)
    }
  }
}

extension HistoryResult {
  /// The result as an expression, if it is a fraction, with or without a unit.
  fileprivate var replacement: MathExpression? {
    guard failure == nil, isExact || exactForm?.isFraction ?? false else { return nil }
    var text = isExact ? text : exactForm ?? ""
    var options = ReadingOptions()
    switch kind {
    case .number: break
    case .quantity(let unit):
      text = "(" + text + ") " + unit
      options.readsQuantities = true
    // A date, or a sum that may stand beside one.
    case .text: return nil
    }
    return try? MathExpression(text, options)
  }
}

extension String {
  /// Whether it is a whole number or a fraction of two: `-3/4`.
  fileprivate var isFraction: Bool {
    utf8.allSatisfy { byte in
      byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
    }
  }
}
