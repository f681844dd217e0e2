import CalculatorModel

/// A finished calculation.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// The identifier of an entry.
  public typealias ID = CalculationID

  /// The entry's identifier.
  public let id: ID

  /// The exact expression as it was understood, in the journal's form: `2 × sin(30°) + √9`.
  ///
  /// The result of an earlier entry is written as the `name` of that entry's identifier.
  public internal(set) var expression: String

  /// The exchange rates, if it has units or dates; nil if it is read as plain numbers.
  public internal(set) var quantities: HistoryQuantities?

  /// The unit of the expression's angles.
  public internal(set) var angleUnit: AngleUnit

  /// The words in which it was calculated, and the base in which everything was shown; nil for numbers of any
  /// size in base 10.
  public internal(set) var words: HistoryWords?

  /// The result.
  public internal(set) var result: HistoryResult

  /// The time of the calculation: seconds since the beginning of 1970, UTC.
  public let time: Int64

  /// The user's label for it, or "".
  public internal(set) var label: String

  /// The maximum number of characters in an expression, counted as Unicode scalars.
  public static let expressionLimit = 4_000

  /// The maximum number of characters in a label, counted as Unicode scalars.
  public static let labelLimit = 200

  /// Creates an entry.
  public init(
    id: ID, expression: String, angleUnit: AngleUnit, words: HistoryWords? = nil,
    quantities: HistoryQuantities? = nil, result: HistoryResult, time: Int64, label: String = ""
  ) {
    self.id = id
    self.expression = expression
    self.quantities = quantities
    self.angleUnit = angleUnit
    self.words = words
    self.result = result
    self.time = time
    self.label = label
  }

  /// Whether expression and label are within their limits.
  var isWithinLimits: Bool {
    expression.isNoLonger(than: Self.expressionLimit) && label.isNoLonger(than: Self.labelLimit)
  }
}

extension String {
  /// Whether the text has at most this many Unicode scalars.
  func isNoLonger(than limit: Int) -> Bool {
    utf8.count <= limit || unicodeScalars.count <= limit
  }

  /// Returns the text's first Unicode scalars, at most this many.
  func prefix(scalars limit: Int) -> String {
    isNoLonger(than: limit) ? self : String(UnicodeScalarView(unicodeScalars.prefix(limit)))
  }
}
