import Languages

extension HistoryText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noCalculation(let id): "no hay ningún cálculo \(id)"
    case .removed(let count):
      switch PluralCategory(count, in: .spanish) {
      case .one: "\(count) cálculo eliminado"
      case .many: "\(count) de cálculos eliminados"
      default: "\(count) cálculos eliminados"
      }
    case .unreadableLeft(let place): "lo que no se pudo leer sigue en \(place)"
    case .isOn: "desde ahora se guardan los cálculos"
    case .isOff:
      "desde ahora no se guardan cálculos; exactly history --clear elimina los anteriores"
    case .storage(let error): error.reason(in: .spanish)
    case .setAside(let count, let place):
      (count == 1
        ? "una línea del historial no se pudo leer y está"
        : "\(count) líneas del historial no se pudieron leer y están") + " ahora en \(place)"
    }
  }
}
