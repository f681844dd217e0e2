import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// Takes the days between the dates of a form as the operand; says so where the calculator does not
  /// take them, and does nothing where there are none.
  ///
  /// ```swift
  /// viewModel.useDays(of: form)
  /// viewModel.displayText   // "32"
  /// ```
  public func useDays(of form: DatesForm) {
    if let days = form.exactDays { use(Real(days)) }
  }

  /// Takes a number from a panel as the operand, which ``undo()`` takes back like a press; where it has
  /// no room in a word, the notice says so.
  func use(_ number: Real) {
    do throws(CalculationError) {
      try enter(number)
      tell(.display)
    } catch {
      say(.calculationReason(error))
    }
  }
}
