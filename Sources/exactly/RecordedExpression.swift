import CalculatorModel
import CalculatorPresentation
import ExactReals

/// An expression as the history keeps it: one that means the same without the lines before it.
///
/// Names that those lines have defined are replaced by what they stand for: `ans` by a reference to
/// the entry before, variables by their values where these are fractions.
struct RecordedExpression {
  /// What a name stands for, as text; nil where there is none that means the same.
  let meaning: (_ name: String) -> String?

  /// Whether a name is one that lines before have defined.
  let isDefined: (_ name: String) -> Bool

  /// The text for a reading, or nil where it would not mean the same.
  func text(of reading: String) -> String? {
    var text = ""
    var name = ""
    var isInNumber = false
    for scalar in reading.unicodeScalars {
      if scalar.isOfName {
        // `1e-3` and `1_000` are no names.
        isInNumber = name.isEmpty ? isInNumber || scalar.isDigit : isInNumber
        name.unicodeScalars.append(scalar)
        continue
      }
      guard append(name, isNumber: isInNumber, to: &text) else { return nil }
      (name, isInNumber) = ("", false)
      text.unicodeScalars.append(scalar)
    }
    return append(name, isNumber: isInNumber, to: &text) ? text : nil
  }

  private func append(_ name: String, isNumber: Bool, to text: inout String) -> Bool {
    guard !isNumber, isDefined(name) else {
      text += name
      return true
    }
    guard let meaning = meaning(name) else { return false }
    text += meaning
    return true
  }

  /// Whether there is anything to calculate in a reading: a number alone is no calculation.
  static func isCalculation(_ reading: String) -> Bool {
    reading.unicodeScalars.contains { !($0.isDigit || $0 == "." || $0 == "−") }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it stands in names and numbers, and in nothing else of a reading.
  fileprivate var isOfName: Bool {
    switch self {
    case "0"..."9", "a"..."z", "A"..."Z", "_": true
    // Constants and units of one sign.
    case "π", "τ", "°", "√", "∛", "×", "÷", "−", "·": false
    default: !isASCII
    }
  }
}
