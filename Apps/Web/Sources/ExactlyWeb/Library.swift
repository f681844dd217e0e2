import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals

// The functions that a program calls that wants a calculator without a page.

/// The one calculator of this module for programs.
private enum Library {
  // A module has a single thread.
  nonisolated(unsafe) static var viewModel = CalculatorViewModel()
}

// MARK: - Keys

/// Starts anew with the order of evaluation of that name: `precedence` or `left-to-right`.
@_expose(wasm, "reset") @_cdecl("reset")
public func reset(_ count: Int) -> Bool {
  Letters.answer(count: count) { text throws(Refusal) in
    guard let order = EvaluationOrder(name: text) else { throw Refusal(reason: "unknown order") }
    Library.viewModel = CalculatorViewModel(calculator: Calculator(order: order))
    return ""
  }
}

/// Turns to the keypad of that name: `basic` or `scientific`.
@_expose(wasm, "turn") @_cdecl("turn")
public func turn(_ count: Int) -> Bool {
  Letters.answer(count: count) { text throws(Refusal) in
    guard let mode = Keypad.Mode(name: text) else { throw Refusal(reason: "unknown keypad") }
    Library.viewModel.turn(to: mode)
    return ""
  }
}

/// Presses the key of that token.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ count: Int) -> Bool {
  Letters.answer(count: count) { text throws(Refusal) in
    guard let key = Key(token: text) else { throw Refusal(reason: "unknown key") }
    Library.viewModel.press(key)
    return ""
  }
}

/// Presses a sequence of keys, or none of them when one is unknown.
@_expose(wasm, "pressAll") @_cdecl("pressAll")
public func pressAll(_ count: Int) -> Bool {
  Letters.answer(count: count) { text throws(Refusal) in
    do throws(KeySequenceError) {
      for key in try KeySequence(text).keys { Library.viewModel.press(key) }
      return ""
    } catch {
      throw Refusal(reason: error.reason)
    }
  }
}

// MARK: - What is shown

/// The number on the display.
@_expose(wasm, "display") @_cdecl("display")
public func display() {
  Letters.mailbox.leave(Library.viewModel.displayText.utf8)
}

/// The line above the display.
@_expose(wasm, "expressionLine") @_cdecl("expressionLine")
public func expressionLine() {
  Letters.mailbox.leave(Library.viewModel.expressionText.utf8)
}

/// What the clear key reads: `AC` or `C`.
@_expose(wasm, "clearLabel") @_cdecl("clearLabel")
public func clearLabel() {
  let key = Library.viewModel.keypad.key(for: .escape)
  Letters.mailbox.leave((key?.token ?? "").utf8)
}

/// The token of the operation that is lit, or nothing.
@_expose(wasm, "litToken") @_cdecl("litToken")
public func litToken() {
  let operation = Library.viewModel.calculator.highlightedOperation
  Letters.mailbox.leave((operation.map { Key.operation($0).token } ?? "").utf8)
}

// MARK: - Expressions

/// Evaluates an expression: its answer, or the reason why it has none.
@_expose(wasm, "evaluate") @_cdecl("evaluate")
public func evaluate(_ count: Int) -> Bool {
  Letters.answer(count: count) { text throws(Refusal) in
    let value: Real
    do throws(ExpressionError) {
      value = try MathExpression(text).value()
    } catch {
      throw Refusal(reason: error.reason)
    }
    do throws(CalculationError) {
      return try AnswerFormat().text(of: value)
    } catch {
      throw Refusal(reason: error.reason)
    }
  }
}
