import CalculatorModel

extension ExplanationText {
  /// The text in German.
  package var german: String {
    switch self {
    case .nothingCalculated: "es wird nichts berechnet"
    case .moreSteps(let count): "… \(count) \(count == 1 ? "weiterer Schritt" : "weitere Schritte")"
    case .noDecimal(let reason): "keine Dezimalzahl: " + reason.german
    case .noValue(let reason): "kein Wert: " + reason.german
    case .exact: "exakt"
    case .rounded: "gerundet"
    case .roundedWithin(let bound): "gerundet, höchstens \(bound) daneben"
    case .noted(let note, let bound): "\(Notice.written(note).german); höchstens \(bound) daneben"
    case .converted(let unit, let other, let proof):
      "\(Self.german(from: unit)) \(Self.german(into: other)); " + proof.german
    case .measured(let unit, let proof): "der Winkel \(Self.german(in: unit)); " + proof.german
    }
  }

  private static func german(from unit: AngleUnit) -> String {
    switch unit {
    case .radians: "vom Bogenmaß"
    case .degrees: "von Grad"
    case .gradians: "von Gon"
    }
  }

  private static func german(into unit: AngleUnit) -> String {
    switch unit {
    case .radians: "ins Bogenmaß"
    case .degrees: "in Grad"
    case .gradians: "in Gon"
    }
  }

  private static func german(in unit: AngleUnit) -> String {
    switch unit {
    case .radians: "im Bogenmaß"
    case .degrees: "in Grad"
    case .gradians: "in Gon"
    }
  }
}
