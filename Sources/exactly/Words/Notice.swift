import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Languages

/// What the command has to say beside answers, in no language yet.
indirect enum Notice: Translatable {
  /// Something was read that could be written otherwise.
  case readAs(String)
  /// What there is to say of a decimal.
  case written(WrittenAnswer.Note)
  case both(Notice, Notice)
  /// An angle without a unit was measured in radians.
  case anglesInRadians
  /// Of days from Monday to Friday.
  case noHolidays
  /// The version of the time zones' data that an answer rests on.
  case zones(version: String)
  /// So many digits were left out, where a number has no room for more than the limit.
  case ignoredDigits(Int, limit: Int)
  /// So many digits of words were left out: they are none of the base, or more than a word has bits for.
  case digitsDoNotFit(Int, bits: Int, base: Int)
  /// Keys that do nothing on the keypad that they were pressed on.
  case keysWithoutEffect([String])
  /// A step of a calculation in words was cut to another number.
  case wraps(WordFormat)
  /// The exchange rates that an answer rests on, and how many days old the oldest is where that is many.
  case rates([String], days: Int?)
  /// A number is rounded where its exact form was asked for.
  case noExactForm
  case historyNotWritten(StorageError)
  /// So many calculations are lost.
  case notInHistory(Int, StorageError)
  /// The lines of sessions before.
  case linesNotRead(StorageError)
  case linesNotKept(StorageError)
  /// A line of the settings' file.
  case settingNotUnderstood(path: String, SettingsText.Problem)
  /// There is no input.
  case nothingToCalculate

  /// Whether it tells how a line was read, and not what its answer rests on.
  var isOfReading: Bool {
    switch self {
    case .noHolidays, .zones: false
    default: true
    }
  }

  /// How many calculations are lost, in Arabic.
  static func notInHistoryInArabic(_ count: Int) -> String {
    switch PluralCategory(count, in: .arabic) {
    case .one: "عملية حسابية واحدة ليست في السجل"
    case .two: "عمليتان حسابيتان ليستا في السجل"
    case .few: "\(count) عمليات حسابية ليست في السجل"
    case .zero, .many, .other: "\(count) عملية حسابية ليست في السجل"
    }
  }
}
