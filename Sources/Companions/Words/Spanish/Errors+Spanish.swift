import BigNumbers

extension DeciderError {
  /// The cause in Spanish.
  package var spanish: String {
    switch self {
    case .noOptions: "no hay opciones entre las que decidir"
    case .tooManyOptions: "hay más de \(Decider.optionLimit) opciones"
    case .blankOption(let position): "la opción \(position) está vacía"
    case .longOption(let position):
      "la opción \(position) tiene más de \(Decider.lengthLimit) caracteres"
    }
  }
}

extension OrderError {
  /// The cause in Spanish.
  package var spanish: String {
    switch self {
    case .noItems: "el pedido está vacío"
    case .tooManyItems: "un pedido tiene como máximo \(OrderItem.orderLimit) artículos"
    case .notAnItem: "un artículo se escribe CANTIDAD x PRECIO, como 3 x 19.99"
    case .longItem: "un artículo tiene como máximo \(OrderItem.textLengthLimit) caracteres"
    case .notAPrice: "un precio es un número decimal con punto, como 19.99"
    case .priceOutOfRange: "un precio va de 0 a \(OrderItem.priceRange.upperBound.description)"
    case .priceTooPrecise:
      "un precio tiene como máximo \(OrderItem.priceDecimalPlaces) decimales"
    case .quantityOutOfRange:
      "una cantidad es un número entero de \(OrderItem.quantityRange.lowerBound)"
        + " a \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "un nombre no empieza por un número o un signo sueltos"
    case .blankName: "un artículo necesita un nombre"
    case .longName: "un nombre tiene como máximo \(OrderItem.nameLengthLimit) caracteres"
    }
  }
}
