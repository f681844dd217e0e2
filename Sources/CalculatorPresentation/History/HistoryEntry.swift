import CalculatorModel

/// A finished calculation.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// What tells an entry from all others.
  ///
  /// Identifiers are random, so that two programs need no agreement.
  public struct ID: Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: UInt64

    /// The identifier of a number.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }

  /// What tells the entry from all others.
  public let id: ID

  /// The expression as it was understood, exact: `2 × sin(30°) + √9`.
  ///
  /// The result of an earlier entry is written as that entry's ``ID/name``.
  public internal(set) var expression: String

  /// What the expression's angles are measured in.
  public internal(set) var angleUnit: AngleUnit

  /// The result.
  public internal(set) var result: HistoryResult

  /// When it was calculated: seconds since the beginning of 1970, UTC.
  public let time: Int64

  /// What a person calls it, or "".
  public internal(set) var label: String

  /// The most characters of an expression, counted as Unicode scalars.
  public static let expressionLimit = 4_000

  /// The most characters of a label, counted as Unicode scalars.
  public static let labelLimit = 200

  /// Creates an entry.
  public init(
    id: ID, expression: String, angleUnit: AngleUnit, result: HistoryResult, time: Int64,
    label: String = ""
  ) {
    self.id = id
    self.expression = expression
    self.angleUnit = angleUnit
    self.result = result
    self.time = time
    self.label = label
  }

  /// Whether expression and label are within their limits.
  var isWithinLimits: Bool {
    expression.isNoLonger(than: Self.expressionLimit) && label.isNoLonger(than: Self.labelLimit)
  }
}

extension HistoryEntry.ID {
  /// The identifier as 16 hexadecimal digits: `00000000000000ff`.
  public var text: String { String(name.dropFirst()) }

  /// The identifier of 16 hexadecimal digits, in small letters; nil for any other text.
  public init?(text: some StringProtocol) {
    guard let rawValue = UInt64(hexadecimal: text.utf8, digits: 16) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The name of the entry's result in other expressions: `_00000000000000ff`.
  public var name: String { Calculator.name(ofCalculation: rawValue) }
}

extension String {
  /// Whether the text has at most so many Unicode scalars.
  func isNoLonger(than limit: Int) -> Bool {
    utf8.count <= limit || unicodeScalars.count <= limit
  }
}

extension UInt64 {
  /// The number that so many hexadecimal digits, in small letters, write.
  init?(hexadecimal text: some Collection<UInt8>, digits: Int) {
    guard text.count == digits else { return nil }
    var value: UInt64 = 0
    for byte in text {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      // Up to 16 digits have no more than the 64 bits there are.
      value = value << 4 | UInt64(digit)
    }
    self = value
  }
}
