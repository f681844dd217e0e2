// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in French.
  package var french: String {
    switch self {
    case .companions: "Compagnons"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Aide à la décision"
    case .orderSummary: "Résumé de commande"
    }
  }
}

extension CompanionText {
  /// The text in French.
  package var french: String {
    switch self {
    case .summary(.fizzBuzz): "compte et dit Fizz, Buzz ou FizzBuzz"
    case .summary(.decider): "choisit l’une de vos options"
    case .summary(.orderSummary): "additionne une commande avec remise et taxes"
    case .game: "Jeu Fizz Buzz"
    case .next: "Suivant"
    case .decide: "Décider"
    case .newOption: "Nouvelle option"
    case .yes: "Oui"
    case .no: "Non"
    case .maybe: "Peut-être"
    case .notDecided(let error): "Rien de décidé\u{A0}: " + error.french
    case .optionNotAdded(let error): "Non ajoutée\u{A0}: " + error.french
    case .newItem: "Nouvel article"
    case .coffee: "Café"
    case .tea: "Thé"
    case .item(let number): "Article \(number)"
    case .promoCode: "Code promo"
    case .subtotal: "Sous-total"
    case .discount: "Remise"
    case .tax: "Taxes"
    case .total: "Total"
    case .orderIsEmpty: "La commande est vide"
    case .noDiscount: "Aucune remise pour ce code promo"
    case .itemNotAdded(let error): "Non ajouté\u{A0}: " + error.french
    case .add: "Ajouter"
    case .remove: "Retirer"
    case .removeNamed(let name): "Retirer " + name
    }
  }
}

extension DeciderError {
  /// The text in French.
  package var french: String {
    switch self {
    case .noOptions: "il n’y a aucune option à choisir"
    case .tooManyOptions: "il y a plus de \(Decider.optionLimit) options"
    case .blankOption(let position): "l’option \(position) est vide"
    case .longOption(let position): "l’option \(position) dépasse \(Decider.lengthLimit) caractères"
    }
  }
}

extension OrderError {
  /// The text in French.
  package var french: String {
    switch self {
    case .noItems: "la commande est vide"
    case .tooManyItems: "une commande a au plus \(OrderItem.orderLimit) articles"
    case .notAnItem: "un article s’écrit QUANTITÉ x PRIX, par exemple 3 x 19.99"
    case .longItem: "un article a au plus \(OrderItem.textLengthLimit) caractères"
    case .notAPrice: "un prix est un nombre décimal avec un point, par exemple 19.99"
    case .priceOutOfRange: "un prix va de 0 à \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: "un prix a au plus \(OrderItem.priceDecimalPlaces) décimales"
    case .quantityOutOfRange: "une quantité est un nombre entier de \(OrderItem.quantityRange.lowerBound) à \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "un nom ne commence pas par un nombre ou un signe isolé"
    case .blankName: "un article a besoin d’un nom"
    case .longName: "un nom a au plus \(OrderItem.nameLengthLimit) caractères"
    }
  }
}
