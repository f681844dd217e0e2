import CalculatorModel
import Languages

/// What a session says, in no language yet.
///
/// What is inserted was typed by the person, or is a word or a value that can be typed.
enum SessionText: Hashable, Translatable {
  case greeting(version: String)

  // Replies.
  case nothingCalled(String)
  /// A variable, in the list of completions.
  case ownNumber
  case isOwnNumber(String)
  /// A number is not listed.
  case takesLong(String)
  /// So many names were forgotten.
  case forgot(Int)
  case anglesIn(AngleUnit)
  case nothingToUndo
  case undone(String)
  case noNames
  /// A reason, in the language already.
  case error(String)
  /// What follows a word is none of its choices.
  case notOneOf(word: String, choices: String, String)
  case notInRange(word: String, ClosedRange<Int>, String)
  /// Something follows a word that nothing follows.
  case standsAlone(word: String, String)
  /// A setting stands behind a word that other programs have before it.
  case settingsAlone(String, String)
  /// No function has a word in its name or description.
  case noUnit(String)
  case noFunction(String)
  /// A word of the session was defined as a number; another word still means the same.
  case isNumberNow(String, other: String?)

  // The help.
  case calculation
  case namesNumber
  case namesFunction
  case answerBefore
  case openLine
  /// The keys that go up and down.
  case arrowKeys
  case linesBefore
  case completesName
  case givesUp

  /// How many names were forgotten, in Arabic.
  static func forgotInArabic(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .zero: "لا أسماء لتُنسى"
    case .one: "نُسي اسم واحد"
    case .two: "نُسي اسمان"
    case .few, .many, .other: "نُسي " + count.arabicCount(few: "أسماء", many: "اسمًا", other: "اسم")
    }
  }
}
