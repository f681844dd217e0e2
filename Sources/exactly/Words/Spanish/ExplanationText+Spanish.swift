import CalculatorModel

extension ExplanationText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .nothingCalculated: "no se calcula nada"
    case .moreSteps(let count): "… \(count) paso\(count == 1 ? "" : "s") más"
    case .noDecimal(let reason): "sin número decimal: " + reason.spanish
    case .noValue(let reason): "sin valor: " + reason.spanish
    case .exact: "exacto"
    case .rounded: "redondeado"
    case .roundedWithin(let bound): "redondeado, con un error de \(bound) como máximo"
    case .noted(let note, let bound):
      "\(Notice.written(note).spanish); con un error de \(bound) como máximo"
    case .converted(let unit, let other, let proof):
      "de \(Self.spanish(unit)) a \(Self.spanish(other)); " + proof.spanish
    case .measured(let unit, let proof): "el ángulo en \(Self.spanish(unit)); " + proof.spanish
    }
  }

  private static func spanish(_ unit: AngleUnit) -> String {
    switch unit {
    case .radians: "radianes"
    case .degrees: "grados"
    case .gradians: "gradianes"
    }
  }
}
