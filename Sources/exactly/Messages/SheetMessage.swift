import CalculatorModel
import Languages

/// A message of `exactly sheet` about a sheet and its file, independent of language, after the file's name.
enum SheetMessage: Translatable {
  /// The text of an answer comment, and the expected one.
  case wrong(String, expected: String)
  /// An answer comment stands beside a line that has no answer.
  case stale(String)
  /// A line has no value, for a reason, and no answer comment that shows it.
  case untold(FailureReason, answer: String)
  case limit(SheetLimit)
  /// Others have changed the file.
  case hasChanged
}
