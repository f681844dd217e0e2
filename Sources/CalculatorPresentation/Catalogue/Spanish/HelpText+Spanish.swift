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
  /// The movement of the fingers, in Spanish.
  fileprivate var spanish: String {
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

  /// The effect of the gesture, in Spanish.
  fileprivate var spanishEffect: String {
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
