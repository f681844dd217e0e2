// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .companions: "Apps complementares"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "Ajuda para decidir"
    case .orderSummary: "Resumo do pedido"
    }
  }
}

extension CompanionText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .summary(.fizzBuzz): "conta e diz Fizz, Buzz ou FizzBuzz"
    case .summary(.decider): "escolhe uma das suas opções"
    case .summary(.orderSummary): "soma um pedido com desconto e impostos"
    case .game: "Jogo Fizz Buzz"
    case .next: "Próximo"
    case .decide: "Decidir"
    case .newOption: "Nova opção"
    case .yes: "Sim"
    case .no: "Não"
    case .maybe: "Talvez"
    case .notDecided(let error): "Não decidido: " + error.portuguese
    case .optionNotAdded(let error): "Não adicionada: " + error.portuguese
    case .newItem: "Novo item"
    case .coffee: "Café"
    case .tea: "Chá"
    case .item(let number): "Item \(number)"
    case .promoCode: "Código promocional"
    case .subtotal: "Subtotal"
    case .discount: "Desconto"
    case .tax: "Impostos"
    case .total: "Total"
    case .orderIsEmpty: "O pedido está vazio"
    case .noDiscount: "Este código não dá desconto"
    case .itemNotAdded(let error): "Não adicionado: " + error.portuguese
    case .add: "Adicionar"
    case .remove: "Remover"
    case .removeNamed(let name): "Remover " + name
    }
  }
}

extension DeciderError {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .noOptions: "não há opções entre as quais decidir"
    case .tooManyOptions: "há mais de \(Decider.optionLimit) opções"
    case .blankOption(let position): "a opção \(position) está em branco"
    case .longOption(let position): "a opção \(position) tem mais de \(Decider.lengthLimit) caracteres"
    }
  }
}

extension OrderError {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .noItems: "o pedido está vazio"
    case .tooManyItems: "um pedido tem no máximo \(OrderItem.orderLimit) itens"
    case .notAnItem: "escreva um item como QUANTIDADE x PREÇO, por exemplo 3 x 19.99"
    case .longItem: "um item tem no máximo \(OrderItem.textLengthLimit) caracteres"
    case .notAPrice: "um preço é um número decimal com ponto, como 19.99"
    case .priceOutOfRange: "um preço vai de 0 a \(OrderItem.priceRange.upperBound)"
    case .priceTooPrecise: "um preço tem no máximo \(OrderItem.priceDecimalPlaces) casas decimais"
    case .quantityOutOfRange: "uma quantidade é um número inteiro de \(OrderItem.quantityRange.lowerBound) a \(OrderItem.quantityRange.upperBound)"
    case .calculationForName: "um nome não pode começar com um número ou um sinal isolado"
    case .blankName: "um item precisa de um nome"
    case .longName: "um nome tem no máximo \(OrderItem.nameLengthLimit) caracteres"
    }
  }
}
