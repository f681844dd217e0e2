// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in French.
  package var french: String {
    switch self {
    case .title: "Compagnons de la calculatrice"
    case .numberOrName(let count): "1 à \(count) ou un nom"
    case .open: "Ouvrir"
    case .back: "Retour"
    case .quit: "Quitter"
    case .enterKey: "Entrée"
    case .code: "CODE"
    case .tea: "thé"
    case .field(let name, let value): name + "\u{A0}: " + value
    case .none: "aucun"
    case .notUnderstood: "Non compris. Vous pouvez taper\u{A0}:"
    case .noSuchNumber: "Rien de retiré\u{A0}: il n’y a rien sous ce numéro"
    }
  }
}

extension CompanionsHelpPart {
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
    case .count: "pour fizzbuzz\u{A0}: le dernier nombre, 1 à \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "pour order\u{A0}: un code promo"
    case .endOfOptions: "ce qui suit sont des options à choisir, ou des articles"
    case .done: "c’est fait"
    case .failed: "les arguments sont erronés, le menu n’a pas de terminal, ou l’entrée ou la sortie a échoué"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in French.
  package var french: String {
    switch self {
    case .unexpectedArgument(let text): "argument inattendu «\u{A0}" + text + "\u{A0}»"
    case .noApp(let text): "les apps sont fizzbuzz, decide et order, pas «\u{A0}" + text + "\u{A0}»"
    case .menuNeedsTerminal: "le menu a besoin d’un terminal"
    case .item(let number, let error): "article \(number)\u{A0}: " + error.french
    }
  }
}
