extension HelpPart {
  /// The text in French.
  package var french: String {
    switch self {
    case .summary: "Trois petites apps à côté de la calculatrice."
    case .option: "OPTION"
    case .item: "ARTICLE"
    case .number: "N"
    case .code: "CODE"
    case .menu: "dans un terminal\u{A0}: un menu des apps"
    case .fizzBuzz: "compte jusqu’à \(Options.usualCount) et dit Fizz, Buzz et FizzBuzz"
    case .decide: "affiche une des options"
    case .order: "affiche ce que coûte une commande\u{A0}:"
    case .count:
      "pour fizzbuzz\u{A0}: le dernier nombre, 1 à \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "pour order\u{A0}: un code promo"
    case .endOfOptions: "ce qui suit sont des options à choisir, ou des articles"
    case .done: "c’est fait"
    case .failed:
      "les arguments sont erronés, le menu n’a pas de terminal, ou l’entrée ou la sortie a échoué"
    }
  }
}
