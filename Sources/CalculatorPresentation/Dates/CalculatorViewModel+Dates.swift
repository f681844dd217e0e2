import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// Takes the days between the dates of a form as the operand; says so if the calculator does not accept them,
  /// and does nothing if there are none.
  ///
  /// ```swift
  /// viewModel.useDays(of: form)
  /// viewModel.displayText   // "32"
  /// ```
  public func useDays(of form: DatesForm) {
    if let days = form.exactDays { use(Real(days)) }
  }

  /// Takes a number from a panel as the operand, which ``undo()`` reverts like a press; if it does not fit in a
  /// word, the notice says so.
  func use(_ number: Real) {
    do throws(CalculationError) {
      try enter(number)
      tell(.display)
    } catch {
      say(.calculationReason(error))
    }
  }
}
