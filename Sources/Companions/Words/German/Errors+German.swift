import BigNumbers

extension DeciderError {
  /// The cause in German.
  package var german: String {
    switch self {
    case .noOptions: "es gibt keine Optionen zur Auswahl"
    case .tooManyOptions: "es gibt mehr als \(Decider.optionLimit) Optionen"
    case .blankOption(let position): "Option \(position) ist leer"
    case .longOption(let position):
      "Option \(position) ist länger als \(Decider.lengthLimit) Zeichen"
    }
  }
}

extension OrderError {
  /// The cause in German.
  package var german: String {
    switch self {
    case .noItems: "die Bestellung ist leer"
    case .tooManyItems: "eine Bestellung hat höchstens \(OrderItem.orderLimit) Artikel"
    case .notAnItem: "Artikel schreibt man als ANZAHL x PREIS, etwa 3 x 19.99"
    case .longItem: "ein Artikel hat höchstens \(OrderItem.textLengthLimit) Zeichen"
    case .notAPrice: "ein Preis ist eine Dezimalzahl mit Punkt, etwa 19.99"
    case .priceOutOfRange:
      "ein Preis liegt zwischen 0 und \(OrderItem.priceRange.upperBound.description)"
    case .priceTooPrecise:
      "ein Preis hat höchstens \(OrderItem.priceDecimalPlaces) Nachkommastellen"
    case .quantityOutOfRange:
      "eine Anzahl ist eine ganze Zahl von \(OrderItem.quantityRange.lowerBound)"
        + " bis \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "ein Name beginnt nicht mit bloßen Zahlen oder Zeichen"
    case .blankName: "ein Artikel braucht einen Namen"
    case .longName: "ein Name hat höchstens \(OrderItem.nameLengthLimit) Zeichen"
    }
  }
}
