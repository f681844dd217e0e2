import CalculatorModel

extension Notice {
  /// What is said in French.
  package var french: String {
    switch self {
    case .readAs(let reading): "lu comme \(reading)"
    case .written(.exactnessUndecided): "impossible de décider si c’est la valeur exacte"
    case .written(.certainDigits(let count)):
      count == 1 ? "seul 1 chiffre est certain" : "seuls \(count) chiffres sont certains"
    case .readAsAnd(let reading, let note):
      Notice.readAs(reading).french + "\u{A0}; " + Notice.written(note).french
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
    }
  }
}
