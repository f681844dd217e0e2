import CalculatorModel
import Languages

/// The description of a name in expressions, independent of language.
enum NameText: Translatable {
  /// The description of a function; its English is in the table of functions.
  case function(MathFunction)
  /// The description of a function, with its example.
  case example(MathFunction)
  case constant(MathConstant)
  case unit(AngleUnit)
  /// A function of dates.
  case date(DateFunction)
  /// The day that the clock shows.
  case today
  /// The previous answer.
  case answer
  /// Other names for the same, after its description.
  case otherNames(String)
  /// Two ways to call a function.
  case either(String, String)
}
