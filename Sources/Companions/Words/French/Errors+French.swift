import BigNumbers

extension DeciderError {
  /// The cause in French.
  package var french: String {
    switch self {
    case .noOptions: "il n’y a aucune option à choisir"
    case .tooManyOptions: "il y a plus de \(Decider.optionLimit) options"
    case .blankOption(let position): "l’option \(position) est vide"
    case .longOption(let position):
      "l’option \(position) dépasse \(Decider.lengthLimit) caractères"
    }
  }
}

extension OrderError {
  /// The cause in French.
  package var french: String {
    switch self {
    case .noItems: "la commande est vide"
    case .tooManyItems: "une commande a au plus \(OrderItem.orderLimit) articles"
    case .notAnItem: "un article s’écrit QUANTITÉ x PRIX, par exemple 3 x 19.99"
    case .longItem: "un article a au plus \(OrderItem.textLengthLimit) caractères"
    case .notAPrice: "un prix est un nombre décimal avec un point, par exemple 19.99"
    case .priceOutOfRange: "un prix va de 0 à \(OrderItem.priceRange.upperBound.description)"
    case .priceTooPrecise: "un prix a au plus \(OrderItem.priceDecimalPlaces) décimales"
    case .quantityOutOfRange:
      "une quantité est un nombre entier de \(OrderItem.quantityRange.lowerBound)"
        + " à \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "un nom ne commence pas par un nombre ou un signe isolé"
    case .blankName: "un article a besoin d’un nom"
    case .longName: "un nom a au plus \(OrderItem.nameLengthLimit) caractères"
    }
  }
}
