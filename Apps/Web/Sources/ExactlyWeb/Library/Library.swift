import CalculatorModel

// The functions for a program that wants a calculator without a page: Page/exactly.js.
//
// Each function takes lines of `name=value`, an empty line and a text (see OptionLines). It answers with an object;
// if there is no answer, the object has one member, `failure` (see LibraryFailure). A refusal means a mistake in the
// options.

/// The only calculator of this module for programs.
private enum Library {
  // A module has a single thread.
  nonisolated(unsafe) static var calculator = Calculator()

  static func answer(
    _ count: Int, _ answer: (OptionLines, inout JSON) throws(Refusal) -> LibraryFailure?
  ) -> Bool {
    Letters.answerJSON(count: count) { text throws(Refusal) in
      var json = JSON()
      let failure = try answer(OptionLines(text), &json)
      return failure?.json ?? json
    }
  }
}

/// Evaluates the text as an expression; see ``ExpressionRequest`` for the options and the answer.
@_expose(wasm, "evaluate") @_cdecl("evaluate")
public func evaluate(_ count: Int) -> Bool {
  Library.answer(count) { lines, json throws(Refusal) in
    try ExpressionRequest(lines).answer(in: &json)
  }
}

/// Begins a new calculator with the options `order`, `mode` and `seed`, and shows it.
@_expose(wasm, "begin") @_cdecl("begin")
public func begin(_ count: Int) -> Bool {
  Library.answer(count) { lines, json throws(Refusal) in
    Library.calculator = try Calculator(lines)
    Library.calculator.show(in: &json)
    return nil
  }
}

/// Presses a sequence of keys, or none of them if that fails, and shows the calculator.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ count: Int) -> Bool {
  Library.answer(count) { lines, json throws(Refusal) in
    try lines.refuseOptions()
    var calculator = Library.calculator
    if let failure = calculator.pressKeys(of: lines.text) { return failure }
    Library.calculator = calculator
    calculator.show(in: &json)
    return nil
  }
}
