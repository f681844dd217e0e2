extension HistoryText {
  /// The text in German.
  package var german: String {
    switch self {
    case .noCalculation(let id): "es gibt keine Rechnung \(id)"
    case .removed(let count): "\(count) \(count == 1 ? "Rechnung" : "Rechnungen") entfernt"
    case .unreadableLeft(let place): "was nicht lesbar war, ist noch in \(place)"
    case .isOn: "Rechnungen werden ab jetzt aufgehoben"
    case .isOff:
      "Rechnungen werden ab jetzt nicht aufgehoben; exactly history --clear entfernt die früheren"
    case .storage(let error): error.reason(in: .german)
    case .setAside(let count, let place):
      (count == 1
        ? "eine Zeile des Verlaufs war nicht lesbar und ist"
        : "\(count) Zeilen des Verlaufs waren nicht lesbar und sind") + " jetzt in \(place)"
    }
  }
}
