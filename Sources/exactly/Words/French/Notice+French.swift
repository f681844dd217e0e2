import BigNumbers
import CalculatorModel
import CalculatorPresentation

extension Notice {
  /// The notice in French.
  package var french: String {
    switch self {
    case .readAs(let reading): "lu comme \(reading)"
    case .written(.exactnessUndecided): "impossible de décider si c’est la valeur exacte"
    case .written(.belowAbsoluteZero): "c’est en dessous du zéro absolu"
    case .written(.onOtherDay(let days)):
      days == 1
        ? "le lendemain"
        : days == -1
          ? "la veille" : days.isNegative ? "\(days.magnitude) jours avant" : "\(days) jours après"
    case .written(.certainDigits(let count)):
      count == 1 ? "seul 1 chiffre est certain" : "seuls \(count) chiffres sont certains"
    case .both(let one, let other): one.french + "\u{A0}; " + other.french
    case .noHolidays: "du lundi au vendredi\u{A0}; les jours fériés ne sont pas connus"
    case .zones(let version): "fuseaux horaires de tzdata \(version)"
    case .anglesInRadians:
      "les angles sont ici en radians\u{A0}; 30° ou 30 deg en est un en degrés"
    case .ignoredDigits(let count, let limit):
      (count == 1 ? "un chiffre a été omis" : "\(count) chiffres ont été omis")
        + "\u{A0}: un nombre en a au plus \(limit) sur ce clavier"
    case .digitsDoNotFit(let count, let bits, let base):
      (count == 1 ? "un chiffre a été omis" : "\(count) chiffres ont été omis")
        + "\u{A0}: pas de la base \(base), ou de trop pour \(bits) bits"
    case .keysWithoutEffect(let keys): "sans effet ici\u{A0}: " + keys.joined(separator: ", ")
    case .wraps(let format):
      "une étape a dépassé \(format.bitWidth) bits et y a été réduite"
    case .rates(let rates, let days):
      "à " + rates.joined(separator: ", ")
        + (days.map { days in
          days == 1 ? "\u{A0}; vieux d’un jour" : "\u{A0}; vieux de \(days) jours"
        } ?? "")
    case .noExactForm: "il n’y a pas de forme exacte courte\u{A0}; ceci est arrondi"
    case .historyNotWritten(let error):
      "l’historique n’a pas été écrit\u{A0}: \(error.reason(in: .french))"
    case .notInHistory(let count, let error):
      (count == 1 ? "un calcul n’est" : "\(count) calculs ne sont")
        + " pas dans l’historique\u{A0}: " + error.reason(in: .french)
    case .linesNotRead(let error):
      "les lignes tapées auparavant ne peuvent pas être lues\u{A0}: "
        + "\(error.reason(in: .french))"
    case .linesNotKept(let error):
      "les lignes ne sont pas conservées\u{A0}: \(error.reason(in: .french))"
    case .settingNotUnderstood(let path, let problem):
      "\(path), ligne \(problem.line)\u{A0}: "
        + Message.settingReason(SettingReason(problem.cause)).french
    case .nothingToCalculate:
      "rien à calculer\u{A0}; essayez exactly '1/3 + 1/6' ou exactly --help"
    }
  }
}
