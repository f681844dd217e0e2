import CalculatorModel

extension ExplanationText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .nothingCalculated: "計算するものはありません"
    case .moreSteps(let count): "…ほかに\(count)段階"
    case .noDecimal(let reason): "小数なし：" + reason.japanese
    case .noValue(let reason): "値なし：" + reason.japanese
    case .exact: "厳密な値"
    case .rounded: "丸めた値"
    case .roundedWithin(let bound): "丸めた値、誤差は最大で \(bound)"
    case .noted(let note, let bound): "\(Notice.written(note).japanese)。誤差は最大で \(bound)"
    case .converted(let unit, let other, let proof):
      "\(Self.japanese(unit))から\(Self.japanese(other))へ換算。" + proof.japanese
    case .measured(let unit, let proof): "角度の単位は\(Self.japanese(unit))。" + proof.japanese
    }
  }

  private static func japanese(_ unit: AngleUnit) -> String {
    switch unit {
    case .radians: "ラジアン"
    case .degrees: "度"
    case .gradians: "グラード"
    }
  }
}
