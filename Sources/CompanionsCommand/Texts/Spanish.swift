// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .title: "Acompañantes de la calculadora"
    case .numberOrName(let count): "1 a \(count) o un nombre"
    case .open: "Abrir"
    case .back: "Volver"
    case .quit: "Salir"
    case .enterKey: "Intro"
    case .code: "CÓDIGO"
    case .tea: "té"
    case .field(let name, let value): name + ": " + value
    case .none: "ninguno"
    case .notUnderstood: "No entendido. Puede escribir:"
    case .noSuchNumber: "No quitado: no hay nada con ese número"
    }
  }
}

extension CompanionsHelpPart {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .summary: "Tres pequeñas apps junto a la calculadora."
    case .option: "OPCIÓN"
    case .item: "ARTÍCULO"
    case .number: "N"
    case .code: "CÓDIGO"
    case .menu: "en un terminal: un menú de las apps"
    case .fizzBuzz: "cuenta hasta \(Options.usualCount) y dice Fizz, Buzz y FizzBuzz"
    case .decide: "muestra una de las opciones"
    case .order: "muestra lo que cuesta un pedido:"
    case .count: "para fizzbuzz: el último número, 1 a \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "para order: un código promocional"
    case .endOfOptions: "lo que sigue son opciones entre las que decidir, o artículos"
    case .done: "está hecho"
    case .failed: "los argumentos son erróneos, el menú no tiene terminal, o la entrada o la salida ha fallado"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .unexpectedArgument(let text): "argumento inesperado «" + text + "»"
    case .noApp(let text): "las apps son fizzbuzz, decide y order, no «" + text + "»"
    case .menuNeedsTerminal: "el menú necesita un terminal"
    case .item(let number, let error): "artículo \(number): " + error.spanish
    }
  }
}
