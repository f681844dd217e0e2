import CalculatorModel
import Languages

/// What `exactly sheet` says of a sheet and its file, in no language yet; the file's name stands before it.
enum SheetText: Translatable {
  /// What an answer comment says, and what it should.
  case wrong(String, expected: String)
  /// An answer comment stands beside a line that has no answer.
  case stale(String)
  /// A line has no value, for a reason, and no answer comment that tells it.
  case untold(FailureReason, answer: String)
  case limit(SheetLimit)
  /// Others have written the file.
  case hasChanged
}
