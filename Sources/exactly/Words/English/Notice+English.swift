import BigNumbers
import CalculatorModel

extension Notice {
  /// The notice in English.
  package var english: String {
    switch self {
    case .readAs(let reading): "read as \(reading)"
    case .written(.exactnessUndecided): WrittenAnswer.Note.exactnessUndecided.reason
    case .written(.belowAbsoluteZero): WrittenAnswer.Note.belowAbsoluteZero.reason
    case .written(.onOtherDay(let days)): WrittenAnswer.Note.onOtherDay(days).reason
    case .written(.certainDigits(let count)): WrittenAnswer.Note.certainDigits(count).reason
    case .both(let one, let other): one.english + "; " + other.english
    case .noHolidays: "from Monday to Friday; no holidays are known"
    case .zones(let version): "time zones of tzdata \(version)"
    case .anglesInRadians: "angles are in radians here; 30° or 30 deg is one in degrees"
    case .ignoredDigits(let count, let limit):
      (count == 1 ? "a digit was" : "\(count) digits were")
        + " left out: a number has up to \(limit) on this keypad"
    case .digitsDoNotFit(let count, let bits, let base):
      (count == 1 ? "a digit was" : "\(count) digits were")
        + " left out: none of base \(base), or too many for \(bits) bits"
    case .keysWithoutEffect(let keys): "without effect here: " + keys.joined(separator: ", ")
    case .wraps(let format):
      "a step went beyond \(format.bitWidth) bits and was cut to them"
    case .rates(let rates, let days):
      "at " + rates.joined(separator: ", ")
        + (days.map { days in days == 1 ? "; a day old" : "; \(days) days old" } ?? "")
    case .noExactForm: "there is no short exact form; this is rounded"
    case .historyNotWritten(let error): "the history was not written: \(error.reason(in: .english))"
    case .notInHistory(let count, let error):
      (count == 1 ? "a calculation is" : "\(count) calculations are") + " not in the history: "
        + error.reason(in: .english)
    case .linesNotRead(let error):
      "the lines typed before cannot be read: \(error.reason(in: .english))"
    case .linesNotKept(let error): "lines are not kept: \(error.reason(in: .english))"
    case .settingNotUnderstood(let path, let problem):
      "\(path), line \(problem.line): \(problem.reason)"
    case .nothingToCalculate:
      "nothing to calculate; try exactly '1/3 + 1/6' or exactly --help"
    }
  }
}
