import ExactReals

/// The style of exact forms.
public enum ExactFormStyle: Hashable, Sendable {
  /// `7/2`
  case fraction
  /// `3 1/2`
  case mixed

  /// Returns the exact form of a number for readers who measure angles in a unit, if there is a short one.
  func text(of value: Real, for unit: AngleUnit) -> String? {
    switch self {
    case .fraction: value.exactText(angles: unit.notation)
    case .mixed: value.mixedTextToRead ?? value.exactText(angles: unit.notation)
    }
  }
}

extension Real {
  /// The mixed number if it reads back: not `1 117/500`, which may be 1117/500.
  fileprivate var mixedTextToRead: String? {
    mixedText.flatMap { (try? MathExpression($0)) == nil ? nil : $0 }
  }
}
