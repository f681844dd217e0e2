extension UnitCategory {
  /// The category in French.
  package var french: String {
    switch self {
    case .angle: "Angle"
    case .area: "Surface"
    case .currency: "Devise"
    case .data: "Données"
    case .energy: "Énergie"
    case .force: "Force"
    case .fuel: "Consommation de carburant"
    case .length: "Longueur"
    case .power: "Puissance"
    case .pressure: "Pression"
    case .speed: "Vitesse"
    case .temperature: "Température"
    case .time: "Durée"
    case .volume: "Volume"
    case .weight: "Poids"
    case .other: "Autres"
    }
  }
}
