// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .name(let constant): constant.spanish
    case .search: "Buscar"
    case .nothingFound: "No se encontró nada"
    case .measuredAreLeftOut: "Las constantes medidas, como la de la gravitación, no están: no son exactas"
    }
  }
}

extension PhysicalConstant {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .caesiumFrequency: "Frecuencia del cesio"
    case .speedOfLight: "Velocidad de la luz"
    case .planck: "Constante de Planck"
    case .elementaryCharge: "Carga elemental"
    case .boltzmann: "Constante de Boltzmann"
    case .avogadro: "Constante de Avogadro"
    case .luminousEfficacy: "Eficacia luminosa"
    case .reducedPlanck: "Constante de Planck reducida"
    case .gas: "Constante de los gases"
    case .faraday: "Constante de Faraday"
    case .stefanBoltzmann: "Constante de Stefan-Boltzmann"
    case .josephson: "Constante de Josephson"
    case .vonKlitzing: "Constante de von Klitzing"
    case .standardGravity: "Gravedad estándar"
    case .standardAtmosphere: "Atmósfera estándar"
    case .astronomicalUnit: "Unidad astronómica"
    case .lightYear: "Año luz"
    case .parsec: "Pársec"
    }
  }
}

extension DatesText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .field(.from): "Desde"
    case .field(.to): "Hasta"
    case .field(.years): "Años"
    case .field(.months): "Meses"
    case .field(.days): "Días"
    case .field(.workdays): "Días laborables"
    case .field(.time): "Horas y minutos"
    case .countLastDay: "Contar el último día"
    case .difference: "Diferencia"
    case .steps: "Sumar o restar"
    case .direction(.adding): "Sumar"
    case .direction(.subtracting): "Restar"
    case .result: "Resultado"
    case .weekday(let weekday): weekday.spanish
    case .count(let count, .years): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) año"
default: "\(count) años"
}
    case .count(let count, .months): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) mes"
default: "\(count) meses"
}
    case .count(let count, .weeks): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) semana"
default: "\(count) semanas"
}
    case .count(let count, .days): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) día"
case .many: "\(count) de días"
default: "\(count) días"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) día laborable"
case .many: "\(count) de días laborables"
default: "\(count) días laborables"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) hora"
default: "\(count) horas"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) minuto"
default: "\(count) minutos"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) segundo"
default: "\(count) segundos"
}
    case .earlier(let text): text + " antes"
    case .away(-1): "ayer"
    case .away(1): "mañana"
    case .away(let days) where days < 0: switch PluralCategory(Int(days.magnitude), in: .spanish) {
case .one: "hace \(Int(days.magnitude)) día"
case .many: "hace \(Int(days.magnitude)) de días"
default: "hace \(Int(days.magnitude)) días"
}
    case .away(let days): switch PluralCategory(Int(days.magnitude), in: .spanish) {
case .one: "dentro de \(Int(days.magnitude)) día"
case .many: "dentro de \(Int(days.magnitude)) de días"
default: "dentro de \(Int(days.magnitude)) días"
}
    case .date(let moment): "\(moment), " + moment.date.weekday.spanish
    case .problem(let problem): problem.spanish
    }
  }
}

extension Weekday {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .monday: "lunes"
    case .tuesday: "martes"
    case .wednesday: "miércoles"
    case .thursday: "jueves"
    case .friday: "viernes"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }
}

extension DatesProblem {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .otherForm(let place): "se espera AAAA-MM-DD, error en el carácter \(place + 1)"
    case .noSuchYear: "los años empiezan en 0001"
    case .noSuchMonth: "los meses van de 01 a 12"
    case .noSuchDay(let last): "los días de este mes van de 01 a \(last)"
    case .noWholeNumber(let place): "se espera un número entero, error en el carácter \(place + 1)"
    case .tooMany: "como máximo \(DatesForm.countLimit)"
    case .noDuration: "se espera una duración como 7:45"
    case .ambiguous(let one, let other): "escriba \(one) o \(other)"
    case .beyondCalendar: "no está entre 0001-01-01 y 9999-12-31"
    }
  }
}

extension CalculationError {
  /// The text in Spanish.
  public var spanish: String {
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
    case .notDifferentiable: "aquí no hay derivada, o ninguna conocida"
    case .notIntegrable: "aquí no se puede demostrar ninguna integral: quizá la función no esté definida o acotada en todas partes"
    case .notIsolated: "aquí no se pueden demostrar todas las raíces: quizá haya infinitas"
    case .notPolynomial: "solve solo admite polinomios; roots(f, x, a, b) admite cualquier expresión y un intervalo"
    case .stopped: "interrumpido"
    }
  }
}

extension Unavailable {
  /// The text in Spanish.
  public var spanish: String {
    switch self {
    case .latex(let command): "la orden de LaTeX " + Language.spanish.quoted(command, limit: 40) + " no se lee"
    case .equation: "para resolver una ecuación, escriba solve(x^2 = 4, x)"
    case .complexNumber: "no hay números complejos; todo valor es real"
    case .matrix: "no hay matrices; una lista se escribe [1, 2, 3]"
    case .calculus: "no hay límites; vea roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)"
    case .networkAddress: "no se leen direcciones de red; los números enteros tienen and, or y <<"
    case .colour(let digits): "no se leen colores; el número es 0x" + digits
    case .dice: "no hay dados; el teclado tiene Rand"
    case .romanNumeral: "no se leen números romanos; «to roman» los escribe"
    case .density: "la masa de un volumen depende de su contenido; multiplique así: 2 cups * 125 g/cup"
    case .plot: "las curvas tienen una orden propia: exactly plot x^2"
    case .measuredConstant(let name): Language.spanish.quoted(name, limit: 40) + " es medido y no exacto; planck, avogadro y otros son exactos"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .empty: "nada que calcular"
    case .missingOperand: "falta un número"
    case .missingOperator: "falta un operador"
    case .percentageAsRemainder: "falta un operador después de «%»; el resto de una división se escribe «mod»"
    case .unopenedBracket: "este paréntesis no se ha abierto"
    case .unclosedBracket: "este paréntesis no se ha cerrado"
    case .otherNotation(let text): "esto se escribe aquí " + Language.spanish.quoted(text, limit: 40)
    case .severalCalculations: "una línea contiene un solo cálculo; escriba lo que sigue a «;» en la línea siguiente"
    case .unknownName(let name, let suggestion?): "nombre desconocido " + Language.spanish.quoted(name) + "; ¿quería decir " + Language.spanish.quoted(suggestion) + "?"
    case .unknownName(let name, nil): "nombre desconocido " + Language.spanish.quoted(name)
    case .ambiguous(let one, let other): "esto puede ser " + one + " o " + other + "; escriba uno de los dos"
    case .differentMarks(let number): "los signos se leen aquí de otra manera que en " + Language.spanish.quoted(number) + "; escríbalos igual"
    case .powerOfFunction(let function, let inverse?): "una potencia va detrás del argumento: " + function + "(x)^2; la función inversa es " + Language.spanish.quoted(inverse)
    case .powerOfFunction(let function, nil): "una potencia va detrás del argumento: " + function + "(x)^2"
    case .roundedNumber: "«≈» precede a un número redondeado, del que solo quedan estas cifras"
    case .differentDigits: "las cifras de un número son de dos escrituras; escríbalas en una sola"
    case .differentCurrencies: "dos monedas no se pueden calcular juntas"
    case .ambiguousRoot: "esto se puede leer de dos maneras; ponga un «×» delante de la raíz"
    case .missingArgument(let function): Language.spanish.quoted(function) + " no tiene argumento antes de este signo; escríbalo entre paréntesis"
    case .missingCalculation: "ese cálculo no existe"
    case .unknownCharacter(let text): "carácter inesperado " + Language.spanish.shown(text)
    case .needsWord: "«>>>» necesita una palabra, como la de --word 64"
    case .doesNotFit(let format) where format.isSigned: "no cabe en \(format.bitWidth) bits con signo"
    case .doesNotFit(let format): "no cabe en \(format.bitWidth) bits sin signo"
    case .misplacedConversion: "esto solo puede terminar una línea, seguido de «hex», «oct», «bin» o «dec»"
    case .onlyWholeNumbers: "solo los números enteros tienen esta forma"
    case .malformedNumber: "no es un número"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: switch PluralCategory(counts.lowerBound, in: .spanish) {
case .one: Language.spanish.quoted(function) + " necesita al menos \(counts.lowerBound) argumento, no \(given)"
default: Language.spanish.quoted(function) + " necesita al menos \(counts.lowerBound) argumentos, no \(given)"
}
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: switch PluralCategory(counts.upperBound, in: .spanish) {
case .one: Language.spanish.quoted(function) + " necesita \(counts.upperBound) argumento, no \(given)"
default: Language.spanish.quoted(function) + " necesita \(counts.upperBound) argumentos, no \(given)"
}
    case .argumentCount(let function, let counts, let given): switch PluralCategory(counts.upperBound, in: .spanish) {
case .one: Language.spanish.quoted(function) + " necesita \(counts.lowerBound) o \(counts.upperBound) argumento, no \(given)"
default: Language.spanish.quoted(function) + " necesita \(counts.lowerBound) o \(counts.upperBound) argumentos, no \(given)"
}
    case .misplacedComma: "una coma o un punto y coma solo puede separar los argumentos de una función"
    case .repeatedFactorial: "«!!» se puede leer de dos maneras; escriba como en (3!)!"
    case .misplacedEquals: "«=» solo puede seguir a un nombre, o a una función con sus parámetros"
    case .reservedName(let name): Language.spanish.quoted(name) + " ya tiene un significado"
    case .repeatedParameter(let name): "dos parámetros se llaman " + Language.spanish.quoted(name)
    case .tooManyParameters: "más de \(Worksheet.parameterLimit) parámetros"
    case .recursion(let name): "la función " + Language.spanish.quoted(name) + " no puede usarse a sí misma"
    case .noPreviousAnswer: "aún no hay un resultado anterior"
    case .tooManyDefinitions: "más de \(Worksheet.definitionLimit) definiciones, o demasiado largas"
    case .tooDeep: "más de \(MathExpression.depthLimit) niveles de paréntesis, signos y funciones"
    case .tooLong: "más de \(MathExpression.lengthLimit) bytes"
    case .unit(let error): error.spanish
    case .malformedRate: "un tipo se escribe «rate 2026-11-20 1 EUR = 1.0823 USD»"
    case .missingUnit: "aquí falta una unidad"
    case .numberWithoutUnit: "un número detrás de una cantidad necesita su unidad"
    case .onlyPlainNumbers(let name): Language.spanish.quoted(name) + " solo admite números sin unidad"
    case .notPlainNumber: "el resultado no es un simple número"
    case .quantity(let error): error.spanish
    case .date(let error): error.spanish
    case .listAsNumber: "hay una lista donde hace falta un número; alrededor de un cálculo se escribe ( )"
    case .functionAsNumber(let name): Language.spanish.quoted(name) + " es una función; faltan sus argumentos"
    case .percentageNeeded(let word): "antes de " + Language.spanish.quoted(word) + " hace falta un porcentaje, como 20%"
    case .boundsNotWhole: "los límites deben ser números enteros"
    case .misplacedWord(let word): Language.spanish.quoted(word) + " no significa nada aquí"
    case .onlyInSheets(let word): Language.spanish.quoted(word) + " se refiere a líneas de arriba, que solo tiene una hoja"
    case .nothingAbove(let word): "no hay nada arriba para " + Language.spanish.quoted(word)
    case .lineBelow: "esta línea no está arriba"
    case .noSuchLine: "no existe esa línea con un valor"
    case .sheetTooLong: "las líneas de esta hoja tardan juntas más de \(Sheet.totalWork / 1_000_000_000) segundos"
    case .sheetTooLarge: "los resultados de esta hoja ocupan juntos más de \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index): "la línea \(index + 1) tiene un error"
    case .definedBelow(let name, let line): Language.spanish.quoted(name) + " se define solo más abajo, en la línea \(line + 1)"
    case .unknownOption(let text): "opción desconocida " + Language.spanish.quoted(text) + "; existen «angle», «places», «digits» y «marks»"
    case .calculation(let error): error.spanish
    case .powerOfBits(let error): error.spanish + "; el o exclusivo se escribe " + Language.spanish.quoted("xor")
    case .unavailable(let feature): feature.spanish
    }
  }
}

extension HelpText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .heading(.touch): "Con los dedos"
    case .heading(.keyboard): "Con un teclado"
    case .gesture(let gesture): gesture.spanish
    case .effect(let gesture): gesture.spanishEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "Guías y referencia (en inglés)"
    }
  }
}

extension TouchGesture {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .swipeNumber: "Deslizar el dedo sobre el número"
    case .holdNumber: "Mantener pulsado el número"
    case .tapMark: "Tocar = o ≈ junto al número"
    case .slideOffKey: "Deslizar el dedo fuera de una tecla"
    case .typeWithThumbs: "Escribir con los dos pulgares"
    case .tapCalculation: "Tocar un cálculo del historial"
    case .turnDevice: "Girar el dispositivo"
    }
  }
  /// The effect in Spanish.
  var spanishEffect: String {
    switch self {
    case .swipeNumber: "Borrar la última cifra"
    case .holdNumber: "Copiar, pegar y otras formas"
    case .tapMark: "Fracción, forma exacta o decimal"
    case .slideOffKey: "No pulsar nada"
    case .typeWithThumbs: "Cada pulsación cuenta"
    case .tapCalculation: "Volver a usar su resultado"
    case .turnDevice: "El otro teclado"
    }
  }
}

extension KeyName {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .add: "Sumar"
    case .subtract: "Restar"
    case .multiply: "Multiplicar"
    case .divide: "Dividir"
    case .equals: "Igual"
    case .percent: "Porcentaje"
    case .changeSign: "Cambiar de signo"
    case .decimalPoint: "Separador decimal"
    case .clear: "Borrar"
    case .allClear: "Borrar todo"
    case .delete: "Eliminar"
    case .leftParenthesis: "Abrir paréntesis"
    case .rightParenthesis: "Cerrar paréntesis"
    case .memoryClear: "Borrar la memoria"
    case .memoryAdd: "Sumar a la memoria"
    case .memorySubtract: "Restar de la memoria"
    case .memoryRecall: "Recuperar de la memoria"
    case .secondFunctions: "Segundas funciones"
    case .square: "Cuadrado"
    case .cube: "Cubo"
    case .xToThePowerOfY: "x elevado a y"
    case .yToThePowerOfX: "y elevado a x"
    case .eToThePowerOfX: "e elevado a x"
    case .tenToThePowerOfX: "10 elevado a x"
    case .twoToThePowerOfX: "2 elevado a x"
    case .reciprocal: "Recíproco"
    case .squareRoot: "Raíz cuadrada"
    case .cubeRoot: "Raíz cúbica"
    case .yThRootOfX: "Raíz y-ésima de x"
    case .naturalLogarithm: "Logaritmo natural"
    case .logarithmBase10: "Logaritmo en base 10"
    case .logarithmBase2: "Logaritmo en base 2"
    case .logarithmBaseY: "Logaritmo en base y"
    case .factorial: "Factorial"
    case .sine: "Seno"
    case .cosine: "Coseno"
    case .tangent: "Tangente"
    case .inverseSine: "Arcoseno"
    case .inverseCosine: "Arcocoseno"
    case .inverseTangent: "Arcotangente"
    case .hyperbolicSine: "Seno hiperbólico"
    case .hyperbolicCosine: "Coseno hiperbólico"
    case .hyperbolicTangent: "Tangente hiperbólica"
    case .inverseHyperbolicSine: "Argumento seno hiperbólico"
    case .inverseHyperbolicCosine: "Argumento coseno hiperbólico"
    case .inverseHyperbolicTangent: "Argumento tangente hiperbólica"
    case .eulersNumber: "Número e de Euler"
    case .pi: "Pi"
    case .enterExponent: "Introducir exponente"
    case .randomNumber: "Número aleatorio"
    case .radians: "Radianes"
    case .degrees: "Grados"
    case .remainder: "Resto"
    case .and: "Y"
    case .or: "O"
    case .exclusiveOr: "O exclusivo"
    case .nand: "No y"
    case .nor: "No o"
    case .shiftLeftBy: "Desplazar a la izquierda"
    case .shiftRightBy: "Desplazar a la derecha"
    case .shiftRightWithZerosBy: "Desplazar a la derecha con ceros"
    case .divideWhole: "Dividir, parte entera"
    case .shiftLeft: "Desplazar un lugar a la izquierda"
    case .shiftRight: "Desplazar un lugar a la derecha"
    case .onesComplement: "Complemento a uno"
    case .twosComplement: "Complemento a dos"
    case .rotateLeft: "Rotar a la izquierda"
    case .rotateRight: "Rotar a la derecha"
    case .rotateLeftThroughCarry: "Rotar a la izquierda con acarreo"
    case .rotateRightThroughCarry: "Rotar a la derecha con acarreo"
    case .flipBytes: "Invertir los bytes"
    case .flipWords: "Invertir las palabras"
    case .doubleZero: "Doble cero"
    case .doubleF: "Doble F"
    case .binary: "Binario"
    case .octal: "Octal"
    case .decimal: "Decimal"
    case .hexadecimal: "Hexadecimal"
    case .bits8: "8 bits"
    case .bits16: "16 bits"
    case .bits32: "32 bits"
    case .bits64: "64 bits"
    case .signed: "Con signo"
    case .unsigned: "Sin signo"
    case .enter: "Introducir"
    case .exchange: "Intercambiar x e y"
    case .rollUp: "Rotar hacia arriba"
    case .rollDown: "Rotar hacia abajo"
    case .drop: "Quitar x"
    }
  }
}

extension KeyboardText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noKey(let key, let help?): Language.spanish.quoted(key) + " no es una tecla; " + help + " las muestra"
    case .noKey(let key, nil): Language.spanish.quoted(key) + " no es una tecla"
    case .doesNothing(let key, let help?): Language.spanish.quoted(key) + " no hace nada ahora; " + help + " muestra las teclas"
    case .doesNothing(let key, nil): Language.spanish.quoted(key) + " no hace nada ahora"
    case .doesNothingHere(let key, let close): Language.spanish.quoted(key) + " no hace nada aquí; " + close + " cierra"
    case .scientific(let key, let keypad?): Language.spanish.quoted(key) + " es una tecla científica: " + keypad + " las muestra"
    case .scientific(let key, nil): Language.spanish.quoted(key) + " es una tecla científica"
    case .secondFunctions: "Las teclas tienen su segunda función"
    case .noOpenParenthesis: "No hay ningún paréntesis abierto"
    case .wordIsFull(let bits): "No caben más cifras en \(bits) bits"
    case .notInBase(let digit, let base): Language.spanish.quoted(digit) + " no es una cifra en base \(base)"
    case .afterError(let undo?): "Un error no es un número: una cifra empieza de nuevo, " + undo + " vuelve atrás"
    case .afterError(nil): "Un error no es un número"
    case .nothingTyped(let undo?): "Nada escrito que borrar; " + undo + " vuelve atrás"
    case .nothingTyped(nil): "Nada escrito que borrar"
    case .nothingToCalculate: "Nada que calcular"
    case .takesPlace(let key, let number, let undo?): key + " sustituye a " + number + "; " + undo + " vuelve atrás"
    case .takesPlace(let key, let number, nil): key + " sustituye a " + number
    case .takenInside(let number, let undo?): number + " está en el paréntesis, nada se multiplica; " + undo + " vuelve atrás"
    case .takenInside(let number, nil): number + " está en el paréntesis, nada se multiplica"
    case .keysSay(let pressed, let typed, let line?): "Las teclas dan " + pressed + ", no " + typed + "; " + line + " lo pasa a una línea"
    case .keysSay(let pressed, let typed, nil): "Las teclas dan " + pressed + ", no " + typed
    case .lineIsOpen(let enter, let escape): enter + " acepta la línea, " + escape + " la descarta"
    case .heading(let group): group.spanish
    case .about(let topic): topic.spanish
    case .way(let way): way.spanish
    case .tabKey: "Tabulador"
    case .spaceKey: "Espacio"
    }
  }
}

extension HelpGroup {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .calculate: "Calcular"
    case .correct: "Corregir"
    case .show: "Ver el número de otra forma"
    case .keep: "Guardar y volver a usar"
    case .functions: "Funciones"
    case .adjust: "Ajustar"
    case .finish: "Ayuda y fin"
    }
  }
}

extension HelpTopic {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .history: "Cálculos terminados, el más reciente primero. Uno editado se calcula de nuevo, con los que usan su resultado."
    case .tape: "Los cálculos como los imprime una sumadora: ⋄ es el total hasta ahí. En una consola, exactly history --tape la imprime."
    case .units: "Unidades para una línea de la pantalla. La búsqueda encuentra símbolos y nombres."
    case .dates: "Los días entre dos fechas, y la fecha a tantos años, meses y días."
    case .commands: "Todo lo que se puede hacer ahora, con sus teclas. Lo que se escribe lo encuentra."
    case .constants: "Constantes exactas de la física y la astronomía. Lo que se escribe busca nombres, símbolos y unidades."
    case .memory: "El número en memoria y los guardados a su lado."
    case .digits: "Todas las cifras mostradas son correctas. Pasar del final calcula el doble."
    case .settings: "Lo que se cambia vale enseguida y se guarda."
    }
  }
}

extension HelpWay {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .typeLine: "Escribir un cálculo en una línea"
    case .chooseLine: "Elegir una línea"
    case .scroll: "Desplazar"
    case .changeValue: "Valor siguiente o anterior"
    case .otherLine: "Unidades de la otra línea"
    case .chooseBit: "Elegir un bit"
    case .turnBit: "Invertir el bit"
    case .toTheList: "Teclas para la lista"
    case .toTheCalculator: "Teclas para la calculadora"
    }
  }
}

extension Message {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .key(let name): name.spanish
    case .command(let name): name.spanish
    case .part(let name): name.spanish
    case .setting(let name): name.spanish
    case .settingDescription(let name): name.spanishDescription
    case .settingGroup(let group): group.spanish
    case .settingValue(let value): value.spanish
    case .sentence(let sentence): sentence.spanish
    case .calculationReason(let error, nil): error.spanish
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .spanish) {
case .one: error.spanish + ": " + demand.operation + " necesita uno"
default: error.spanish + ": " + demand.operation + " necesita dos"
}
    case .expressionReason(let cause): cause.spanish
    case .pasteReason(let reason): reason.spanish
    case .storageReason(let reason): reason.spanish
    case .historyReason(let reason): reason.spanish
    case .readingNote(let note): note.spanish
    case .settingReason(let reason): reason.spanish
    }
  }
}

extension KeypadMode {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .basic: "Básica"
    case .scientific: "Científica"
    case .programmer: "Programador"
    }
  }
}

extension CommandName {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .undo: "Deshacer"
    case .redo: "Rehacer"
    case .cut: "Cortar"
    case .copy: "Copiar"
    case .copyLink: "Copiar enlace"
    case .paste: "Pegar"
    case .selectAll: "Seleccionar todo"
    case .menu: "Menú"
    case .more: "Más"
    case .back: "Atrás"
    case .close: "Cerrar"
    case .cancel: "Cancelar"
    case .done: "Hecho"
    case .help: "Ayuda"
    case .stop: "Detener"
    case .reload: "Recargar"
    case .quit: "Salir"
    case .about: "Acerca de Exactly"
    case .openInExactly: "Abrir en Exactly"
    case .basicKeypad: "Teclado básico"
    case .scientificKeypad: "Teclado científico"
    case .programmerKeypad: "Teclado de programador"
    case .reversePolish: "Notación polaca inversa"
    case .infix: "Notación habitual"
    case .showDecimal: "Resultado como decimal"
    case .showFraction: "Resultado como fracción"
    case .showExactForm: "Resultado en forma exacta"
    case .moreDigits: "Más cifras"
    case .largeType: "Letra grande"
    case .showSeparators: "Mostrar los separadores de miles"
    case .hideSeparators: "Ocultar los separadores de miles"
    case .convert: "Convertir unidades"
    case .stopConverting: "Dejar de convertir"
    case .swapUnits: "Intercambiar unidades"
    case .otherUnit: "Escribir en la otra línea"
    case .chooseUnits: "Elegir unidades"
    case .storeNumber: "Guardar el número"
    case .showHistory: "Mostrar el historial"
    case .showTape: "Mostrar la cinta de papel"
    case .showSheet: "Hoja"
    case .showDates: "Mostrar las fechas"
    case .showConstants: "Mostrar las constantes"
    case .showMemory: "Mostrar la memoria"
    case .showSettings: "Mostrar los ajustes"
    case .reuseResult: "Reutilizar el resultado"
    case .useNumber: "Usar el número"
    case .edit: "Editar"
    case .label: "Etiquetar"
    case .remove: "Quitar"
    case .clearHistory: "Borrar el historial"
    case .clearMemory: "Borrar toda la memoria"
    case .export: "Exportar"
    case .exportText: "Exportar como texto"
    case .newWindow: "Nueva ventana"
    case .exportCSV: "Exportar como CSV"
    case .exportJSON: "Exportar como JSON"
    case .print: "Imprimir"
    case .saveText: "Guardar como texto"
    case .keepHistory: "Guardar el historial"
    case .stopKeepingHistory: "Dejar de guardar el historial"
    }
  }
}

extension PartName {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .result: "Resultado"
    case .calculation: "Cálculo"
    case .reading: "Leído como"
    case .keypad: "Teclado"
    case .bits: "Bits"
    case .history: "Historial"
    case .tape: "Cinta de papel"
    case .units: "Unidades"
    case .belowAbsoluteZero: "Por debajo del cero absoluto"
    case .recentConversions: "Conversiones recientes"
    case .unitCategories: "Categorías"
    case .unitSearch: "Buscar unidades"
    case .dates: "Fechas"
    case .commands: "Comandos"
    case .constants: "Constantes"
    case .memory: "Memoria"
    case .settings: "Ajustes"
    case .label: "Etiqueta"
    case .noCalculations: "Aún no hay cálculos"
    case .noUnits: "No hay tal unidad"
    case .nothingInMemory: "No hay nada en la memoria"
    case .memoryIsSet: "Hay un valor en la memoria"
    case .wraps: "desbordado"
    case .wholePart: "parte entera"
    case .isWaiting: "a la espera de un número"
    case .isSelected: "seleccionado"
    case .subtotal: "subtotal"
    case .exactly: "exactamente"
    case .approximately: "aproximadamente"
    case .decimal: "Decimal"
    case .fraction: "Fracción"
    case .exactForm: "Forma exacta"
    case .error: "Error"
    case .calculating: "Calculando…"
    case .stopped: "El cálculo se ha detenido"
    case .restarted: "La calculadora ha tenido que reiniciarse; el cálculo se ha recuperado"
    case .startedAnew: "La calculadora ha tenido que reiniciarse; el cálculo no se ha podido recuperar"
    case .newVersion: "Hay una nueva versión"
    case .enterKey: "Intro"
    case .escapeKey: "Esc"
    case .backspaceKey: "Retroceso"
    }
  }
}

extension SettingName {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .order: "Orden de las operaciones"
    case .angle: "Ángulos"
    case .reversePolish: "Notación polaca inversa"
    case .digits: "Cifras"
    case .places: "Decimales"
    case .numberMarks: "Separadores"
    case .notation: "Notación"
    case .grouping: "Agrupación"
    case .theme: "Apariencia"
    case .language: "Idioma"
    case .keepHistory: "Guardar el historial"
    case .keepSession: "Guardar la sesión"
    }
  }
  /// The description in Spanish.
  var spanishDescription: String {
    switch self {
    case .order: "2 + 3 × 4 da 14 o, de izquierda a derecha, 20"
    case .angle: "La unidad en que se miden los ángulos"
    case .reversePolish: "Si 2 Intro 3 + da 5, con los números en una pila"
    case .digits: "Cuántas cifras tiene un resultado como máximo"
    case .places: "Cuántos decimales se muestran como máximo; el número los conserva todos"
    case .numberMarks: "El separador decimal y la agrupación de las cifras"
    case .notation: "Si los resultados se escriben con exponente"
    case .grouping: "Si las cifras se agrupan de tres en tres"
    case .theme: "Si la calculadora es clara u oscura"
    case .language: "El idioma de todos los textos"
    case .keepHistory: "Si se guardan los cálculos terminados"
    case .keepSession: "Si la calculadora continúa donde se dejó"
    }
  }
}

extension SettingGroup {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .calculating: "Cálculo"
    case .numbers: "Números"
    case .looks: "Aspecto e idioma"
    case .keeping: "Conservación"
    }
  }
}

extension SettingValue {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .precedence: "Prioridad de operaciones"
    case .leftToRight: "De izquierda a derecha"
    case .radians: "Radianes"
    case .degrees: "Grados"
    case .gradians: "Gradianes"
    case .automatic: "Auto"
    case .plain: "Sin exponente"
    case .scientific: "Científica"
    case .engineering: "Ingeniería"
    case .thousands: "Millares"
    case .noGrouping: "Sin agrupar"
    case .light: "Claro"
    case .dark: "Oscuro"
    case .highContrast: "Alto contraste"
    case .on: "Activado"
    case .off: "Desactivado"
    }
  }
}

extension UnitNameError {
  /// The text in Spanish.
  public var spanish: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "unidad desconocida " + Language.spanish.quoted(name)
    case .unknown(let name, let suggestions): "unidad desconocida " + Language.spanish.quoted(name) + "; " + suggestions.joined(separator: " o ") + "?"
    case .ambiguous(let name, let meanings): Language.spanish.quoted(name) + " es más de una unidad: " + meanings.joined(separator: " o ")
    }
  }
}

extension QuantityError {
  /// The text in Spanish.
  public var spanish: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "un simple número y un simple número miden cosas distintas; ¿quiso decir " + hint + "?"
default: "un simple número y " + right.text + " miden cosas distintas; ¿quiso decir " + hint + "?"
}
default: switch right.isNone {
case true: left.text + " y un simple número miden cosas distintas; ¿quiso decir " + hint + "?"
default: left.text + " y " + right.text + " miden cosas distintas; ¿quiso decir " + hint + "?"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "un simple número y un simple número miden cosas distintas"
default: "un simple número y " + right.text + " miden cosas distintas"
}
default: switch right.isNone {
case true: left.text + " y un simple número miden cosas distintas"
default: left.text + " y " + right.text + " miden cosas distintas"
}
}
    case .noUnit(let units): "el número no tiene unidad que convertir a " + units.text
    case .exponentWithUnit: "un exponente no tiene unidad"
    case .fractionalExponent(let units): "los exponentes de " + units.text + " no serían enteros"
    case .exponentTooLarge: "el exponente de una unidad es demasiado grande"
    case .tooManyUnits: "demasiadas unidades"
    case .sumOfTemperatures: "dos temperaturas no se suman; una diferencia es K, delta_degC o delta_degF"
    case .productOfTemperature: "una temperatura no se multiplica; una diferencia es K, delta_degC o delta_degF"
    case .temperatureAndDifference: "una temperatura no es una diferencia de temperaturas"
    case .frequencyAndAngle: "Hz y un ángulo por tiempo difieren en un 2π incierto; use rpm o turn/s"
    case .unitsNotDescending: "cada unidad debe ser menor que la anterior y de la misma clase"
    case .moneyTimesUnits(let units, let price): units.text + " no es una suma de dinero; ¿es un precio en " + price.text + "?"
    case .noRate(let from, let to, let day?): "no se conoce ningún tipo de cambio de " + from.code + " a " + to.code + " del " + day
    case .noRate(let from, let to, nil): "no se conoce ningún tipo de cambio de " + from.code + " a " + to.code
    case .calculation(let error): error.spanish
    }
  }
}

extension DateError {
  /// The text in Spanish.
  public var spanish: String {
    switch self {
    case .noSuchDate: "esa fecha no existe"
    case .unclear: "aquí termina una fecha; ponga espacios alrededor del signo de una resta"
    case .noToday: "no se sabe qué día es hoy; escriba su fecha, como 2026-11-22"
    case .noZone: "aquí hace falta un instante con su zona horaria, como «2026-11-22 14:30 UTC»"
    case .noSuchZone: "no existe esa zona horaria; se llaman, por ejemplo, Europe/Berlin"
    case .noZoneTable: "aquí no se conoce ninguna zona horaria; en Linux las trae el paquete tzdata"
    case .damagedZone(let name): "no se puede leer el archivo de la zona horaria \(name)"
    case .dayOfNoRate: "'on' y un día son para tipos de cambio"
    case .sumOfDates: "dos fechas no se suman"
    case .productOfDate: "una fecha solo puede estar en una suma o una diferencia"
    case .noTime: "junto a una fecha va un tiempo con su unidad, como «3 days»"
    case .subtractedDate: "una fecha no se resta de un tiempo"
    case .notWholeDays: "junto a una fecha solo hay días enteros"
    case .notWholeSteps: "junto a una fecha solo hay meses y años enteros"
    case .beyondCalendar: "las fechas van de 0001-01-01 a 9999-12-31"
    case .noDate: "aquí hace falta una fecha, como 2026-11-22"
    case .noSuchTime: "los minutos y segundos son menores que 60, y las horas con «am» o «pm» de 1 a 12"
    case .timeOfDay: "junto a una hora va una duración, como «5pm + 3 h», u otra hora tras un menos: «5pm - 9am»"
    case .laterTime: "la hora tras el menos es posterior; intercámbielas, o sume 24 h a la primera si es del día siguiente"
    case .notConvertible: "una fecha no tiene unidad; se convierte «to weekday» y «to week»"
    }
  }
}

extension PasteReason {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .noText: "no hay texto"
    case .severalNumbers: "varios números; escriba sum( o mean( y péguelos ahí"
    case .tooLong(let limit): "más de \(limit) caracteres"
    case .notANumber(let text): Language.spanish.quoted(text) + " no es un número"
    case .unfinished: "el texto no terminó"
    case .expression(let cause, let column?): "columna \(column), " + cause.spanish
    case .expression(let cause, nil): cause.spanish
    case .calculation(let error): error.spanish
    }
  }
}

extension StorageReason {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .noSpace: "no queda espacio"
    case .notPermitted: "no está permitido"
    case .unreadable: "no se puede leer"
    case .other(let detail) where detail.isEmpty: "algo ha fallado"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .gone: "este cálculo ya no está en el historial"
    case .usesItself: "un cálculo no puede usar su propio resultado"
    case .usesLater: "un cálculo solo puede usar resultados anteriores"
    case .usesUnknown: "el cálculo que usa no está en el historial"
    case .unitsHaveNoValue: "sus unidades o fechas no tienen valor juntas"
    case .usesRemoved: "falta un cálculo que usa"
    case .unreadable: "la expresión no se puede leer"
    case .tooLong(let limit): "más de \(limit) caracteres"
    case .expression(let cause): cause.spanish
    case .calculation(let error): error.spanish
    }
  }
}

extension SettingReason {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .noEqualsSign: "falta «=»"
    case .unknownName(let name): "no hay ningún ajuste " + Language.spanish.quoted(name)
    case .unknownValue(let value, let setting): Language.spanish.quoted(value) + " no es un valor de " + setting
    }
  }
}

extension Sentence {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .nothingToUndo: "Nada que deshacer"
    case .nothingToRedo: "Nada que rehacer"
    case .nothingToCopy: "Nada que copiar"
    case .nothingToStore: "Nada que guardar"
    case .copied(let number): "Copiado: " + number
    case .nothingToLink: "Nada que enlazar"
    case .linkCopied: "Enlace a este cálculo copiado"
    case .pasted(let reading, .degrees): "Pegado: " + reading + ", ángulos en grados"
    case .pasted(let reading, .radians): "Pegado: " + reading + ", ángulos en radianes"
    case .pasted(let reading, .gradians): "Pegado: " + reading + ", ángulos en gradianes"
    case .pasted(let reading, nil): "Pegado: " + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "Las teclas no tienen unidades: escriba la operación como línea, por ejemplo + 2 cm"
    case .ratesTaken(let count): "Tipos de cambio tomados: \(count)"
    case .ageOfRates(let days): "antigüedad en días: \(days)"
    case .needsRates: "Falta un tipo de cambio, escrito o pegado: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "No pegado: " + reason.spanish
    case .linked(let reading, .degrees): "Del enlace: " + reading + ", ángulos en grados"
    case .linked(let reading, .radians): "Del enlace: " + reading + ", ángulos en radianes"
    case .linked(let reading, .gradians): "Del enlace: " + reading + ", ángulos en gradianes"
    case .linked(let reading, nil): "Del enlace: " + reading
    case .notLinked(let reason): "Enlace no seguido: " + reason.spanish
    case .stored(let number): "Guardado: " + number
    case .memoryIsFull: "No queda sitio para otro número"
    case .noOtherForm: "Ni fracción ni forma exacta que sea corta"
    case .noMoreDigits: "Calcular más cifras llevaría demasiado tiempo"
    case .orderIs(.precedence): "Ahora la multiplicación y la división van primero"
    case .orderIs(.leftToRight): "Ahora todo se calcula de izquierda a derecha"
    case .separators(areShown: true): "Ahora se muestran los separadores de miles"
    case .separators(areShown: false): "Ahora los números no llevan separadores de miles"
    case .notationIsReversePolish(true): "Ahora las operaciones toman sus números de una pila"
    case .notationIsReversePolish(false): "Ahora las operaciones van entre los números"
    case .anglesAreIn(.radians): "Ahora los ángulos están en radianes"
    case .anglesAreIn(.degrees): "Ahora los ángulos están en grados"
    case .anglesAreIn(.gradians): "Ahora los ángulos están en gradianes"
    case .baseIs(let base): "Ahora los números están en base \(base.rawValue)"
    case .wordsHave(let bits): "Ahora las palabras tienen \(bits) bits"
    case .wordsAreSigned(true): "Ahora las palabras tienen signo"
    case .wordsAreSigned(false): "Ahora las palabras no tienen signo"
    case .historyIsOff: "El historial está desactivado"
    case .historyIsOn: "El historial está activado"
    case .historyIsCleared: "El historial se ha borrado"
    case .calculationIsRemoved: "El cálculo se ha quitado"
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .spanish) {
case .one: "\(changes) cambio aún no guardado: " + reason.spanish
case .many: "\(changes) de cambios aún no guardados: " + reason.spanish
default: "\(changes) cambios aún no guardados: " + reason.spanish
}
    case .historyNotRead(let reason): "Historial no leído: " + reason.spanish
    case .settingsNotRead(let reason): "Ajustes no leídos: " + reason.spanish
    case .settingsNotSaved(let reason): "Ajustes no guardados: " + reason.spanish
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .spanish) {
case .one: "\(lines) línea dañada apartada en " + place
case .many: "\(lines) de líneas dañadas apartadas en " + place
default: "\(lines) líneas dañadas apartadas en " + place
}
    case .sessionNotKept(let reason): "La sesión no se ha guardado: " + reason.spanish
    case .sessionNotRead(let reason): "La sesión no se ha leído: " + reason.spanish
    case .sessionSetAside(let place): "La última sesión no se puede leer; está en " + place
    case .approximately(let number): "aproximadamente " + number
    case .error(let error, nil): "Error: " + error.spanish
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .spanish) {
case .one: "Error: " + error.spanish + ": " + demand.operation + " necesita uno"
default: "Error: " + error.spanish + ": " + demand.operation + " necesita dos"
}
    case .spokenError(let error, nil): "Error, " + error.spanish
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .spanish) {
case .one: "Error, " + error.spanish + ": " + demand.operation + " necesita uno"
default: "Error, " + error.spanish + ": " + demand.operation + " necesita dos"
}
    case .failure(let calculation, let error): calculation + ": " + error.spanish
    case .wrapped(let exact, let bits, let word): exact + ", en \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", parte entera " + word
    case .remainder(let quotient, let remainder): quotient + ", resto " + remainder
    case .cut(let number, let bits): number + ", recortado a \(bits) bits"
    case .bit(let bit, true): "el bit \(bit), 1"
    case .bit(let bit, false): "el bit \(bit), 0"
    case .carry(true): "acarreo 1"
    case .carry(false): "acarreo 0"
    case .calculations(let count): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) cálculo"
case .many: "\(count) de cálculos"
default: "\(count) cálculos"
}
    case .digits(let count): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) cifra"
case .many: "\(count) de cifras"
default: "\(count) cifras"
}
    case .greeting(let help, let quit): "Escriba un cálculo como 5+3 y pulse Intro; " + help + " para la ayuda, " + quit + " para salir."
    case .notPressed(let character, let column): "No pulsado: columna \(column), «" + character + "» no es una tecla"
    case .notRead(let cause, let column): "No leído: columna \(column), " + cause.spanish
    case .wouldReplaceNumber(let column): "No pulsado: la columna \(column) sustituiría a un número anterior"
    case .notListed(let text): "En la lista no hay " + Language.spanish.quoted(text)
    case .unprintableNotPressed(let column): "No pulsado: columna \(column), este carácter no es una tecla"
    case .helpHint(let key): key + " ayuda"
    case .continues(let key): key + " continúa"
    case .closes(let key): key + " cierra"
    case .needs(let columns, let rows): "Necesita \(columns)×\(rows)"
    case .losesSession(let key): "Se perdería lo guardado o pendiente: " + key + " sale"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .budget: "Ejemplo: presupuesto; Alquiler; Comida; Electricidad; Teléfono"
    case .trip: "Ejemplo: reparto de un viaje; Hotel; Gasolina; Cena"
    case .invoice: "Ejemplo: factura; Diseño; Alojamiento"
    case .timesheet: "Ejemplo: hoja de horas"
    case .loans: "Ejemplo: dos préstamos"
    }
  }
}

extension SheetFaceWords {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .untitled: "Sin título"
    case .newSheet: "Hoja nueva"
    case .openSheet: "Abrir hoja…"
    case .save: "Guardar"
    case .saveAs: "Guardar como…"
    case .fileName: "Nombre del archivo"
    case .text: "Hoja"
    case .answers: "Resultados"
    case .more: "Forma exacta, más cifras"
    case .writeAnswers: "Escribir los resultados en el texto"
    case .updateAnswers: "Actualizar los resultados del texto"
    case .removeAnswers: "Quitar los resultados del texto"
    case .examples: "Ejemplos"
    case .keypad: "Teclas en la pantalla"
    case .redraw: "Volver a dibujar"
    case .move: "Moverse"
    case .moveByWord: "Moverse una palabra"
    case .moveToEnd: "Al principio o al final"
    case .select: "Seleccionar"
    case .complete: "Completar un nombre"
    case .changeNumber: "Cambiar el número en el cursor"
    case .dragNumber: "Mantener la tecla y arrastrar un número para cambiarlo"
    case .refer: "Clic en un resultado: usarlo en la línea"
    case .saved(let name): "Guardado como " + name
    case .answersWritten: "Los resultados están en el texto"
    case .answersUpdated: "Los resultados del texto están al día"
    case .answersRemoved: "No hay resultados en el texto"
    case .nothingToUndo: "No hay nada que deshacer"
    case .nothingToRedo: "No hay nada que rehacer"
    case .nothingSelected: "No hay nada seleccionado"
    case .noNameBegins: "Ningún nombre empieza así"
    case .nothingMore: "La línea no tiene resultado"
    case .unfinishedPaste: "El pegado no terminó; no se tomó nada de él"
    case .savesChanges: "¿Guardar los cambios?"
    case .losesChanges: "Lo que no se guarde se perderá."
    case .discard: "Descartar"
    case .hasChanged: "El archivo ha cambiado desde que se leyó"
    case .losesTheirs: "Alguien lo ha modificado o eliminado. Sobrescribirlo pierde lo que escribió."
    case .overwrite: "Sobrescribir"
    case .exists(let name): "Ya hay un archivo " + name
    case .recoversText: "¿Recuperar lo escrito?"
    case .wasNotSaved: "El programa terminó antes de guardarlo."
    case .wasOtherText: "El archivo ha cambiado desde entonces. Lo escrito se abre como hoja nueva y el archivo queda como está."
    case .recover: "Recuperar"
    case .cannotOpen: "No se puede abrir el archivo"
    case .cannotSave: "No se puede guardar el archivo"
    case .isNotText: "No es texto en UTF-8."
    case .hasOtherLineEnds: "Tiene caracteres que no sobreviven a la edición: NUL o finales de línea de otros sistemas."
    }
  }
}

extension SheetWords {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) resultado ha cambiado"
case .many: "\(count) de resultados han cambiado"
default: "\(count) resultados han cambiado"
}
    case .line(let number): "línea \(number)"
    case .equals(let number): "igual a " + number + ", exacto"
    case .approximately(let number): "aproximadamente " + number
    case .failure(let reason): "error, " + reason
    case .pending: "aún se calcula"
    case .function: "función"
    case .graph: "gráfica"
    case .heading: "título"
    case .blank: "vacía"
    case .plus: "más"
    case .minus: "menos"
    case .times: "por"
    case .dividedBy: "dividido entre"
    case .toThePowerOf: "elevado a"
    case .percent: "por ciento"
    case .definedAs: "es"
    case .opensParenthesis: "abre paréntesis"
    case .closesParenthesis: "cierra paréntesis"
    case .sum(let number): "suma " + number
    case .average(let number): "media " + number
    case .count(let count): "cantidad \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .spanish) {
case .one: "(\(count) línea)"
default: "(\(count) líneas)"
}
    case .addedMarks(let marks): "los números de esta hoja se leen como " + marks + "; lo dice la primera línea"
    case .remark(let remark): remark.spanish
    case .failedLine(let number): "la línea \(number) tiene un error"
    case .nothingAbove: "no hay nada que contar arriba"
    case .lineBelow: "la línea está abajo, y las líneas solo leen lo que tienen arriba"
    case .noSuchLine: "esa línea no tiene valor"
    case .refusal(let refusal): refusal.spanish
    case .limit(.tooManyLines): "\(Sheet.lineLimit) líneas como máximo"
    case .limit(.tooLong): "\(Sheet.byteLimit) bytes como máximo"
    }
  }
}

extension ReadingNote {
  /// The text in Spanish.
  public var spanish: String {
    switch self {
    case .calories: "una caloría son 4,184 J; para las de los alimentos, escriba kcal"
    case .pounds: "una libra es aquí un peso; el dinero es £ o GBP"
    case .workdays: "de lunes a viernes, sin el primer día; no se conocen los festivos"
    case .addsPercentage: "suma el porcentaje; `of` da solo la parte"
    case .isNoDate: "calculado como números; una fecha se escribe 2026-12-20"
    case .bits: "`and` y `or` operan con bits; una suma se escribe con +"
    case .hoursAndMinutes: "5:12 son 5 h 12 min; 5 min 12 s es 0:05:12"
    case .isDuration: "una duración; una hora del día se escribe 11pm + 8 h"
    case .timesCancel: "las horas y los días se cancelan; para horas por día, divida solo por el número"
    case .isNoShare: "un porcentaje entre paréntesis es un número, no una parte; quite los paréntesis"
    case .beforeGregorian: "antes del 15 de octubre de 1582 es la fecha gregoriana, no la juliana"
    }
  }
}

extension SheetRemark {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .countsDefinitions(let lines): "cuenta " + Language.spanish.listed(lines) + "; una línea en blanco sobre las partidas lo deja fuera"
    case .leavesOut(let lines): "no cuenta " + Language.spanish.listed(lines)
    case .leavesOutPercentages(let lines, let sum): "no cuenta " + Language.spanish.listed(lines) + "; con `" + sum + "` sí se cuenta"
    case .takesOff(let lines): "descuenta " + Language.spanish.listed(lines)
    case .countsPercentages(let lines): "incluye " + Language.spanish.listed(lines) + " de las líneas de arriba"
    case .countsDerived(let lines): "cuenta " + Language.spanish.listed(lines) + " y también aquello de lo que se calcula"
    case .addsBulleted(let lines): "suma " + Language.spanish.listed(lines) + ": el guion es una viñeta; un menos va delante del número"
    case .adds(let lines): "suma " + Language.spanish.listed(lines) + "; un menos ante el importe lo resta"
    case .countsAboveTotal(let line): "cuenta también las líneas sobre el total de la línea \(line)"
    case .leavesBlockAbove: "no cuenta las líneas sobre la línea vacía; `grand total` las cuenta todas"
    case .countsAsMoney(let lines, let currency): "cuenta " + Language.spanish.listed(lines) + " como " + currency
    case .note(let note): note.spanish
    case .totalsBlockAbove: "trata del bloque sobre la línea en blanco"
    case .text(let word, let name?): word + ": texto; ¿quiso decir " + name + "?"
    case .text(let word, nil): word + " es texto; nada se llama así"
    case .radians: "en radianes; en grados sin(30°), o `# exactly: angle deg` arriba"
    case .otherReading(let reading): "leído como " + reading
    case .optionsTooLow: "las opciones solo cuentan arriba del todo, antes de la primera línea"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .comment: "Un comentario no calcula nada"
    case .needsNumber: "Antes hace falta un número"
    case .needsOperation: "Antes hace falta una operación"
    case .secondPoint: "Solo un separador decimal"
    case .nothingToClear: "Aquí no hay nada que borrar"
    case .nothingToDelete: "No hay ningún carácter antes"
    case .noOpenParenthesis: "No hay ningún paréntesis abierto"
    case .nothingToRepeat: "No hay ninguna operación que repetir"
    case .memory: "Una hoja guarda números con nombres: a = 5"
    case .random: "Los resultados de una hoja dependen solo de su texto"
    case .reversedPower: "La base de una potencia va primero: x^y"
    case .otherKeypad: "Esta tecla es de otro teclado"
    }
  }
}

extension UnitCategory {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .angle: "Ángulo"
    case .area: "Superficie"
    case .currency: "Moneda"
    case .data: "Datos"
    case .energy: "Energía"
    case .force: "Fuerza"
    case .fuel: "Consumo de combustible"
    case .length: "Longitud"
    case .power: "Potencia"
    case .pressure: "Presión"
    case .speed: "Velocidad"
    case .temperature: "Temperatura"
    case .time: "Tiempo"
    case .volume: "Volumen"
    case .weight: "Peso"
    case .other: "Otras"
    }
  }
}

extension WrittenDate {
  static let spanish: [Name] = names(in: """
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ayer hoy mañana
    """)
}

extension EverydayUnits {
  static let spanish: [Name] = names(in: """
    deg Grados
    rad Radianes
    mrad Milirradianes
    grad Gradianes
    arcmin Minutos de arco
    arcsec Segundos de arco
    turn Vueltas
    mm^2 Milímetros cuadrados
    cm^2 Centímetros cuadrados
    m^2 Metros cuadrados
    are Áreas
    ha Hectáreas
    km^2 Kilómetros cuadrados
    in^2 Pulgadas cuadradas
    ft^2 Pies cuadrados
    yd^2 Yardas cuadradas
    acre Acres
    mi^2 Millas cuadradas
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Kilobits
    kB Kilobytes
    Kibit Kibibits
    KiB Kibibytes
    Mbit Megabits
    MB Megabytes
    Mibit Mebibits
    MiB Mebibytes
    Gbit Gigabits
    GB Gigabytes
    GiB Gibibytes
    TB Terabytes
    TiB Tebibytes
    PB Petabytes
    PiB Pebibytes
    J Julios
    kJ Kilojulios
    MJ Megajulios
    cal Calorías
    kcal Kilocalorías
    Wh Vatios hora
    kWh Kilovatios hora
    MWh Megavatios hora
    eV Electronvoltios
    BTU Unidades térmicas británicas
    ftlbf Pies-libra
    therm Termias inglesas
    erg Ergios
    N Newtons
    kN Kilonewtons
    dyn Dinas
    gf Gramos-fuerza
    kgf Kilogramos-fuerza
    ozf Onzas-fuerza
    lbf Libras-fuerza
    pdl Poundals
    kip Kips
    L/100km Litros a los 100 kilómetros
    kmpl Kilómetros por litro
    mpg Millas por galón (EE. UU.)
    mpg_imp Millas por galón (imperial)
    gal/100mi Galones a las 100 millas
    nm Nanómetros
    um Micrómetros
    mm Milímetros
    cm Centímetros
    m Metros
    km Kilómetros
    in Pulgadas
    ft Pies
    yd Yardas
    mi Millas
    nmi Millas náuticas
    fathom Brazas
    furlong Estadios ingleses
    point Puntos
    au Unidades astronómicas
    ly Años luz
    pc Pársecs
    mW Milivatios
    W Vatios
    kW Kilovatios
    MW Megavatios
    GW Gigavatios
    hp Caballos de fuerza
    hp_metric Caballos de vapor
    BTU_h BTU por hora
    ftlbf_s Pies-libra por segundo
    Pa Pascales
    hPa Hectopascales
    kPa Kilopascales
    MPa Megapascales
    mbar Milibares
    bar Bares
    atm Atmósferas
    at Atmósferas técnicas
    psi Libras por pulgada cuadrada
    torr Torr
    mmHg Milímetros de mercurio
    inHg Pulgadas de mercurio
    m/s Metros por segundo
    km/h Kilómetros por hora
    mph Millas por hora
    ft/s Pies por segundo
    kn Nudos
    min/km Minutos por kilómetro
    min/mi Minutos por milla
    c0 Velocidad de la luz
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanosegundos
    us Microsegundos
    ms Milisegundos
    s Segundos
    min Minutos
    h Horas
    d Días
    week Semanas
    month Meses
    year Años
    decade Décadas
    century Siglos
    mL Mililitros
    cL Centilitros
    dL Decilitros
    L Litros
    hL Hectolitros
    cm^3 Centímetros cúbicos
    m^3 Metros cúbicos
    tsp Cucharaditas (EE. UU.)
    tbsp Cucharadas (EE. UU.)
    floz Onzas líquidas (EE. UU.)
    cup Tazas (EE. UU.)
    metric_cup Tazas (métricas)
    pt Pintas (EE. UU.)
    qt Cuartos de galón (EE. UU.)
    gal Galones (EE. UU.)
    imp_floz Onzas líquidas (imperiales)
    imp_pt Pintas (imperiales)
    imp_qt Cuartos de galón (imperiales)
    imp_gal Galones (imperiales)
    in^3 Pulgadas cúbicas
    ft^3 Pies cúbicos
    yd^3 Yardas cúbicas
    bbl Barriles de petróleo
    ug Microgramos
    mg Miligramos
    g Gramos
    kg Kilogramos
    t Toneladas
    ct Quilates
    grain Granos
    oz Onzas
    lb Libras
    st Stones
    short_ton Toneladas cortas
    long_ton Toneladas largas
    ozt Onzas troy
    """)
}
