import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Languages

/// A notice of the command besides an answer, independent of language.
indirect enum Notice: Translatable {
  /// Something was read that the language writes in another way.
  case readAs(String)
  /// A note on a decimal.
  case written(WrittenAnswer.Note)
  case both(Notice, Notice)
  /// An angle without a unit was measured in radians.
  case anglesInRadians
  /// A note without which many would take the answer for that to another question.
  case note(ReadingNote)
  /// The version of the time zone data that an answer depends on.
  case zones(version: String)
  /// The number of digits left out, because a number has no room for more than the limit.
  case ignoredDigits(Int, limit: Int)
  /// The number of digits of words left out: they are not in the base, or a word has no bits for them.
  case digitsDoNotFit(Int, bits: Int, base: Int)
  /// Keys that have no effect on the keypad that they were pressed on.
  case keysWithoutEffect([String])
  /// A step of a calculation in words was cut to another number.
  case wraps(WordFormat)
  /// The exchange rates that an answer depends on, and the age of the oldest in days if that is much.
  case rates([String], days: Int?)
  /// A number is rounded although its exact form was requested.
  case noExactForm
  case historyNotWritten(StorageError)
  /// The number of calculations that are lost.
  case notInHistory(Int, StorageError)
  /// The lines of earlier sessions.
  case linesNotRead(StorageError)
  case linesNotKept(StorageError)
  /// A line of the settings file.
  case settingNotUnderstood(path: String, SettingsText.Problem)
  /// There is no input.
  case nothingToCalculate

  /// Whether it says how a line was read, and not what its answer depends on.
  var isOfReading: Bool {
    switch self {
    case .note(.workdays), .note(.beforeGregorian), .note(.hoursAndMinutes), .zones: false
    default: true
    }
  }
}
