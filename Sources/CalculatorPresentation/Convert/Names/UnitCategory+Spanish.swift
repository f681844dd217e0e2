extension UnitCategory {
  /// The category in Spanish.
  package var spanish: String {
    switch self {
    case .angle: "Ángulo"
    case .area: "Superficie"
    case .currency: "Moneda"
    case .data: "Datos"
    case .energy: "Energía"
    case .force: "Fuerza"
    case .fuel: "Consumo de combustible"
    case .length: "Longitud"
    case .power: "Potencia"
    case .pressure: "Presión"
    case .speed: "Velocidad"
    case .temperature: "Temperatura"
    case .time: "Tiempo"
    case .volume: "Volumen"
    case .weight: "Peso"
    case .other: "Otras"
    }
  }
}
