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
