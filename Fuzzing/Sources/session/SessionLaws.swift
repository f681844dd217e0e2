import CalculatorModel
import FuzzSupport

@testable import CalculatorPresentation

/// Returns the lines of a session in which keys were pressed.
func lines(pressing keys: ArraySlice<UInt8>, on mode: Keypad.Mode) -> [String] {
  let viewModel = CalculatorViewModel(calculator: Calculator(format: mode.format), mode: mode)
  for word in String(decoding: keys, as: UTF8.self).split(separator: " ").prefix(100) {
    let isOn = viewModel.calculator.words.isOn
    if let key = Key(token: word, on: isOn ? .programmer : .basic) { viewModel.press(key) }
  }
  return viewModel.sessionLines ?? []
}

/// Returns the same lines with another text in one field, and the matching checksum.
func lines(_ lines: [String], changedBy change: ArraySlice<UInt8>) -> [String] {
  guard change.count > 1, !lines.isEmpty else { return lines }
  let number = Int(change[change.startIndex]) % lines.count
  let text = String(decoding: change.dropFirst(2), as: UTF8.self)
  guard var fields = CheckedLine(utf8: Array(lines[number].utf8))?.fields else { return lines }
  let place = Int(change[change.startIndex + 1]) % (fields.count + 1)
  fields.replaceSubrange(place..<min(place + 1, fields.count), with: [text])
  var lines = lines
  lines[number] = CheckedLine.text(of: fields)
  return lines
}

/// Checks a session of keys, with other texts in the fields of its lines.
///
/// The bytes are the keypad, the keys, and, after zero bytes, the changes. A continued session is written again as
/// the same session, and a refused one changes nothing.
func run(_ input: FuzzInput) {
  var input = input
  let mode = input.choice(of: Keypad.Mode.allCases)
  let parts = input.parts(cutAt: 0)
  var session = lines(pressing: parts[0], on: mode)
  for change in parts.dropFirst().prefix(20) { session = lines(session, changedBy: change) }

  let viewModel = CalculatorViewModel()
  viewModel.press(.digit(.seven))
  let before = viewModel.calculator
  guard viewModel.continueSession(session) else {
    require(viewModel.calculator == before, "\(session) is refused, and taken")
    return
  }
  _ = (viewModel.displayText, viewModel.expressionText, viewModel.keypad, viewModel.memoryRows)
  guard let again = viewModel.sessionLines, !again.isEmpty else { return }
  let copy = CalculatorViewModel()
  require(copy.continueSession(again), "\(session) is written as \(again), which is refused")
  require(copy.calculator == viewModel.calculator, "\(session) is written as \(again)")
  require(copy.displayText == viewModel.displayText, "\(session) is written as \(again)")
  while viewModel.canUndo {
    viewModel.undo()
    copy.undo()
    require(copy.calculator == viewModel.calculator, "undo of \(session), written as \(again)")
  }
  require(!copy.canUndo, "there is more to undo of \(again) than of \(session)")
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
