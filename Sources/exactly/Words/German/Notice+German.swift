import BigNumbers
import CalculatorModel
import CalculatorPresentation

extension Notice {
  /// The notice in German.
  package var german: String {
    switch self {
    case .readAs(let reading): "gelesen als \(reading)"
    case .written(.exactnessUndecided): "ob das der exakte Wert ist, lässt sich nicht entscheiden"
    case .written(.belowAbsoluteZero): "das liegt unter dem absoluten Nullpunkt"
    case .written(.onOtherDay(let days)):
      days == 1
        ? "am nächsten Tag"
        : days == -1
          ? "am Tag davor"
          : days.isNegative ? "\(days.magnitude) Tage davor" : "\(days) Tage danach"
    case .written(.certainDigits(let count)):
      count == 1 ? "nur 1 Stelle ist sicher" : "nur \(count) Stellen sind sicher"
    case .both(let one, let other): one.german + "; " + other.german
    case .noHolidays: "von Montag bis Freitag; Feiertage sind nicht bekannt"
    case .zones(let version): "Zeitzonen aus tzdata \(version)"
    case .anglesInRadians: "Winkel sind hier im Bogenmaß; 30° oder 30 deg ist einer in Grad"
    case .ignoredDigits(let count, let limit):
      (count == 1 ? "eine Ziffer wurde" : "\(count) Ziffern wurden")
        + " ausgelassen: auf diesem Tastenfeld hat eine Zahl bis zu \(limit)"
    case .digitsDoNotFit(let count, let bits, let base):
      (count == 1 ? "eine Ziffer wurde" : "\(count) Ziffern wurden")
        + " ausgelassen: keine der Basis \(base), oder zu viel für \(bits) Bit"
    case .keysWithoutEffect(let keys): "hier ohne Wirkung: " + keys.joined(separator: ", ")
    case .wraps(let format):
      "ein Schritt ging über \(format.bitWidth) Bits hinaus und wurde auf sie gekürzt"
    case .rates(let rates, let days):
      "zu " + rates.joined(separator: ", ")
        + (days.map { days in days == 1 ? "; einen Tag alt" : "; \(days) Tage alt" } ?? "")
    case .noExactForm: "es gibt keine kurze exakte Form; das ist gerundet"
    case .historyNotWritten(let error):
      "der Verlauf wurde nicht geschrieben: \(error.reason(in: .german))"
    case .notInHistory(let count, let error):
      (count == 1 ? "eine Rechnung ist" : "\(count) Rechnungen sind") + " nicht im Verlauf: "
        + error.reason(in: .german)
    case .linesNotRead(let error):
      "die zuvor getippten Zeilen sind nicht lesbar: \(error.reason(in: .german))"
    case .linesNotKept(let error): "Zeilen werden nicht aufgehoben: \(error.reason(in: .german))"
    case .settingNotUnderstood(let path, let problem):
      "\(path), Zeile \(problem.line): "
        + Message.settingReason(SettingReason(problem.cause)).german
    case .nothingToCalculate:
      "nichts zu berechnen; versuchen Sie exactly '1/3 + 1/6' oder exactly --help"
    }
  }
}
