import BigNumbers
import CalculatorModel
import ExactReals
import Languages

extension CalculationError {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .divisionByZero: "división entre cero"
    case .notReal: "el resultado no es un número real"
    case .outsideDomain: "fuera del dominio de la función"
    case .notInteger: "solo es posible con números enteros"
    case .notFraction: "solo es posible con números enteros y fracciones"
    case .negativeShiftCount: "el número de desplazamientos es negativo"
    case .tooFewNumbers: "hay muy pocos números en la pila"
    case .stackFull: "la pila está llena"
    case .tooLarge: "el resultado es demasiado grande"
    case .argumentTooLarge: "el argumento de la función es demasiado grande"
    case .tooSmall: "el resultado está demasiado cerca de cero"
    case .tooManyDigits: "el resultado exacto tiene demasiadas cifras"
    case .tooMuchWork: "el cálculo es demasiado largo"
    case .undecided: "no se puede decidir si un número es cero aquí"
    case .stopped: "interrumpido"
    }
  }

  /// Returns the reason in Spanish, with the operation that found too few numbers.
  func spanish(_ demand: StackDemand?) -> String {
    guard let demand else { return spanish }
    return spanish + ": " + demand.operation + " necesita " + (demand.count == 1 ? "uno" : "dos")
  }
}

extension ExpressionError.Cause {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .empty: "nada que calcular"
    case .missingOperand: "falta un número"
    case .missingOperator: "falta un operador"
    case .percentageAsRemainder:
      "falta un operador después de «%»; el resto de una división se escribe «mod»"
    case .unopenedBracket: "este paréntesis no se ha abierto"
    case .unclosedBracket: "este paréntesis no se ha cerrado"
    case .otherNotation(let text):
      "esto se escribe aquí " + Language.spanish.quoted(text, limit: 40)
    case .unavailable(let feature):
      switch feature {
      case .latex(let command):
        "la orden de LaTeX " + Language.spanish.quoted(command, limit: 40) + " no se lee"
      case .equation:
        "no se resuelven ecuaciones; escriba lo que vale la incógnita, como sqrt(4) para x^2 = 4"
      case .complexNumber: "no hay números complejos; todo valor es real"
      case .matrix: "no hay matrices; una lista se escribe [1, 2, 3]"
      case .calculus:
        "no hay integrales, derivadas ni límites; sum(k^2, k, 1, 10) suma términos"
      case .networkAddress:
        "no se leen direcciones de red; los números enteros tienen and, or y <<"
      case .colour(let digits): "no se leen colores; el número es 0x" + digits
      case .dice: "no hay dados; el teclado tiene Rand"
      case .romanNumeral: "no se leen números romanos; «to roman» los escribe"
      case .measuredConstant(let name):
        Language.spanish.quoted(name, limit: 40)
          + " es medido y no exacto; planck, avogadro y otros son exactos"
      }
    case .severalCalculations:
      "una línea contiene un solo cálculo; escriba lo que sigue a «;» en la línea siguiente"
    case .unknownName(let name, let suggestion):
      "nombre desconocido " + Language.spanish.quoted(name)
        + (suggestion.map { "; ¿quería decir " + Language.spanish.quoted($0) + "?" } ?? "")
    case .ambiguous(let one, let other):
      "esto puede ser " + one + " o " + other + "; escriba uno de los dos"
    case .differentMarks(let number):
      "los signos se leen aquí de otra manera que en " + Language.spanish.quoted(number)
        + "; escríbalos igual"
    case .powerOfFunction(let function, let inverse):
      "una potencia va detrás del argumento: " + function + "(x)^2"
        + (inverse.map { "; la función inversa es " + Language.spanish.quoted($0) } ?? "")
    case .roundedNumber:
      "«≈» precede a un número redondeado, del que solo quedan estas cifras"
    case .differentDigits: "las cifras de un número son de dos escrituras; escríbalas en una sola"
    case .differentCurrencies: "dos monedas no se pueden calcular juntas"
    case .ambiguousRoot: "esto se puede leer de dos maneras; ponga un «×» delante de la raíz"
    case .missingArgument(let function):
      Language.spanish.quoted(function)
        + " no tiene argumento antes de este signo; escríbalo entre paréntesis"
    case .missingCalculation: "ese cálculo no existe"
    case .unknownCharacter(let text): "carácter inesperado " + Language.spanish.shown(text)
    case .needsWord: "«>>>» necesita una palabra, como la de --word 64"
    case .doesNotFit(let format):
      "no cabe en \(format.bitWidth) bits " + (format.isSigned ? "con signo" : "sin signo")
    case .misplacedConversion:
      "esto solo puede terminar una línea, seguido de «hex», «oct», «bin» o «dec»"
    case .onlyWholeNumbers: "solo los números enteros tienen esta forma"
    case .malformedNumber: "no es un número"
    case .argumentCount(let function, let counts, let given):
      Language.spanish.quoted(function) + " necesita " + Self.spanish(counts) + ", no \(given)"
    case .misplacedComma:
      "una coma o un punto y coma solo puede separar los argumentos de una función"
    case .repeatedFactorial: "«!!» se puede leer de dos maneras; escriba como en (3!)!"
    case .misplacedEquals:
      "«=» solo puede seguir a un nombre, o a una función con sus parámetros"
    case .reservedName(let name): Language.spanish.quoted(name) + " ya tiene un significado"
    case .repeatedParameter(let name):
      "dos parámetros se llaman " + Language.spanish.quoted(name)
    case .tooManyParameters: "más de \(Worksheet.parameterLimit) parámetros"
    case .recursion(let name):
      "la función " + Language.spanish.quoted(name) + " no puede usarse a sí misma"
    case .noPreviousAnswer: "aún no hay un resultado anterior"
    case .tooManyDefinitions:
      "más de \(Worksheet.definitionLimit) definiciones, o demasiado largas"
    case .tooDeep:
      "más de \(MathExpression.depthLimit) niveles de paréntesis, signos y funciones"
    case .tooLong: "más de \(MathExpression.lengthLimit) bytes"
    case .unit(let error): error.spanish
    case .malformedRate: "un tipo se escribe «rate 2026-11-20 1 EUR = 1.0823 USD»"
    case .missingUnit: "aquí falta una unidad"
    case .numberWithoutUnit: "un número detrás de una cantidad necesita su unidad"
    case .onlyPlainNumbers(let name):
      Language.spanish.quoted(name) + " solo admite números sin unidad"
    case .notPlainNumber: "el resultado no es un simple número"
    case .quantity(let error): error.spanish
    case .date(let error): error.spanish
    case .listAsNumber:
      "hay una lista donde hace falta un número; alrededor de un cálculo se escribe ( )"
    case .functionAsNumber(let name):
      Language.spanish.quoted(name) + " es una función; faltan sus argumentos"
    case .percentageNeeded(let word):
      "antes de " + Language.spanish.quoted(word) + " hace falta un porcentaje, como 20%"
    case .boundsNotWhole:
      "los límites deben ser números enteros"
    case .misplacedWord(let word):
      Language.spanish.quoted(word) + " no significa nada aquí"
    case .onlyInSheets(let word):
      Language.spanish.quoted(word) + " se refiere a líneas de arriba, que solo tiene una hoja"
    case .nothingAbove(let word):
      "no hay nada arriba para " + Language.spanish.quoted(word)
    case .lineBelow:
      "esta línea no está arriba"
    case .noSuchLine:
      "no existe esa línea con un valor"
    case .sheetTooLong:
      "las líneas de esta hoja tardan juntas más de \(Sheet.totalWork / 1_000_000_000) segundos"
    case .sheetTooLarge:
      "los resultados de esta hoja ocupan juntos más de \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index):
      "la línea \(index + 1) tiene un error"
    case .definedBelow(let name, let line):
      Language.spanish.quoted(name) + " se define solo más abajo, en la línea \(line + 1)"
    case .unknownOption(let text):
      "opción desconocida " + Language.spanish.quoted(text)
        + "; existen «angle», «places», «digits» y «marks»"
    case .calculation(let error): error.spanish
    case .powerOfBits(let error):
      error.spanish + "; el o exclusivo se escribe " + Language.spanish.quoted("xor")
    }
  }

  private static func spanish(_ counts: ClosedRange<Int>) -> String {
    let (least, most) = (counts.lowerBound, counts.upperBound)
    let number = most == Int.max ? least : most
    let arguments = PluralCategory(number, in: .spanish) == .one ? " argumento" : " argumentos"
    if least == most { return "\(most)" + arguments }
    return (most == Int.max ? "al menos \(least)" : "\(least) o \(most)") + arguments
  }
}
