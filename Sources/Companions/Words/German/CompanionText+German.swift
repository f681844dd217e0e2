extension CompanionText {
  /// The text in German.
  package var german: String {
    switch self {
    case .summary(.fizzBuzz): "zählt und sagt Fizz, Buzz oder FizzBuzz"
    case .summary(.decider): "wählt eine Ihrer Optionen"
    case .summary(.orderSummary): "rechnet eine Bestellung mit Rabatt und Steuer zusammen"
    case .game: "Fizz-Buzz-Spiel"
    case .next: "Weiter"
    case .decide: "Entscheiden"
    case .newOption: "Neue Option"
    case .yes: "Ja"
    case .no: "Nein"
    case .maybe: "Vielleicht"
    case .notDecided(let error): "Nicht entschieden: " + error.german
    case .optionNotAdded(let error): "Nicht hinzugefügt: " + error.german
    case .newItem: "Neuer Artikel"
    case .coffee: "Kaffee"
    case .tea: "Tee"
    case .item(let number): "Artikel \(number)"
    case .promoCode: "Gutscheincode"
    case .subtotal: "Zwischensumme"
    case .discount: "Rabatt"
    case .tax: "Steuer"
    case .total: "Gesamtbetrag"
    case .orderIsEmpty: "Die Bestellung ist leer"
    case .noDiscount: "Kein Rabatt für diesen Gutscheincode"
    case .itemNotAdded(let error): "Nicht hinzugefügt: " + error.german
    case .add: "Hinzufügen"
    case .remove: "Entfernen"
    case .removeNamed(let name): name + " entfernen"
    }
  }
}
