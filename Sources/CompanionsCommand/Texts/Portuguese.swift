// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.
import CommandLineInterface
import Companions
import Languages

extension ConversationText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .title: "Apps complementares da calculadora"
    case .numberOrName(let count): "1 a \(count), ou um nome"
    case .open: "Abrir"
    case .back: "Voltar"
    case .quit: "Sair"
    case .enterKey: "Enter"
    case .code: "CÓDIGO"
    case .tea: "chá"
    case .field(let name, let value): name + ": " + value
    case .none: "nenhum"
    case .notUnderstood: "Não entendido. Você pode digitar:"
    case .noSuchNumber: "Não removido: não há nada com esse número"
    }
  }
}

extension CompanionsHelpPart {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .summary: "Três pequenos apps que acompanham a calculadora."
    case .option: "OPÇÃO"
    case .item: "ITEM"
    case .number: "N"
    case .code: "CÓDIGO"
    case .menu: "em um terminal: um menu dos apps"
    case .fizzBuzz: "conta até \(Options.usualCount) e diz Fizz, Buzz e FizzBuzz"
    case .decide: "mostra uma das opções"
    case .order: "mostra quanto custa um pedido:"
    case .count: "para fizzbuzz: o último número, 1 a \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "para order: um código promocional"
    case .endOfOptions: "o resto são opções entre as quais decidir, ou itens"
    case .done: "sucesso"
    case .failed: "os argumentos estão errados, o menu não tem terminal, ou a entrada ou a saída falhou"
    }
  }
}

extension CompanionsUsageReason {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .unexpectedArgument(let text): "argumento inesperado “" + text + "”"
    case .noApp(let text): "app desconhecido “" + text + "”; os apps são fizzbuzz, decide e order"
    case .menuNeedsTerminal: "o menu precisa de um terminal"
    case .item(let number, let error): "item \(number): " + error.portuguese
    }
  }
}
