extension HelpPart {
  /// The text in English.
  package var english: String {
    switch self {
    case .summary: "Three small apps beside the calculator."
    case .option: "OPTION"
    case .item: "ITEM"
    case .number: "N"
    case .code: "CODE"
    case .menu: "in a terminal: a menu of the apps"
    case .fizzBuzz: "counts to \(Options.usualCount) and says Fizz, Buzz and FizzBuzz"
    case .decide: "prints one of the options"
    case .order: "prints what an order costs:"
    case .count:
      "for fizzbuzz: the last number, 1 to \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "for order: a promo code"
    case .endOfOptions: "what follows are options to decide between, or items"
    case .done: "it was done"
    case .failed:
      "the arguments are wrong, the menu has no terminal, or the input or the output failed"
    }
  }
}
