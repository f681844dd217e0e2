import BigNumbers
import ExactReals
import FuzzSupport

@testable import CalculatorModel

/// The work that a run may cost, kept small so that unpaid work shows.
let work: Int64 = 1 << 22

let marks: [NumberSymbols?] = [
  nil, NumberSymbols(), NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−"),
  NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}", minusSign: "−"),
  NumberSymbols(groupingMark: "\u{2019}"), NumberSymbols(groupingMark: nil),
]

let wordFormats: [WordFormat?] =
  [nil]
  + WordFormat.Size.allCases.flatMap {
    [WordFormat($0, isSigned: true), WordFormat($0, isSigned: false)]
  }

/// Checks that every text written for an expression reads back as the same expression.
///
/// The bytes are the marks, the order, the words, the unit of angles, and the text.
func run(_ input: FuzzInput) {
  var input = input
  var options = ReadingOptions(
    symbols: input.choice(of: marks), order: input.choice(of: EvaluationOrder.allCases))
  options.wordFormat = input.choice(of: wordFormats)
  let unit = input.choice(of: AngleUnit.allCases)
  let text = input.text
  guard let expression = try? MathExpression(text, options) else { return }
  let reading = expression.reading
  var plain = options
  plain.symbols = nil
  var copies = [
    (reading, plain), (expression.source(), plain), (expression.source(angleUnit: unit), plain),
  ]
  if let symbols = options.symbols {
    let written = expression.text(symbols: symbols, angleUnit: unit, readIn: unit)
    copies += [
      (written, options), (expression.reading(symbols: symbols, angleUnit: unit), options),
    ]
  }
  let value = try? expression.value(in: unit, within: Budget(work: work))
  for (place, (copy, options)) in copies.enumerated()
  where copy.utf8.count <= MathExpression.lengthLimit {
    let note = "\(text) was written as \(copy), \(options.order) \(unit)"
    do throws(ExpressionError) {
      let again = try MathExpression(copy, options)
      if place == 0 { require(again.reading == reading, "\(note), read as \(again.reading)") }
      guard let value else { continue }
      let valueAgain = try again.value(in: unit, within: Budget(work: 8 * work))
      let isSame = try? value.isEqual(to: valueAgain, within: Budget(work: work))
      require(isSame != .no, note)
    } catch {
      // The brackets of a reading may be nested deeper than can be read.
      let isBeyondLimits = [.calculation(.tooMuchWork), .tooDeep].contains(error.cause)
      require(isBeyondLimits, "\(note): \(error.reason)")
    }
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
