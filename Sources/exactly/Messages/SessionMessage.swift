import CalculatorModel
import Languages

/// A text of a session, independent of language.
///
/// Inserted text was typed by the user, or is a word or a value that can be typed.
enum SessionMessage: Hashable, Translatable {
  case greeting(version: String)

  // Replies.
  case nothingCalled(String)
  /// A variable, in the list of completions.
  case ownNumber
  case isOwnNumber(String)
  /// A number is not listed.
  case takesLong(String)
  /// The number of names that were forgotten.
  case forgot(Int)
  case anglesIn(AngleUnit)
  case nothingToUndo
  case undone(String)
  case noNames
  /// A reason, already in the language.
  case error(String)
  /// The argument of a word is not one of its choices.
  case notOneOf(word: String, choices: String, String)
  case notInRange(word: String, ClosedRange<Int>, String)
  /// Something follows a word that takes no argument.
  case standsAlone(word: String, String)
  /// A setting follows a word that other programs put before it.
  case settingsAlone(String, String)
  /// No function has a word in its name or description.
  case noUnit(String)
  case noFunction(String)
  /// A word of the session was defined as a number; another word still has its meaning.
  case isNumberNow(String, other: String?)

  // The help.
  case calculation
  case namesNumber
  case namesFunction
  case answerBefore
  case openLine
  /// The up and down arrow keys.
  case arrowKeys
  case linesBefore
  case completesName
  case givesUp
}
