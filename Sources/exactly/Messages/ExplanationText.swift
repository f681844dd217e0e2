import CalculatorModel
import Languages

/// The remarks on the steps of an expression, independent of language.
indirect enum ExplanationText: Translatable {
  /// The line has no steps: it defines a function.
  case nothingCalculated
  /// The number of steps left out.
  case moreSteps(Int)
  case noDecimal(FailureReason)
  case noValue(FailureReason)

  // The proven accuracy of a decimal.
  case exact
  case rounded
  /// It is rounded, with an error of at most a bound: `5e-17`.
  case roundedWithin(String)
  /// There is a note on it, and its error is at most a bound.
  case noted(WrittenAnswer.Note, within: String)

  // The part that angles play in a step, followed by the proven accuracy.
  case converted(from: AngleUnit, to: AngleUnit, ExplanationText)
  case measured(in: AngleUnit, ExplanationText)
}
