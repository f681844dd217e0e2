import CalculatorModel

extension ExplanationText {
  /// The text in English.
  package var english: String {
    switch self {
    case .nothingCalculated: "nothing is calculated"
    case .moreSteps(let count): "… \(count) steps more"
    case .noDecimal(let reason): "no decimal: " + reason.english
    case .noValue(let reason): "no value: " + reason.english
    case .exact: "exact"
    case .rounded: "rounded"
    case .roundedWithin(let bound): "rounded, at most \(bound) off"
    case .noted(let note, let bound): "\(Notice.written(note).english); at most \(bound) off"
    case .converted(let unit, let other, let proof):
      "from \(Self.name(of: unit)) to \(Self.name(of: other)); " + proof.english
    case .measured(let unit, let proof):
      "the angle in \(Self.name(of: unit)); " + proof.english
    }
  }

  private static func name(of unit: AngleUnit) -> String {
    switch unit {
    case .radians: "radians"
    case .degrees: "degrees"
    case .gradians: "gradians"
    }
  }
}
