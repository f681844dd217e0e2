// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in German.
  package var german: String {
    switch self {
    case .companions: "Begleiter"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Entscheidungshilfe"
    case .orderSummary: "Bestellübersicht"
    }
  }
}

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

extension DeciderError {
  /// The text in German.
  package var german: String {
    switch self {
    case .noOptions: "es gibt keine Optionen zur Auswahl"
    case .tooManyOptions: "es gibt mehr als \(Decider.optionLimit) Optionen"
    case .blankOption(let position): "Option \(position) ist leer"
    case .longOption(let position): "Option \(position) ist länger als \(Decider.lengthLimit) Zeichen"
    }
  }
}

extension OrderError {
  /// The text in German.
  package var german: String {
    switch self {
    case .noItems: "die Bestellung ist leer"
    case .tooManyItems: "eine Bestellung hat höchstens \(OrderItem.orderLimit) Artikel"
    case .notAnItem: "Artikel schreibt man als ANZAHL x PREIS, etwa 3 x 19.99"
    case .longItem: "ein Artikel hat höchstens \(OrderItem.textLengthLimit) Zeichen"
    case .notAPrice: "ein Preis ist eine Dezimalzahl mit Punkt, etwa 19.99"
    case .priceOutOfRange: "ein Preis liegt zwischen 0 und \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: "ein Preis hat höchstens \(OrderItem.priceDecimalPlaces) Nachkommastellen"
    case .quantityOutOfRange: "eine Anzahl ist eine ganze Zahl von \(OrderItem.quantityRange.lowerBound) bis \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "ein Name beginnt nicht mit bloßen Zahlen oder Zeichen"
    case .blankName: "ein Artikel braucht einen Namen"
    case .longName: "ein Name hat höchstens \(OrderItem.nameLengthLimit) Zeichen"
    }
  }
}
