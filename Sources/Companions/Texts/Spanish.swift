// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .companions: "Acompañantes"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Ayuda para decidir"
    case .orderSummary: "Resumen del pedido"
    }
  }
}

extension CompanionText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .summary(.fizzBuzz): "cuenta y dice Fizz, Buzz o FizzBuzz"
    case .summary(.decider): "elige una de sus opciones"
    case .summary(.orderSummary): "suma un pedido con descuento e impuestos"
    case .game: "Juego Fizz Buzz"
    case .next: "Siguiente"
    case .decide: "Decidir"
    case .newOption: "Nueva opción"
    case .yes: "Sí"
    case .no: "No"
    case .maybe: "Tal vez"
    case .notDecided(let error): "No decidido: " + error.spanish
    case .optionNotAdded(let error): "No añadida: " + error.spanish
    case .newItem: "Nuevo artículo"
    case .coffee: "Café"
    case .tea: "Té"
    case .item(let number): "Artículo \(number)"
    case .promoCode: "Código promocional"
    case .subtotal: "Subtotal"
    case .discount: "Descuento"
    case .tax: "Impuestos"
    case .total: "Total"
    case .orderIsEmpty: "El pedido está vacío"
    case .noDiscount: "Sin descuento para este código promocional"
    case .itemNotAdded(let error): "No añadido: " + error.spanish
    case .add: "Añadir"
    case .remove: "Quitar"
    case .removeNamed(let name): "Quitar " + name
    }
  }
}

extension DeciderError {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noOptions: "no hay opciones entre las que decidir"
    case .tooManyOptions: "hay más de \(Decider.optionLimit) opciones"
    case .blankOption(let position): "la opción \(position) está vacía"
    case .longOption(let position): "la opción \(position) tiene más de \(Decider.lengthLimit) caracteres"
    }
  }
}

extension OrderError {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noItems: "el pedido está vacío"
    case .tooManyItems: "un pedido tiene como máximo \(OrderItem.orderLimit) artículos"
    case .notAnItem: "un artículo se escribe CANTIDAD x PRECIO, como 3 x 19.99"
    case .longItem: "un artículo tiene como máximo \(OrderItem.textLengthLimit) caracteres"
    case .notAPrice: "un precio es un número decimal con punto, como 19.99"
    case .priceOutOfRange: "un precio va de 0 a \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: "un precio tiene como máximo \(OrderItem.priceDecimalPlaces) decimales"
    case .quantityOutOfRange: "una cantidad es un número entero de \(OrderItem.quantityRange.lowerBound) a \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "un nombre no empieza por un número o un signo sueltos"
    case .blankName: "un artículo necesita un nombre"
    case .longName: "un nombre tiene como máximo \(OrderItem.nameLengthLimit) caracteres"
    }
  }
}
