import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The form in which the number is shown.
  public var form: ResultForm { otherForm?.form ?? .decimal }

  /// Shows the number in its next form: as a fraction or exactly, then as a decimal again.
  ///
  /// `0.3333333333333333` turns into `1/3`, `0.8660254037844386` into `√3/2`.
  public func showNextForm() {
    guard let next = nextForm else {
      say(.sentence(.noOtherForm))
      return
    }
    otherForm = next.form == .decimal ? nil : next
    tell(.display)
  }

  /// The form after the one that is shown; nil if there is only one.
  var nextForm: OtherForm? {
    if form != .decimal { return OtherForm(form: .decimal, text: "") }
    guard let number = calculator.number,
      let text = number.exactText(angles: calculator.angleUnit.notation),
      text.utf8.count <= Self.exactTextLimit
    else { return nil }
    guard let fraction = number.rational else {
      return OtherForm(form: .exact, text: typeset(text))
    }
    return fraction.isInteger ? nil : OtherForm(form: .fraction, text: typeset(text))
  }

  /// The maximum number of bytes in a fraction or an exact form on the display.
  private static let exactTextLimit = 40

  /// Returns a text in plain ASCII signs with the display's own marks.
  func typeset(_ text: String) -> String {
    text.replacingMarks(calculator.format.symbols)
  }

  func showDecimal() {
    if otherForm != nil { otherForm = nil }
    if expandedNumber != nil { expandedNumber = nil }
  }

  /// Shows more digits of the number: 50 at first, then twice as many each time.
  ///
  /// They are in ``expandedNumber`` until the next press. At most about a second is spent on them.
  public func showMoreDigits() {
    guard let number = calculator.number else { return }
    if let expandedNumber, expandedNumber.isComplete { return }
    let digits = expandedNumber.map { $0.digits * 2 } ?? ExpandedNumber.digitRange.lowerBound
    guard
      let more = ExpandedNumber(
        of: number, digits: digits, symbols: calculator.format.symbols, within: stoppable(.digits))
    else {
      if shouldStop?() == true { return say(.part(.stopped)) }
      // Asking again would take as long.
      expandedNumber?.isComplete = true
      say(.sentence(.noMoreDigits))
      return
    }
    expandedNumber = more
  }

  /// Returns a budget that ends when the user stops the calculation.
  func stoppable(_ budget: Budget) -> Budget {
    shouldStop.map { Budget(work: budget.work, shouldStop: $0) } ?? budget
  }

  /// Shows only as many digits as fit on the display.
  public func hideMoreDigits() {
    expandedNumber = nil
  }
}
