extension HelpPart {
  /// The text in German.
  package var german: String {
    switch self {
    case .summary: "Drei kleine Apps neben dem Rechner."
    case .option: "OPTION"
    case .item: "ARTIKEL"
    case .number: "N"
    case .code: "CODE"
    case .menu: "in einem Terminal: ein Menü der Apps"
    case .fizzBuzz: "zählt bis \(Options.usualCount) und sagt Fizz, Buzz und FizzBuzz"
    case .decide: "gibt eine der Optionen aus"
    case .order: "gibt aus, was eine Bestellung kostet:"
    case .count:
      "für fizzbuzz: die letzte Zahl, 1 bis \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "für order: ein Gutscheincode"
    case .endOfOptions: "danach folgen Optionen, zwischen denen entschieden wird, oder Artikel"
    case .done: "es ist getan"
    case .failed:
      "die Argumente sind falsch, das Menü hat kein Terminal, oder die Eingabe oder die Ausgabe ist fehlgeschlagen"
    }
  }
}
