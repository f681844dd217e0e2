// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .digits: "cifras significativas de una respuesta: 1 a \(AnswerFormat.digitLimit) (16)"
    case .places: "en lugar de --digits, cifras tras el punto: 0 a \(AnswerFormat.digitLimit); las mitades, lejos de cero"
    case .exact: "la forma exacta, como √3/2 o 1/3, donde hay una corta"
    case .mixed: "como --exact, con 7/2 escrito 3 1/2"
    case .explain: "cada paso de una expresión, y lo que está probado de él"
    case .angle: "la unidad en que se miden los ángulos: rad, deg o grad (rad)"
    case .notation: "automatic (o auto), plain (sin exponente), scientific (1.2e4) o engineering (12e3)"
    case .grouping: "thousands (1_234_567; con --keys 1,234,567) o none"
    case .base: "números enteros en base 2, 8, 10 o 16, con todas las cifras"
    case .word: "calcula con palabras de 8, 16, 32 o 64 bits, a las que se recorta cada paso"
    case .signed: "las palabras tienen signo, como sin esta opción"
    case .unsigned: "las palabras no tienen signo"
    case .json: "un objeto JSON por línea"
    case .csv: "cada vez una línea de valores separados por comas, primero los nombres de las columnas"
    case .rates: "convierte dinero con los tipos de un archivo: date,from,to,rate,source"
    case .marks: "qué significan los signos de 1,234 y 1.234: 1,234.5 o 1.234,5"
    case .today: "el día que es today, como 2026-11-22"
    case .file: "responde a las líneas de un archivo; - es la entrada estándar"
    case .jobs: "cuántos hilos responden a las líneas: de 1 a \(Options.jobLimit) (tantos como puedan ejecutarse a la vez)"
    case .keys: "pulsa teclas; - lee una secuencia por línea"
    case .order: "precedence, como en Apple, o left-to-right"
    case .mode: "basic (9 cifras), scientific (16) o programmer (palabras de 8 a 64 bits)"
    case .reversePolish: "notación polaca inversa: las operaciones toman sus números de una pila"
    case .plain: "líneas de texto sin códigos de control, para lectores de pantalla"
    case .new: "empieza con 0 y la memoria vacía, no donde terminó la última"
    case .remove: "elimina un cálculo; --json muestra su ID"
    case .label: "da nombre a un cálculo con las palabras que siguen, o se lo quita"
    case .tape: "imprime los cálculos como una sumadora"
    case .clear: "elimina todos los cálculos, sin preguntar"
    case .off: "desde ahora no guarda cálculos"
    case .on: "vuelve a guardar los cálculos"
    case .reset: "devuelve todos a su valor inicial"
    case .answers: "muestra solo las respuestas, una línea por cada una de la hoja"
    case .write: "pone al día las respuestas en el archivo"
    case .writeAll: "escribe una respuesta detrás de cada línea que la tiene"
    case .strip: "quita las respuestas del archivo"
    case .check: "dice qué respuestas de los archivos son erróneas, sin cambiar nada"
    case .from: "el extremo izquierdo del dibujo (-10)"
    case .to: "el extremo derecho del dibujo (10)"
    case .bottom: "el borde inferior del dibujo (elegido según los valores)"
    case .top: "el borde superior del dibujo (elegido según los valores)"
    case .size: "columnas y filas de píxeles, como 800x500, que es lo habitual; da SVG"
    case .count: "dice cuántos píxeles están dibujados, vacíos y sin decidir"
    case .completionScript: "muestra lo que completa esta orden en bash, zsh o fish"
    case .manual: "muestra la página de manual, para man"
    case .version: "muestra la versión"
    case .help: "muestra esta ayuda"
    }
  }
}

extension SessionWord {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .help: "esta ayuda, o la de una función o una palabra"
    case .variables: "los nombres de los números, y sus valores"
    case .functions: "todas las funciones y constantes, primero las propias, o las de una palabra"
    case .units: "todas las unidades, o las de una palabra"
    case .history: "las líneas escritas antes, o las últimas N"
    case .undo: "deshace la última línea que cambió algo, o las últimas N"
    case .reset: "olvida todos los nombres y la respuesta; undo los recupera"
    case .digits: "dice cuántas cifras significativas se muestran, o lo cambia"
    case .places: "lo mismo para las cifras tras el punto"
    case .notation: "escribe las respuestas " + Self.notations
    case .grouping: "escribe 1_234_567 por 1234567, o no"
    case .exact: "muestra solo la forma exacta donde hay una corta, o fracciones como 3 1/2"
    case .degrees: "mide los ángulos en grados"
    case .radians: "mide los ángulos en radianes"
    case .gradians: "mide los ángulos en gradianes"
    case .preview: "muestra al escribir la respuesta hasta ese punto, o no"
    case .clear: "borra la pantalla"
    case .quit: "sale de la sesión, como Ctrl-D"
    }
  }
}

extension ExplanationText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .nothingCalculated: "no se calcula nada"
    case .moreSteps(let count): switch PluralCategory(count, in: .spanish) {
case .one: "… \(count) paso más"
default: "… \(count) pasos más"
}
    case .noDecimal(let reason): "sin número decimal: " + reason.spanish
    case .noValue(let reason): "sin valor: " + reason.spanish
    case .exact: "exacto"
    case .rounded: "redondeado"
    case .roundedWithin(let bound): "redondeado, con un error de " + bound + " como máximo"
    case .noted(let note, let bound): Notice.written(note).spanish + "; con un error de " + bound + " como máximo"
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "de radianes a radianes; " + proof.spanish
case .degrees: "de radianes a grados; " + proof.spanish
default: "de radianes a gradianes; " + proof.spanish
}
case .degrees: switch other {
case .radians: "de grados a radianes; " + proof.spanish
case .degrees: "de grados a grados; " + proof.spanish
default: "de grados a gradianes; " + proof.spanish
}
default: switch other {
case .radians: "de gradianes a radianes; " + proof.spanish
case .degrees: "de gradianes a grados; " + proof.spanish
default: "de gradianes a gradianes; " + proof.spanish
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "el ángulo en radianes; " + proof.spanish
case .degrees: "el ángulo en grados; " + proof.spanish
default: "el ángulo en gradianes; " + proof.spanish
}
    }
  }
}

extension FailureReason {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).spanish
    case .calculation(let error, let demand): Message.calculationReason(error, demand).spanish
    case .unknownKey(let name): "tecla desconocida «" + name + "»"
    case .severalKeys(let name): "«" + name + "» puede ser varias teclas: ponga espacios entre ellas"
    case .tooLong(let limit): "más de \(limit) bytes"
    case .notUTF8: "no es texto UTF-8"
    case .meantCommand(let words): "esto no es una expresión; ¿quería decir «exactly \(words)»?"
    case .unknownOption(let name, let options) where options.isEmpty: "opción desconocida «" + name + "»"
    case .unknownOption(let name, let options): "opción desconocida «" + name + "»; ¿quería decir " + options.joined(separator: " o ") + "?"
    case .noFile(let cause): Message.expressionReason(cause).spanish + "; y no hay ningún archivo con este nombre"
    }
  }
}

extension HelpPart {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .summary: "Una calculadora con las teclas de Apple y sin ninguna cifra errónea"
    case .inTerminal: "en un terminal: la calculadora a pantalla completa; si no, una expresión y una respuesta por línea"
    case .expression: "la respuesta: exactly '1/3 + 1/6' muestra 0.5"
    case .file: "las respuestas a las líneas de un archivo; también --file FILE"
    case .keys: "pulsa las teclas de la calculadora y muestra su pantalla"
    case .task(.repl): "una sesión de expresiones, con variables y edición de líneas"
    case .task(.functions): "enumera todas las funciones y constantes, o las de una palabra"
    case .task(.units): "enumera todas las unidades, o las de una palabra"
    case .task(.sheet): "calcula un archivo cuyas líneas se usan unas a otras, una hoja viva"
    case .task(.plot): "dibuja funciones de x: las curvas y todo lo que está demostrado de ellas"
    case .task(.history): "enumera los cálculos guardados; con opciones también los cambia"
    case .task(.settings): "enumera los ajustes; con un nombre y un valor cambia uno"
    case .task(.rates): "guarda tipos de cambio, de ficheros del Banco Central Europeo o de otros"
    case .task(.help): "esta ayuda; con un nombre, la de una tarea, una función o una constante"
    case .title(.repl): "Una sesión de expresiones en un terminal"
    case .title(.functions): "Todas las funciones y constantes de las expresiones"
    case .title(.units): "Todas las unidades de las expresiones"
    case .title(.sheet): "Una hoja viva: líneas de texto, cada una con su respuesta"
    case .title(.plot): "Curvas con raíces, extremos, polos, saltos y huecos"
    case .title(.history): "Los cálculos guardados, el más antiguo primero"
    case .title(.settings): "Los ajustes de la calculadora con teclas"
    case .title(.rates): "Los tipos de cambio que se guardan para el dinero"
    case .title(.help): "La ayuda de la orden, de una tarea o de un nombre"
    case .examplesTitle: "EJEMPLOS"
    case .expressionsTitle: "EXPRESIONES"
    case .keysTitle: "TECLAS"
    case .linesTitle: "LÍNEAS"
    case .keptTitle: "LO QUE SE GUARDA"
    case .plotsTitle: "LO QUE SE MUESTRA"
    case .namesTitle: "NOMBRES"
    case .fiftyDigits: "cincuenta cifras, la última redondeada"
    case .twoAnswers: "3, luego 18.84955592153876"
    case .jsonAnswer: "la lectura, el decimal y la fracción"
    case .steps: "cada paso, y lo que está probado de él"
    case .fileAnswers: "las respuestas a las líneas de un archivo"
    case .taskHelp: "la ayuda de una tarea"
    case .language: "+ - * / ^ o − × ÷ √, paréntesis, decimales, exponentes (1e-3), _ entre cifras, factoriales (5!), grados (30°), porcentajes (200 + 10% es 220, 200 * 10% es 20), productos sin signo (2pi), funciones y constantes por su nombre, # para comentarios."
    case .naming: "En una tubería y en una sesión, x = 3 da nombre a un número, f(x) = x^2 + 1 a una función, y ans o _ es la respuesta anterior."
    case .exactness: "Los números son exactos; si una respuesta tiene más cifras que las mostradas, la última está redondeada."
    case .keySequences: "0 a 9 . + - * / = % +/- C AC DEL y nombres como sqrt y x^y. Pueden ir juntos donde solo se pueden separar de una manera: 2+3= pero 5 +/- =."
    case .answered: "todo ha tenido respuesta"
    case .noValue: "algo no tenía valor, o se rechazó una línea de la entrada"
    case .unreadable: "no se pudo leer la entrada, o las opciones son erróneas"
    case .session: "responde línea tras línea, hasta quit o Ctrl-D"
    case .functions: "una línea cada una: el nombre, qué es, un ejemplo"
    case .units: "una línea cada una: el símbolo, los nombres, el valor exacto, la fuente"
    case .unitsAbout: "las que tienen la palabra en su línea"
    case .rates: "enumera el tipo más reciente de cada moneda"
    case .ratesImport: "toma los de un fichero: XML o CSV del BCE, o líneas date,from,to,rate,source; - es la entrada estándar"
    case .ratesClear: "los olvida"
    case .importsRates: "el fichero tal como se descarga"
    case .importsRatesOfToday: "los tipos del día"
    case .unitsOfPressure: "las unidades de presión"
    case .functionsAbout: "las que tienen la palabra en su nombre o descripción"
    case .commandHelp: "la ayuda de la orden"
    case .nameHelp: "la de una tarea, o qué es una función o una constante"
    case .sheet: "abre la hoja o la muestra con sus respuestas (--plain); - es la entrada estándar"
    case .sheetChange: "cambia las respuestas en los archivos; también --write-all y --strip"
    case .sheetCheck: "dice qué respuestas de los archivos son erróneas"
    case .plot: "dibuja hasta seis funciones de x; y = puede ir delante de cada una"
    case .plotBetween: "para x de A a B (de -10 a 10)"
    case .history: "enumera los cálculos"
    case .label: "da nombre a un cálculo; sin palabras se lo quita"
    case .settings: "enumera los ajustes y los valores posibles de cada uno"
    case .setting: "muestra el valor de un ajuste"
    case .change: "cambia un ajuste"
    case .lines: "x = 3 da nombre a un número, f(x) = x^2 + 1 a una función, y ans es la respuesta anterior. ? enumera lo demás. = precede a lo exacto, ≈ a lo redondeado."
    case .sheetLines: "rent = 1200 da nombre a un número, que las líneas de abajo pueden usar. total trata de las líneas de arriba, hasta una en blanco; ans es la respuesta anterior, y line 3 la de la tercera línea. # empieza un comentario. De un archivo Markdown (.md) solo se calculan los bloques marcados exactly, todos como una sola hoja."
    case .sheetAnswers: "Una respuesta va en su línea detrás de #: = ante lo exacto, ≈ ante lo redondeado, ! ante la razón si no la hay. La que tiene menos cifras conserva su número."
    case .kept: "Lo que una persona calcula en un terminal se guarda, hasta history --off: las expresiones y --keys dados como argumentos, las líneas de una sesión y los cálculos de la propia calculadora. Las tuberías y los archivos no guardan nada."
    case .plots: "Cada raíz, extremo, polo, salto, hueco o laguna de la lista está demostrado, y no hay otros; donde no se pudo seguir una curva, se dice. Solo se dibujan píxeles donde está demostrado que pasa la curva. En un terminal la imagen está en braille, fuera de él en SVG."
    case .names: "Las expresiones y --keys no siguen los ajustes, sino que tienen opciones."
    case .beginsSession: "empieza una sesión"
    case .sessionInDegrees: "una en grados y con 30 cifras"
    case .functionsWithRoot: "las funciones con root en su línea"
    case .functionHelp: "qué es una función, con un ejemplo"
    case .sheetWithAnswers: "la hoja con sus respuestas"
    case .sheetInCI: "en un guion: estado 1 si una respuesta es errónea"
    case .plotAsPicture: "una imagen para una página o un documento"
    case .plotOfTwo: "dos curvas"
    case .plotInWords: "la descripción y una tabla de valores"
    case .historyForPrograms: "para programas, con el ID de cada cálculo"
    case .historyForSpreadsheet: "para una hoja de cálculo"
    case .tapeForPrinter: "para imprimirlo"
    case .namesCalculation: "da nombre a un cálculo"
    case .leftToRight: "2 + 3 × 4 es desde ahora 20 con las teclas"
    case .notationAtFirst: "muestra automatic, hasta que se cambie"
    }
  }
}

extension HistoryText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .noCalculation(let id): "no hay ningún cálculo " + id
    case .removed(let count): switch PluralCategory(count, in: .spanish) {
case .one: "\(count) cálculo eliminado"
case .many: "\(count) de cálculos eliminados"
default: "\(count) cálculos eliminados"
}
    case .unreadableLeft(let place): "lo que no se pudo leer sigue en " + place
    case .isOn: "desde ahora se guardan los cálculos"
    case .isOff: "desde ahora no se guardan cálculos; exactly history --clear elimina los anteriores"
    case .storage(let error): error.reason(in: .spanish)
    case .setAside(let count, let place): switch PluralCategory(count, in: .spanish) {
case .one: "una línea del historial no se pudo leer y está ahora en " + place
default: "\(count) líneas del historial no se pudieron leer y están ahora en " + place
}
    }
  }
}

extension NameText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .function(.squareRoot): "raíz cuadrada, también √"
    case .function(.cubeRoot): "raíz cúbica, también ∛"
    case .function(.root): "raíz n-ésima de x"
    case .function(.power): "potencia, también ^ y **"
    case .function(.exponential): "potencia de e"
    case .function(.naturalLogarithm): "logaritmo natural, en base e"
    case .function(.logarithm): "logaritmo en base 10, como en la tecla de una calculadora, o en una base dada en segundo lugar"
    case .function(.binaryLogarithm): "logaritmo en base 2"
    case .function(.decimalLogarithm): "logaritmo en base 10"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "seno de un ángulo"
    case .function(.cosine): "coseno de un ángulo"
    case .function(.tangent): "tangente de un ángulo"
    case .function(.secant): "secante de un ángulo, 1/cos"
    case .function(.cosecant): "cosecante de un ángulo, 1/sin"
    case .function(.cotangent): "cotangente de un ángulo, 1/tan"
    case .function(.arcsine): "ángulo de un seno"
    case .function(.arccosine): "ángulo de un coseno"
    case .function(.arctangent): "ángulo de una tangente"
    case .function(.arctangent2): "ángulo del punto (x, y), con y primero"
    case .function(.hyperbolicSine): "seno hiperbólico"
    case .function(.hyperbolicCosine): "coseno hiperbólico"
    case .function(.hyperbolicTangent): "tangente hiperbólica"
    case .function(.hyperbolicSecant): "secante hiperbólica, 1/cosh"
    case .function(.hyperbolicCosecant): "cosecante hiperbólica, 1/sinh"
    case .function(.hyperbolicCotangent): "cotangente hiperbólica, 1/tanh"
    case .function(.areaSine): "inversa de sinh"
    case .function(.areaCosine): "inversa de cosh, nunca negativa"
    case .function(.areaTangent): "inversa de tanh"
    case .function(.areaSecant): "inversa de sech, no negativa"
    case .function(.areaCosecant): "inversa de csch"
    case .function(.areaCotangent): "inversa de coth"
    case .function(.factorial): "factorial, también «!»"
    case .function(.gamma): "función gamma, (x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "formas de elegir k de n"
    case .function(.permutations): "formas de elegir k de n en orden"
    case .function(.fibonacci): "término de la sucesión de Fibonacci"
    case .function(.absolute): "distancia a cero"
    case .function(.sign): "−1, 0 o 1 según el signo"
    case .function(.floor): "entero inmediatamente inferior"
    case .function(.ceiling): "entero inmediatamente superior"
    case .function(.round): "entero más cercano, o con tantos decimales; los medios se alejan de cero"
    case .function(.truncation): "parte entera"
    case .function(.fraction): "lo que deja trunc"
    case .function(.remainder): "resto con el signo del divisor, también en medio: 8 mod 3"
    case .function(.greatestCommonDivisor): "máximo común divisor"
    case .function(.leastCommonMultiple): "mínimo común múltiplo"
    case .function(.minimum): "el menor de todos"
    case .function(.maximum): "el mayor de todos"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "suma, también de una lista, y sobre k: sum(1/k, k, 1, 9)"
    case .function(.product): "producto, también de una lista, y sobre k: product(k, k, 1, 9)"
    case .function(.mean): "media, también de una lista"
    case .function(.median): "mediana, también de una lista"
    case .function(.mode): "el valor más frecuente, también de una lista"
    case .function(.count): "cuántos hay"
    case .function(.variance): "varianza de una muestra, también de una lista, por n − 1"
    case .function(.populationVariance): "varianza de la población, por n"
    case .function(.standardDeviation): "desviación estándar de una muestra, √var"
    case .function(.populationStandardDeviation): "desviación estándar de la población, √varp"
    case .function(.geometricMean): "media geométrica"
    case .function(.harmonicMean): "media armónica"
    case .function(.rootMeanSquare): "media cuadrática"
    case .function(.quantile): "bajo lo que queda la parte p de los números, interpolado en (n − 1)p"
    case .function(.quotient): "cociente entero, hacia cero"
    case .function(.truncatedRemainder): "lo que deja quot, con el signo de a"
    case .function(.derivative): "derivada de una expresión en x en el punto a"
    case .function(.integral): "integral de una expresión en x de a a b"
    case .function(.roots): "números de a a b en los que una expresión en x es cero"
    case .function(.solve): "soluciones de una ecuación en x cuyos lados son polinomios"
    case .function(.hexadecimal): "alrededor de toda una línea: la respuesta en base 16, como x to hex"
    case .function(.octal): "alrededor de toda una línea: la respuesta en base 8, como x to oct"
    case .function(.binary): "alrededor de toda una línea: la respuesta en base 2, como x to bin"
    case .function(.decimal): "alrededor de toda una línea: todas las cifras en base 10, como x to dec"
    case .function(.int8): "recortado a 8 bits con signo"
    case .function(.int16): "recortado a 16 bits con signo"
    case .function(.int32): "recortado a 32 bits con signo"
    case .function(.int64): "recortado a 64 bits con signo"
    case .function(.uint8): "recortado a 8 bits sin signo"
    case .function(.uint16): "recortado a 16 bits sin signo"
    case .function(.uint32): "recortado a 32 bits sin signo"
    case .function(.uint64): "recortado a 64 bits sin signo"
    case .function(.rotationLeft): "bits girados n lugares a la izquierda en una palabra de 8, 16, 32 o 64 sin signo"
    case .function(.rotationRight): "bits girados n lugares a la derecha en una palabra de 8, 16, 32 o 64 sin signo"
    case .function(.byteswap): "bytes de una palabra sin signo en el orden inverso"
    case .function(.population): "cuántos bits son 1"
    case .example(let function): Self.function(function).spanish + ": " + function.description.equation
    case .constant(.pi): "la circunferencia de un círculo de diámetro 1: 3.14159…"
    case .constant(.tau): "2π, una vuelta completa: 6.28318…"
    case .constant(.e): "la base de los logaritmos naturales: 2.71828…"
    case .unit(.degrees): "un ángulo en grados, también °: sin(30 deg) = 0.5"
    case .unit(.radians): "un ángulo en radianes: sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "un ángulo en gradianes, de los que 100 forman un ángulo recto: sin(100 grad) = 1"
    case .date(.weekday): "día de la semana de una fecha, 1 el lunes: weekday(2026-11-22) = 7"
    case .date(.week): "semana de una fecha según ISO 8601: week(2026-11-22) = 47"
    case .date(.dayOfYear): "día del año de una fecha: dayofyear(2026-02-01) = 32"
    case .date(.workday): "fecha tantos días de lunes a viernes después: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "días de lunes a viernes entre dos fechas: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "el día de hoy: today + 1 week"
    case .answer: "la respuesta anterior a esta, en una tubería y en una sesión"
    case .otherNames(let names): "; o " + names
    case .either(let one, let other): one + " o " + other
    }
  }
}

extension Notice {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .readAs(let reading): "leído como " + reading
    case .written(.exactnessUndecided): "no se puede decidir si este es el valor exacto"
    case .written(.belowAbsoluteZero): "esto está por debajo del cero absoluto"
    case .written(.onOtherDay(1)): "al día siguiente"
    case .written(.onOtherDay(-1)): "el día anterior"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude) días antes"
    case .written(.onOtherDay(let days)): "\(days) días después"
    case .written(.certainDigits(let count)): switch PluralCategory(count, in: .spanish) {
case .one: "solo 1 cifra es segura"
default: "solo \(count) cifras son seguras"
}
    case .both(let one, let other): one.spanish + "; " + other.spanish
    case .note(let note): Message.readingNote(note).spanish
    case .zones(let version): "zonas horarias de tzdata \(version)"
    case .anglesInRadians: "los ángulos están aquí en radianes; 30° o 30 deg es uno en grados"
    case .ignoredDigits(let count, let limit): switch PluralCategory(count, in: .spanish) {
case .one: "se omitió una cifra: un número tiene hasta \(limit) en este teclado"
default: "se omitieron \(count) cifras: un número tiene hasta \(limit) en este teclado"
}
    case .digitsDoNotFit(let count, let bits, let base): switch PluralCategory(count, in: .spanish) {
case .one: "se omitió una cifra: no es de la base \(base) o no cabe en \(bits) bits"
default: "se omitieron \(count) cifras: no es de la base \(base) o no cabe en \(bits) bits"
}
    case .keysWithoutEffect(let keys): "sin efecto aquí: " + keys.joined(separator: ", ")
    case .wraps(let format): "un paso superó los \(format.bitWidth) bits y se recortó a ellos"
    case .rates(let rates, let days?): switch PluralCategory(days, in: .spanish) {
case .one: "a " + rates.joined(separator: ", ") + "; de hace un día"
default: "a " + rates.joined(separator: ", ") + "; de hace \(days) días"
}
    case .rates(let rates, nil): "a " + rates.joined(separator: ", ")
    case .noExactForm: "no hay una forma exacta corta; esto está redondeado"
    case .historyNotWritten(let error): "el historial no se ha escrito: " + error.reason(in: .spanish)
    case .notInHistory(let count, let error): switch PluralCategory(count, in: .spanish) {
case .one: "un cálculo no está en el historial: " + error.reason(in: .spanish)
default: "\(count) cálculos no están en el historial: " + error.reason(in: .spanish)
}
    case .linesNotRead(let error): "no se pueden leer las líneas escritas antes: " + error.reason(in: .spanish)
    case .linesNotKept(let error): "las líneas no se guardan: " + error.reason(in: .spanish)
    case .settingNotUnderstood(let path, let problem): path + ", línea \(problem.line): " + Message.settingReason(SettingReason(problem.cause)).spanish
    case .nothingToCalculate: "nada que calcular; pruebe exactly '1/3 + 1/6' o exactly --help"
    }
  }
}

extension OptionScope {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .keys: "para las teclas:"
    case .terminal: "en un terminal:"
    case .task(let task): "para " + task.rawValue + ":"
    }
  }
}

extension PlotText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .title(let functions, let from, let to): functions + " para x de " + from + " a " + to
    case .height(let bottom, let top): "y de " + bottom + " a " + top
    case .noRoots: "Sin raíces"
    case .roots(let list): "Raíces: " + list
    case .maxima(let list): "Máximos: " + list
    case .minima(let list): "Mínimos: " + list
    case .poles(let list): "Polos: " + list
    case .jumps(let list): "Saltos: " + list
    case .holes(let list): "Huecos: " + list
    case .gaps(let list): "No definida: " + list
    case .levels(let list): "Constante: " + list
    case .undecided(let list): "Sin decidir: " + list
    case .noCrossings: "Sin intersecciones"
    case .crossings(let list): "Intersecciones: " + list
    case .same(let list): "Iguales: " + list
    case .touching(let number): number + " (toca)"
    }
  }
}

extension SessionMessage {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .greeting(let version): "exactly " + version + ": una expresión e Intro; ? para la ayuda, quit para salir."
    case .nothingCalled(let name): "nada se llama «" + name + "»; functions enumera lo que hay"
    case .ownNumber: "un número propio"
    case .isOwnNumber(let name): name + " es un número propio"
    case .takesLong(let name): name + " tarda mucho en escribirse"
    case .forgot(let count): if count == 0 { "ningún nombre que olvidar" } else { switch PluralCategory(count, in: .spanish) {
case .one: "\(count) nombre olvidado"
default: "\(count) nombres olvidados"
} }
    case .anglesIn(.radians): "ángulos en radianes"
    case .anglesIn(.degrees): "ángulos en grados"
    case .anglesIn(.gradians): "ángulos en gradianes"
    case .nothingToUndo: "nada que deshacer"
    case .undone(let line): "deshecho: " + line
    case .noNames: "ningún número tiene nombre aún: x = 3 le da uno"
    case .error(let reason): "error: \(reason)"
    case .notOneOf(let word, let choices, let text): word + " puede ser " + choices + ", no «" + text + "»"
    case .notInRange(let word, let range, let text): word + " espera un número de \(range.lowerBound) a \(range.upperBound), no «" + text + "»"
    case .standsAlone(let word, let text): word + " va solo, sin «" + text + "»"
    case .settingsAlone(let first, let text): "los ajustes van sin «" + first + "»: " + text
    case .noUnit(let word): "ninguna unidad con «" + word + "»; units las enumera todas"
    case .noFunction(let word): "ninguna función tiene «" + word + "» en su nombre o descripción"
    case .isNumberNow(let name, let other?): "«" + name + "» es ahora un número y no una palabra de la sesión; " + other + " aún lo es"
    case .isNumberNow(let name, nil): "«" + name + "» es ahora un número y no una palabra de la sesión"
    case .calculation: "un cálculo; = marca una respuesta exacta, ≈ una redondeada"
    case .namesNumber: "da nombre a un número"
    case .namesFunction: "da nombre a una función"
    case .answerBefore: "la respuesta anterior"
    case .openLine: "una línea con un paréntesis abierto, o que acaba en un operador o \\, sigue debajo"
    case .arrowKeys: "↑, ↓"
    case .linesBefore: "las líneas que empiezan por lo que precede al cursor; Ctrl-R busca en todas"
    case .completesName: "completa un nombre, o enumera los que hay"
    case .givesUp: "abandona una línea, o detiene un cálculo"
    }
  }
}

extension SheetMessage {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .wrong(let found, let expected): "es «" + found + "», debería ser «" + expected + "»"
    case .stale(let found): "es «" + found + "», no debería ser nada"
    case .untold(let reason, let answer): reason.spanish + "; ningún comentario de respuesta dice «" + answer + "»"
    case .limit(.tooManyLines): "más de \(Sheet.lineLimit) líneas"
    case .limit(.tooLong): "más de \(Sheet.byteLimit) bytes"
    case .hasChanged: "ha cambiado desde que se leyó; no se escribió nada"
    }
  }
}

extension UsageReason {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .givenTwice(let option): option + " aparece dos veces"
    case .excluded(let one, let other): one + " y " + other + " se excluyen entre sí"
    case .needs(let option, let other): option + " se usa con " + other
    case .notOneOf(let option, let choices, let text): option + " puede ser " + choices.joined(separator: ", ", last: " o ") + ", no «" + text + "»"
    case .noIdentifier(let option): option + " espera 16 cifras hexadecimales, como las muestra --json"
    case .noExpressionBeside(let option): option + " va sin expresión"
    case .noSettingBeside(let option): option + " va sin nombre de ajuste"
    case .noDate(let option, let text): option + " es una fecha como 2026-11-22, no «" + text + "»"
    case .malformedRate(let file, let line): file + ", línea \(line): un tipo es date,from,to,rate,source, como 2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): file + ": más de \(limit) tipos"
    case .ratesTooLong(let file, let limit): file + ": más de \(limit) bytes"
    case .isForExpressions(let option): option + " se usa con expresiones"
    case .isForOneExpression(let option): option + " se usa con una sola expresión, dada como argumento"
    case .isForExpressionsAndKeys(let option): option + " se usa con expresiones y --keys; la calculadora tiene un ajuste con ese nombre"
    case .isForObjects(let option): option + " se usa con expresiones, --keys, history, sheet y plot"
    case .isForRecords(let option): option + " se usa con expresiones, --keys e history"
    case .isForKeys(let option): option + " se usa con las teclas"
    case .isForTerminals(let option): option + " se usa con la calculadora en un terminal"
    case .sessionWithExpression(let line): "repl va sin expresión: omita «repl», o escriba «" + line + "» en la sesión"
    case .sheetNeedsFile: "sheet necesita el nombre de un archivo; - es la entrada estándar"
    case .oneSheet: "sheet muestra un solo archivo; varios van con --write, --write-all, --strip y --check"
    case .plotNeedsFunction: "plot necesita una función de x, como sin(x)/x"
    case .noSize(let option, let limit, let text): option + " espera columnas y filas de 1 a \(limit), como 800x500, no «" + text + "»"
    case .notBelow(let one, let other): one + " tiene que ser menor que " + other
    case .noFraction(let option, let text): option + " espera una fracción o un decimal, no «" + text + "»"
    case .tooManyCurves(let limit): "un dibujo tiene hasta \(limit) curvas"
    case .tooNarrow: "el intervalo es demasiado estrecho: sus extremos tienen más de 16 cifras en común"
    case .notPlotted(let function): "no se dibuja «" + function + "»: solo funciones elementales, redondeos, min y max"
    case .onlyFunctions(let relation): "no se dibuja «" + relation + "»: solo y = f(x), como x^2 - 2"
    case .historyStandsAlone: "history va solo o con sus opciones"
    case .noSetting(let name, let names): "no hay ningún ajuste «" + name + "»; los ajustes son " + names
    case .noValue(let setting, let values, let text): "«" + text + "» no es un valor de " + setting + "; los valores son " + values
    case .ratesTask(let text): "rates no conoce «" + text + "», pero sí import FILE y clear"
    case .noHelp(let name, let tasks): "no hay ayuda sobre «" + name + "», pero sí sobre " + tasks + " y sobre todo lo que enumera exactly functions"
    }
  }
}
