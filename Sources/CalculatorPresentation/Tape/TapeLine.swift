import CalculatorModel

/// A line of a paper tape.
public struct TapeLine: Hashable, Sendable {
  /// The kind of a line.
  public enum Kind: Hashable, Sendable {
    /// The user's name for the calculation below; `…` if there are others above.
    case label
    /// A number and its operation.
    case entry
    /// The total so far.
    case subtotal
    /// The result of a calculation.
    case total
    /// The reason why there is no result.
    case failure
  }

  /// The kind of the line.
  public let kind: Kind

  /// The sign before it: an operation's, `⋄` for a subtotal, `=` or `≈` for a result; "" if there is none.
  public let sign: String

  /// The number as it was entered, or the result.
  public let text: String

  init(_ kind: Kind, _ sign: String = "", _ text: String) {
    self.kind = kind
    self.sign = sign
    self.text = text
  }

  /// The mark of a subtotal, as adding machines print it.
  static let subtotalSign = "⋄"
}

extension [TapeLine] {
  /// The lines as text of a fixed width, with a rule after each result.
  ///
  /// ```text
  ///    12
  /// +   3
  /// ⋄  15
  /// ×   4
  /// =  60
  /// -----
  /// ```
  ///
  /// Numbers end in one column. Each line ends with a line feed.
  public var text: String {
    let signWidth = map { $0.sign.unicodeScalars.count }.max() ?? 0
    let width = map { $0.text.unicodeScalars.count }.max() ?? 0
    var text = ""
    for line in self {
      if line.kind == .label || line.kind == .failure {
        text += line.text + "\n"
      } else {
        let gap =
          signWidth - line.sign.unicodeScalars.count + 2
          + width - line.text.unicodeScalars.count
        text += line.sign + String(repeating: " ", count: gap) + line.text + "\n"
      }
      if line.kind == .total || line.kind == .failure {
        text += String(repeating: "-", count: signWidth + 2 + width) + "\n"
      }
    }
    return text
  }
}
