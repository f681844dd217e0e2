import CalculatorModel
import Languages

/// What a name of the language of expressions is, in no language yet.
enum NameText: Translatable {
  /// What a function is; its English stands in the table of functions.
  case function(MathFunction)
  /// What a function is, with its example.
  case example(MathFunction)
  case constant(MathConstant)
  case unit(AngleUnit)
  /// A function of dates.
  case date(DateFunction)
  /// The day that the clock shows.
  case today
  /// The answer before.
  case answer
  /// Other names for the same, behind what it is.
  case otherNames(String)
  /// Two ways to call a function.
  case either(String, String)
}
