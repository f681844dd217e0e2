import Languages

extension HistoryText {
  /// The text in French.
  package var french: String {
    switch self {
    case .noCalculation(let id): "il n’y a pas de calcul \(id)"
    case .removed(let count):
      switch PluralCategory(count, in: .french) {
      case .one: "\(count) calcul supprimé"
      case .many: "\(count) de calculs supprimés"
      default: "\(count) calculs supprimés"
      }
    case .unreadableLeft(let place): "ce qui n’a pas pu être lu est encore dans \(place)"
    case .isOn: "les calculs sont conservés à partir de maintenant"
    case .isOff:
      "les calculs ne sont plus conservés à partir de maintenant\u{A0}; exactly history --clear supprime "
        + "les précédents"
    case .storage(let error): error.reason(in: .french)
    case .setAside(let count, let place):
      (count == 1
        ? "une ligne de l’historique n’a pas pu être lue et est"
        : "\(count) lignes de l’historique n’ont pas pu être lues et sont")
        + " maintenant dans \(place)"
    }
  }
}
