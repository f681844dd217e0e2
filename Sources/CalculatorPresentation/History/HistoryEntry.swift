import CalculatorModel

/// A finished calculation.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// What tells an entry from all others.
  public typealias ID = CalculationID

  /// What tells the entry from all others.
  public let id: ID

  /// The expression as it was understood, exact, as the journal has it: `2 × sin(30°) + √9`.
  ///
  /// The result of an earlier entry is written as the `name` of that entry's identifier.
  public internal(set) var expression: String

  /// That there are units or dates in it; nil where it is read as plain numbers.
  public internal(set) var quantities: HistoryQuantities?

  /// What the expression's angles are measured in.
  public internal(set) var angleUnit: AngleUnit

  /// The words in which it was calculated, and the base that all was shown in; nil for numbers of any size in
  /// base 10.
  public internal(set) var words: HistoryWords?

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
  /// Whether the text has at most so many Unicode scalars.
  func isNoLonger(than limit: Int) -> Bool {
    utf8.count <= limit || unicodeScalars.count <= limit
  }

  /// The first of the text's Unicode scalars, at most so many.
  func prefix(scalars limit: Int) -> String {
    isNoLonger(than: limit) ? self : String(UnicodeScalarView(unicodeScalars.prefix(limit)))
  }
}
