import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals

// The functions that the page calls. Those that take a text take its length in the inbox; those that
// give one leave it in the outbox. What can be refused gives true or false, and after false the
// outbox says why.

/// The one calculator of this module, and its letters.
///
/// A page that wants two calculators loads two modules.
private enum Session {
  // A module has a single thread.
  nonisolated(unsafe) static var viewModel = CalculatorViewModel()
  nonisolated(unsafe) static var mailbox = Mailbox()

  /// Leaves an answer.
  static func accept(_ answer: String = "") -> Bool {
    mailbox.leave(answer)
    return true
  }

  /// Leaves the reason of a refusal.
  static func refuse(_ reason: String) -> Bool {
    mailbox.leave(reason)
    return false
  }
}

// MARK: - Letters

/// Where a text of so many bytes is to be written; 0 for more than one byte above `textLimit`.
@_expose(wasm, "inbox") @_cdecl("inbox")
public func inbox(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Session.mailbox.room(for: count)
}

/// Where the last text begins.
@_expose(wasm, "outbox") @_cdecl("outbox")
public func outbox() -> UnsafeMutablePointer<UInt8>? {
  Session.mailbox.address
}

/// The length of the last text in bytes.
@_expose(wasm, "outboxCount") @_cdecl("outboxCount")
public func outboxCount() -> Int {
  Session.mailbox.count
}

/// The most bytes that a text may have.
///
/// Of a longer one, one byte more is enough to be refused.
@_expose(wasm, "textLimit") @_cdecl("textLimit")
public func textLimit() -> Int {
  Mailbox.limit
}

// MARK: - Keys

/// Starts anew with the order of evaluation of that name: `precedence` or `left-to-right`.
@_expose(wasm, "reset") @_cdecl("reset")
public func reset(_ count: Int) -> Bool {
  do throws(TooLong) {
    let name = try Session.mailbox.text(count: count)
    guard let order = EvaluationOrder(name: name) else { return Session.refuse("unknown order") }
    Session.viewModel = CalculatorViewModel(calculator: Calculator(order: order))
    return Session.accept()
  } catch {
    return Session.refuse(error.reason)
  }
}

/// Turns to the keypad of that name: `basic` or `scientific`.
@_expose(wasm, "turn") @_cdecl("turn")
public func turn(_ count: Int) -> Bool {
  do throws(TooLong) {
    guard let mode = Keypad.Mode(name: try Session.mailbox.text(count: count)) else {
      return Session.refuse("unknown keypad")
    }
    Session.viewModel.turn(to: mode)
    return Session.accept()
  } catch {
    return Session.refuse(error.reason)
  }
}

/// Presses the key of that token.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ count: Int) -> Bool {
  do throws(TooLong) {
    guard let key = Key(token: try Session.mailbox.text(count: count)) else {
      return Session.refuse("unknown key")
    }
    Session.viewModel.press(key)
    return Session.accept()
  } catch {
    return Session.refuse(error.reason)
  }
}

/// Presses a sequence of keys, or none of them when one is unknown.
@_expose(wasm, "pressAll") @_cdecl("pressAll")
public func pressAll(_ count: Int) -> Bool {
  do throws(TooLong) {
    let text = try Session.mailbox.text(count: count)
    do throws(KeySequenceError) {
      for key in try KeySequence(text).keys { Session.viewModel.press(key) }
      return Session.accept()
    } catch {
      return Session.refuse(error.reason)
    }
  } catch {
    return Session.refuse(error.reason)
  }
}

// MARK: - What is shown

/// The number on the display.
@_expose(wasm, "display") @_cdecl("display")
public func display() {
  Session.mailbox.leave(Session.viewModel.displayText)
}

/// The line above the display.
@_expose(wasm, "expressionLine") @_cdecl("expressionLine")
public func expressionLine() {
  Session.mailbox.leave(Session.viewModel.expressionText)
}

/// What the clear key reads: `AC` or `C`.
@_expose(wasm, "clearLabel") @_cdecl("clearLabel")
public func clearLabel() {
  let key = Session.viewModel.keypad.key(for: .escape)
  Session.mailbox.leave(key?.token ?? "")
}

/// The token of the operation that is lit, or nothing.
@_expose(wasm, "litToken") @_cdecl("litToken")
public func litToken() {
  let operation = Session.viewModel.calculator.highlightedOperation
  Session.mailbox.leave(operation.map { Key.operation($0).token } ?? "")
}

// MARK: - Expressions

/// Evaluates an expression: its answer, or the reason why it has none.
@_expose(wasm, "evaluate") @_cdecl("evaluate")
public func evaluate(_ count: Int) -> Bool {
  do throws(TooLong) {
    let text = try Session.mailbox.text(count: count)
    let value: Real
    do throws(ExpressionError) {
      value = try MathExpression(text).value()
    } catch {
      return Session.refuse(error.reason)
    }
    do throws(CalculationError) {
      return Session.accept(try AnswerFormat().text(of: value))
    } catch {
      return Session.refuse(error.reason)
    }
  } catch {
    return Session.refuse(error.reason)
  }
}
