extension CompanionText {
  /// The text in French, with a no-break space before colons.
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
