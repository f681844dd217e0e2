import BigNumbers
import ConformanceTables
import ExactReals
import Testing

@testable import CalculatorModel

/// Presses keys on a new calculator with a row's settings.
private func pressed(_ row: ProgrammerKeysRow) throws -> Calculator {
  var calculator = try programmer(
    bits: row.word ?? 64, base: row.base ?? 10, isSigned: row.isSigned ?? true,
    order: row.mode == "programmer-left-to-right" ? .leftToRight : .precedence)
  let mode: KeypadMode = row.mode == "scientific" ? .scientific : .programmer
  calculator.setKeypad(mode)
  for key in try KeySequence(row.keys, on: mode).keys { calculator.press(key) }
  return calculator
}

/// Returns a calculator of words.
func programmer(
  bits: Int = 64, base: Int = 10, isSigned: Bool = true, order: EvaluationOrder = .precedence
) throws -> Calculator {
  let size = try #require(WordFormat.Size(rawValue: bits))
  let base = try #require(NumberBase(rawValue: base))
  var calculator = Calculator(
    format: .scientific, order: order,
    words: WordMode(format: WordFormat(size, isSigned: isSigned), base: base))
  calculator.setKeypad(.programmer)
  return calculator
}

/// Presses keys on a new calculator of words.
func pressed(
  _ keys: String, bits: Int = 64, base: Int = 10, isSigned: Bool = true
) throws -> Calculator {
  var calculator = try programmer(bits: bits, base: base, isSigned: isSigned)
  try calculator.press(KeySequence(keys, on: .programmer))
  return calculator
}

@Suite struct ProgrammerKeysTests {
  @Test func aBitThatAWordLacksCannotBePressed() throws {
    let calculator = try programmer(bits: 8)
    #expect(!calculator.ignores(.bit(7)))
    #expect(calculator.ignores(.bit(8)))
    #expect(try pressed("5 / 0 =").ignores(.bit(0)))
  }

  @Test func obeysEveryRowOfTheTable() throws {
    let rows = try ProgrammerKeysRow.rows(
      modes: ["programmer", "programmer-left-to-right", "scientific"])
    for row in rows {
      let calculator = try pressed(row)
      #expect(calculator.displayText == row.display, "\(row)")
      if let clear = row.clear {
        #expect((calculator.showAllClear ? "AC" : "C") == clear, "\(row)")
      }
      if let lit = row.lit {
        let operation = calculator.highlightedOperation
        #expect(operation.map { Key.operation($0).token } ?? "none" == lit, "\(row)")
      }
      if let wraps = row.wraps { #expect(calculator.words.wraps == wraps, "\(row)") }
      if let bits = row.bits { #expect(calculator.word?.bitText == bits, "\(row)") }
      if let carry = row.carry { #expect(calculator.words.carry == carry, "\(row)") }
      if let unicode = row.unicode {
        #expect(calculator.word?.scalarText ?? "none" == unicode, "\(row)")
      }
      if let ascii = row.ascii { #expect(calculator.word?.asciiText == ascii, "\(row)") }
      #expect((calculator.error == nil) == (row.error == nil), "\(row)")
    }
  }

  /// C keeps the carry, and AC clears it even where nothing else is left to clear.
  @Test func clearsACarryThatIsAllThereIs() throws {
    var calculator = try pressed("1 RCR C", bits: 8)
    #expect(calculator.words.carry && calculator.showAllClear)
    #expect(!calculator.ignores(.allClear))
    calculator.press(.allClear)
    #expect(!calculator.words.carry)
    #expect(calculator.ignores(.allClear))
  }
}
