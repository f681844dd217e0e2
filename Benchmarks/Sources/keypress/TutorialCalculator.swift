import CalculatorModel
import Foundation

/// The approach of the field's best-known SwiftUI tutorial, for comparison.
///
/// The number being typed is a `Decimal`. To append a digit, the number is written out, the digit is appended to
/// the text, and the text is read again; what a `Decimal` cannot hold (a point without digits, zeros at the end,
/// the sign of `-0`) is carried beside it. Chains go from left to right, and `=` is not repeated. The text is made
/// by `formatted(.number)`.
struct TutorialCalculator {
  private struct Expression {
    var number: Decimal
    var operation: ArithmeticOperation

    func value(with second: Decimal) -> Decimal {
      switch operation {
      case .addition: number + second
      case .subtraction: number - second
      case .multiplication: number * second
      case .division: number / second
      default: .nan
      }
    }
  }

  private var newNumber: Decimal? {
    didSet {
      guard newNumber != nil else { return }
      forgetCarries()
      pressedClear = false
    }
  }
  private var expression: Expression?
  private var result: Decimal?

  private var carryingNegative = false
  private var carryingDecimal = false
  private var carryingZeroCount = 0
  private var pressedClear = false

  private var number: Decimal? {
    if pressedClear || carryingDecimal { return newNumber }
    return newNumber ?? expression?.number ?? result
  }

  var displayText: String {
    text(of: number, withCommas: true)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .digit(let digit): setDigit(digit)
    case .decimalPoint: setDecimal()
    case .operation(let operation): setOperation(operation)
    case .toggleSign: toggleSign()
    case .percent: setPercent()
    case .equals: evaluate()
    case .clear: clear()
    case .allClear: self = TutorialCalculator()
    // It has no other keys.
    default: break
    }
  }

  mutating func setDigit(_ digit: Digit) {
    if text(of: number).contains("."), digit == .zero {
      carryingZeroCount += 1
    } else if number != nil || digit != .zero {
      newNumber = Decimal(string: text(of: newNumber).appending("\(digit.rawValue)"))
    }
  }

  mutating func setDecimal() {
    if !text(of: number).contains(".") { carryingDecimal = true }
  }

  mutating func setOperation(_ operation: ArithmeticOperation) {
    guard var number = newNumber ?? result else { return }
    if let expression { number = expression.value(with: number) }
    expression = Expression(number: number, operation: operation)
    newNumber = nil
  }

  mutating func toggleSign() {
    if let number = newNumber {
      newNumber = -number
    } else if let number = result {
      result = -number
    } else {
      carryingNegative.toggle()
    }
  }

  mutating func setPercent() {
    if let number = newNumber {
      newNumber = number / 100
    } else if let number = result {
      result = number / 100
    }
  }

  mutating func evaluate() {
    guard let number = newNumber, let expression else { return }
    result = expression.value(with: number)
    self.expression = nil
    newNumber = nil
  }

  mutating func clear() {
    newNumber = nil
    forgetCarries()
    pressedClear = true
  }

  private mutating func forgetCarries() {
    carryingNegative = false
    carryingDecimal = false
    carryingZeroCount = 0
  }

  private func text(of number: Decimal?, withCommas: Bool = false) -> String {
    var text = "0"
    if let number { text = withCommas ? number.formatted(.number) : number.description }
    if carryingNegative { text = "-" + text }
    if carryingDecimal { text += "." }
    return text + String(repeating: "0", count: carryingZeroCount)
  }
}
