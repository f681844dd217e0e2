import CalculatorModel

extension History {
  /// An entry with what is known of it.
  struct Slot: Sendable {
    var entry: HistoryEntry

    /// Grows from entry to entry, whatever is removed.
    var number: Int

    /// What the entry's text says; nil where it cannot be read, as when a newer program wrote it.
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
      // What has units is shown in no base.
      if quantities != nil { entry.words = nil }
      read()
    }

    private mutating func read() {
      expression = try? MathExpression(
        entry.expression, .ofJournal(entry.quantities, words: entry.words))
      references = expression?.references ?? []
    }

    /// The words in which it was calculated, and the base in which its result is shown: the one that the
    /// expression asks for, as `255 to hex` does, or that of all that was calculated then.
    var words: HistoryWords? {
      guard let base = expression?.answerBase else { return entry.words }
      return HistoryWords(format: entry.words?.format, base: base)
    }

    /// The result with a person's marks, or in its base, as a word where it is one: `0x80 int8`.
    func resultText(symbols: NumberSymbols) -> String { text(of: entry.result, symbols: symbols) }

    /// Whether the result is shown with all its digits.
    var showsExactly: Bool { showsExactly(entry.result) }

    /// A number of the calculation, written as its result is.
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

    /// Writes other expressions in place of references; all stay where the expression would become too
    /// long.
    mutating func replaceReferences(_ replacement: (HistoryEntry.ID) -> MathExpression?) {
      guard let expression else { return }
      let text = expression.replacingReferences(replacement).source(readIn: entry.angleUnit)
      // An entry that uses one with a unit is itself read with units.
      if text.isNoLonger(than: HistoryEntry.expressionLimit) {
        setExpression(text, entry.quantities)
      }
    }

    /// What can stand in place of the entry's result: that itself where it is a fraction, else the
    /// expression.
    var replacement: MathExpression? {
      if let number = entry.result.replacement { return number }
      // In other words, or in none, the same text may be another number.
      guard entry.words?.format == nil else { return nil }
      return expression?.measuringAngles(in: entry.angleUnit)
    }
  }
}

extension HistoryResult {
  /// The result as an expression, where it is a fraction, of a unit or of none.
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
