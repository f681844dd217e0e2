import CalculatorModel

extension ExplanationText {
  /// The text in French.
  package var french: String {
    switch self {
    case .nothingCalculated: "rien n’est calculé"
    case .moreSteps(let count): "… \(count) étape\(count == 1 ? "" : "s") de plus"
    case .noDecimal(let reason): "pas de nombre décimal\u{A0}: " + reason.french
    case .noValue(let reason): "pas de valeur\u{A0}: " + reason.french
    case .exact: "valeur exacte"
    case .rounded: "valeur arrondie"
    case .roundedWithin(let bound): "valeur arrondie, à \(bound) près"
    case .noted(let note, let bound):
      "\(Notice.written(note).french)\u{A0}; à \(bound) près"
    case .converted(let unit, let other, let proof):
      "de \(Self.french(unit)) en \(Self.french(other))\u{A0}; " + proof.french
    case .measured(let unit, let proof): "l’angle en \(Self.french(unit))\u{A0}; " + proof.french
    }
  }

  private static func french(_ unit: AngleUnit) -> String {
    switch unit {
    case .radians: "radians"
    case .degrees: "degrés"
    case .gradians: "grades"
    }
  }
}
