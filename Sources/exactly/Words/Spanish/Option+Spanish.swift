import CalculatorModel

extension Option {
  /// The summary of the option, in Spanish.
  package var spanish: String {
    switch self {
    case .digits: "cifras significativas de una respuesta: 1 a \(AnswerFormat.digitLimit) (16)"
    case .places:
      "en lugar de --digits, cifras tras el punto: 0 a "
        + "\(AnswerFormat.digitLimit); las mitades, lejos de cero"
    case .exact: "la forma exacta, como √3/2 o 1/3, donde hay una corta"
    case .mixed: "como --exact, con 7/2 escrito 3 1/2"
    case .explain: "cada paso de una expresión, y lo que está probado de él"
    case .angle: "la unidad en que se miden los ángulos: rad, deg o grad (rad)"
    case .notation:
      "automatic (o auto), plain (sin exponente), scientific (1.2e4) o engineering " + "(12e3)"
    case .grouping: "thousands (1_234_567; con --keys 1,234,567) o none"
    case .base: "números enteros en base 2, 8, 10 o 16, con todas las cifras"
    case .word: "calcula con palabras de 8, 16, 32 o 64 bits, a las que se recorta cada paso"
    case .signed: "las palabras tienen signo, como sin esta opción"
    case .unsigned: "las palabras no tienen signo"
    case .json: "un objeto JSON por línea"
    case .csv:
      "cada vez una línea de valores separados por comas, primero los nombres de " + "las columnas"
    case .rates: "convierte dinero con los tipos de un archivo: date,from,to,rate,source"
    case .marks: "qué significan los signos de 1,234 y 1.234: 1,234.5 o 1.234,5"
    case .today: "el día que es today, como 2026-11-22"
    case .file: "responde a las líneas de un archivo; - es la entrada estándar"
    case .jobs:
      "cuántos hilos responden a las líneas: de 1 a \(Options.jobLimit) (tantos como puedan ejecutarse a la vez)"
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
    case .completionScript: "muestra lo que completa esta orden en bash, zsh o fish"
    case .manual: "muestra la página de manual, para man"
    case .version: "muestra la versión"
    case .help: "muestra esta ayuda"
    }
  }
}
