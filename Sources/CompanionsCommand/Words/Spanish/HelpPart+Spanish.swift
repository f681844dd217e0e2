extension HelpPart {
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
    case .count:
      "para fizzbuzz: el último número, 1 a \(Options.counts.upperBound) (\(Options.usualCount))"
    case .promo: "para order: un código promocional"
    case .endOfOptions: "lo que sigue son opciones entre las que decidir, o artículos"
    case .done: "está hecho"
    case .failed:
      "los argumentos son erróneos, el menú no tiene terminal, o la entrada o la salida ha fallado"
    }
  }
}
