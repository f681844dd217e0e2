// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in German.
  package var german: String {
    switch self {
    case .title: "Begleiter des Rechners"
    case .numberOrName(let count): "1 bis \(count) oder ein Name"
    case .open: "Öffnen"
    case .back: "Zurück"
    case .quit: "Beenden"
    case .enterKey: "Eingabe"
    case .code: "CODE"
    case .tea: "Tee"
    case .field(let name, let value): name + ": " + value
    case .none: "keiner"
    case .notUnderstood: "Nicht verstanden. Sie können eingeben:"
    case .noSuchNumber: "Nicht entfernt: unter dieser Nummer gibt es nichts"
    }
  }
}

extension CompanionsHelpPart {
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
    case .count: "für fizzbuzz: die letzte Zahl, 1 bis \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "für order: ein Gutscheincode"
    case .endOfOptions: "danach folgen Optionen, zwischen denen entschieden wird, oder Artikel"
    case .done: "es ist getan"
    case .failed: "die Argumente sind falsch, das Menü hat kein Terminal, oder die Eingabe oder die Ausgabe ist fehlgeschlagen"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in German.
  package var german: String {
    switch self {
    case .unexpectedArgument(let text): "unerwartetes Argument „" + text + "“"
    case .noApp(let text): "die Apps sind fizzbuzz, decide und order, nicht „" + text + "“"
    case .menuNeedsTerminal: "das Menü braucht ein Terminal"
    case .item(let number, let error): "Artikel \(number): " + error.german
    }
  }
}
