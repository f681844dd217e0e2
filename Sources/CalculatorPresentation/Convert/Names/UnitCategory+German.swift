extension UnitCategory {
  /// The category in German.
  package var german: String {
    switch self {
    case .angle: "Winkel"
    case .area: "Fläche"
    case .currency: "Währung"
    case .data: "Daten"
    case .energy: "Energie"
    case .force: "Kraft"
    case .fuel: "Kraftstoffverbrauch"
    case .length: "Länge"
    case .power: "Leistung"
    case .pressure: "Druck"
    case .speed: "Geschwindigkeit"
    case .temperature: "Temperatur"
    case .time: "Zeit"
    case .volume: "Volumen"
    case .weight: "Gewicht"
    case .other: "Weitere"
    }
  }
}
