import CalculatorModel
import ExactReals
import FuzzSupport

@testable import CalculatorPresentation

let marks = [
  NumberSymbols(), NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−"),
  NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}", minusSign: "−"),
  NumberSymbols(groupingMark: "\u{2019}"), NumberSymbols(groupingMark: nil),
]

/// Checks that a refused text from a clipboard changes nothing, that an accepted one is undone at once, and that
/// its reading reads back as the same number.
func run(_ input: FuzzInput) {
  var input = input
  let symbols = input.choice(of: marks)
  let unit = input.choice(of: AngleUnit.allCases)
  let mode = input.choice(of: Keypad.Mode.allCases)
  let before = input.choice(of: ["", "5 +", "2 * ( 3 -", "1 / 0 =", "7 =", "5 EE"])
  let text = input.text
  guard text.utf8.count <= PastedText.lengthLimit else { return }

  let viewModel = CalculatorViewModel(
    calculator: Calculator(format: mode.format, angleUnit: unit), mode: mode)
  viewModel.show(in: NumberFormat(maximumDigits: 16, countsExponent: false, symbols: symbols))
  for key in (try? KeySequence(before).keys) ?? [] { viewModel.press(key) }
  let calculator = viewModel.calculator
  let rates = viewModel.exchangeRates.rates
  if viewModel.paste(text) {
    if viewModel.exchangeRates.rates == rates, viewModel.calculator != calculator {
      viewModel.undo()
      require(viewModel.calculator == calculator, "\(text) is not undone")
    }
  } else {
    require(viewModel.calculator == calculator, "\(text) is refused, and taken")
    require(viewModel.notice != nil, "\(text) is refused without a reason")
  }
  viewModel.calculateLine(text)
  _ = (viewModel.displayText, viewModel.expressionText, viewModel.notice)

  guard let pasted = try? PastedText(text, symbols: symbols, angleUnit: unit) else { return }
  let reading = pasted.reading(symbols: symbols)
  guard reading.isNoLonger(than: PastedText.lengthLimit) else { return }
  do throws(PasteError) {
    let again = try PastedText(reading, symbols: symbols, angleUnit: unit)
    let isSame = try? pasted.value.isEqual(to: again.value, within: Budget(work: 1 << 22))
    require(isSame != .no, "\(text) was read as \(reading)")
  } catch {
    // The brackets of a reading may be nested deeper than can be read.
    if case .expression(.tooDeep, _) = error.cause { return }
    fatalError("\(text) was read as \(reading): \(error.cause)")
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
