// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in English.
  package var english: String {
    switch self {
    case .title: "Companions of the calculator"
    case .numberOrName(let count): "1 to \(count), or a name"
    case .open: "Open"
    case .back: "Back"
    case .quit: "Quit"
    case .enterKey: "Enter"
    case .code: "CODE"
    case .tea: "tea"
    case .field(let name, let value): name + ": " + value
    case .none: "none"
    case .notUnderstood: "Not understood. You can type:"
    case .noSuchNumber: "Not removed: nothing has this number"
    }
  }
}

extension CompanionsHelpPart {
  /// The text in English.
  package var english: String {
    switch self {
    case .summary: "Three small apps alongside the calculator."
    case .option: "OPTION"
    case .item: "ITEM"
    case .number: "N"
    case .code: "CODE"
    case .menu: "in a terminal: a menu of the apps"
    case .fizzBuzz: "counts to \(Options.usualCount) and says Fizz, Buzz and FizzBuzz"
    case .decide: "prints one of the options"
    case .order: "prints what an order costs:"
    case .count: "for fizzbuzz: the last number, 1 to \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "for order: a promo code"
    case .endOfOptions: "the rest are options to decide between, or items"
    case .done: "success"
    case .failed: "the arguments are wrong, the menu has no terminal, or input or output failed"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in English.
  package var english: String {
    switch self {
    case .unexpectedArgument(let text): "unexpected argument '" + text + "'"
    case .noApp(let text): "unknown app '" + text + "'; the apps are fizzbuzz, decide and order"
    case .menuNeedsTerminal: "the menu needs a terminal"
    case .item(let number, let error): "item \(number): " + error.english
    }
  }
}
