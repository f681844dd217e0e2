import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ConformanceTables

extension CalculatorViewModel {
  /// Creates a calculator in the initial state of a row of programmer-keys.csv.
  convenience init(_ row: ProgrammerKeysRow) {
    let size = row.word.flatMap { WordFormat.Size(rawValue: $0) } ?? .bits64
    let words = WordMode(
      format: WordFormat(size, isSigned: row.isSigned ?? true),
      base: row.base.flatMap { NumberBase(rawValue: $0) } ?? .decimal)
    self.init(
      calculator: Calculator(
        format: .scientific,
        order: row.mode == "programmer-left-to-right" ? .leftToRight : .precedence, words: words),
      mode: row.mode == "scientific" ? .scientific : .programmer)
  }

  /// Creates a programmer keypad on which some keys were pressed.
  convenience init(
    programming keys: String, bits: WordFormat.Size = .bits64, base: NumberBase = .decimal,
    isSigned: Bool = true
  ) throws {
    let words = WordMode(format: WordFormat(bits, isSigned: isSigned), base: base)
    self.init(calculator: Calculator(words: words), mode: .programmer)
    for key in try KeySequence(keys, on: .programmer).keys { press(key) }
  }
}
