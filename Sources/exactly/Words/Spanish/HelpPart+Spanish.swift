extension HelpPart {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .summary: "Una calculadora con las teclas de Apple y sin ninguna cifra errónea"
    case .inTerminal:
      "en un terminal: la calculadora a pantalla completa; si no, una expresión y "
        + "una respuesta por línea"
    case .expression: "la respuesta: exactly '1/3 + 1/6' muestra 0.5"
    case .file: "las respuestas a las líneas de un archivo; también --file FILE"
    case .keys: "pulsa las teclas de la calculadora y muestra su pantalla"
    case .task(.repl): "una sesión de expresiones, con variables y edición de líneas"
    case .task(.functions): "enumera todas las funciones y constantes"
    case .task(.history): "enumera los cálculos guardados; con opciones también los cambia"
    case .task(.settings): "enumera los ajustes; con un nombre y un valor cambia uno"
    case .title(.repl): "Una sesión de expresiones en un terminal"
    case .title(.functions): "Todas las funciones y constantes de las expresiones"
    case .title(.history): "Los cálculos guardados, el más antiguo primero"
    case .title(.settings): "Los ajustes de la calculadora con teclas"
    case .examplesTitle: "EJEMPLOS"
    case .expressionsTitle: "EXPRESIONES"
    case .keysTitle: "TECLAS"
    case .linesTitle: "LÍNEAS"
    case .keptTitle: "LO QUE SE GUARDA"
    case .namesTitle: "NOMBRES"
    case .fiftyDigits: "cincuenta cifras, la última redondeada"
    case .twoAnswers: "3, luego 18.84955592153876"
    case .jsonAnswer: "la lectura, el decimal y la fracción"
    case .steps: "cada paso, y lo que está probado de él"
    case .fileAnswers: "las respuestas a las líneas de un archivo"
    case .taskHelp: "la ayuda de una tarea"
    case .language:
      "+ - * / ^ o − × ÷ √, paréntesis, decimales, exponentes (1e-3), _ entre "
        + "cifras, factoriales (5!), grados (30°), porcentajes (200 + 10% es 220, 200 "
        + "* 10% es 20), productos sin signo (2pi), funciones y constantes por su "
        + "nombre, # para comentarios."
    case .naming:
      "En una tubería y en una sesión, x = 3 da nombre a un número, f(x) = x^2 + 1 "
        + "a una función, y ans o _ es la respuesta anterior."
    case .exactness:
      "Los números son exactos; si una respuesta tiene más cifras que las "
        + "mostradas, la última está redondeada."
    case .keySequences:
      "0 a 9 . + - * / = % +/- C AC DEL y nombres como sqrt y x^y. Pueden ir "
        + "juntos donde solo se pueden separar de una manera: 2+3= pero 5 +/- =."
    case .answered: "todo ha tenido respuesta"
    case .noValue: "algo no tenía valor, o se rechazó una línea de la entrada"
    case .unreadable: "no se pudo leer la entrada, o las opciones son erróneas"
    case .session: "responde línea tras línea, hasta quit o Ctrl-D"
    case .functions: "una línea cada una: el nombre, qué es, un ejemplo"
    case .history: "enumera los cálculos"
    case .label: "da nombre a un cálculo; sin palabras se lo quita"
    case .settings: "enumera los ajustes y los valores posibles de cada uno"
    case .setting: "muestra el valor de un ajuste"
    case .change: "cambia un ajuste"
    case .lines:
      "x = 3 da nombre a un número, f(x) = x^2 + 1 a una función, y ans es la "
        + "respuesta anterior. ? enumera lo demás. = precede a lo exacto, ≈ a lo " + "redondeado."
    case .kept:
      "Lo que una persona calcula en un terminal se guarda, hasta history --off: "
        + "las expresiones y --keys dados como argumentos, las líneas de una sesión y "
        + "los cálculos de la propia calculadora. Las tuberías y los archivos no " + "guardan nada."
    case .names: "Las expresiones y --keys no siguen los ajustes, sino que tienen opciones."
    case .beginsSession: "empieza una sesión"
    case .sessionInDegrees: "una en grados y con 30 cifras"
    case .functionsWithRoot: "las funciones con root en su línea"
    case .historyForPrograms: "para programas, con el ID de cada cálculo"
    case .historyForSpreadsheet: "para una hoja de cálculo"
    case .namesCalculation: "da nombre a un cálculo"
    case .leftToRight: "2 + 3 × 4 es desde ahora 20 con las teclas"
    case .notationAtFirst: "muestra automatic, hasta que se cambie"
    }
  }
}
