import CalculatorModel
import Languages

/// What is told of the steps of an expression, in no language yet.
indirect enum ExplanationText: Translatable {
  /// The line has no steps: it defines a function.
  case nothingCalculated
  /// So many steps are left out.
  case moreSteps(Int)
  case noDecimal(FailureReason)
  case noValue(FailureReason)

  // What is proven of a decimal.
  case exact
  case rounded
  /// It is rounded, and no further off than a bound: `5e-17`.
  case roundedWithin(String)
  /// There is something to say of it, and it is no further off than a bound.
  case noted(WrittenAnswer.Note, within: String)

  // What angles have to do with a step, before what is proven.
  case converted(from: AngleUnit, to: AngleUnit, ExplanationText)
  case measured(in: AngleUnit, ExplanationText)
}
