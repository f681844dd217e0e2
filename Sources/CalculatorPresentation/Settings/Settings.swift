import CalculatorModel

/// What a person has chosen, for all faces alike.
///
/// ```swift
/// var settings = Settings()
/// settings.order                                            // .precedence
/// try Setting.order.set("left-to-right", in: &settings)
/// settings.order                                            // .leftToRight
/// ```
///
/// ``Setting`` lists them with their names and values, and ``SettingsText`` reads and writes them.
public struct Settings: Hashable, Sendable {
  /// The order of evaluation.
  public var order = EvaluationOrder.precedence

  /// What the keypad's angles are measured in: degrees or radians.
  public var angleUnit = AngleUnit.degrees

  /// Whether operations take their numbers from a stack: reverse Polish notation.
  public var isReversePolish = false

  /// The most digits shown, within `NumberFormat.digitRange`; nil for those that the keypad has.
  public var digits: Int?

  /// The most decimal places shown, within `NumberFormat.placesRange`; nil for as many as there is room for.
  public var places: Int?

  /// The marks in numbers.
  public var marks = NumberMarks.automatic

  /// Whether results are shown with an exponent.
  public var notation = Notation.automatic

  /// Whether digits are grouped, by the mark that ``marks`` has for it.
  public var grouping = DigitGrouping.thousands

  /// The marks themselves, without one for groups where there are none.
  ///
  /// - Parameter locale: The system's locale, which the automatic ones are those of.
  /// - Returns: The marks, for `NumberFormat.symbols`.
  public func symbols(locale: String) -> NumberSymbols {
    var symbols = marks.symbols(locale: locale)
    if grouping == .none { symbols.groupingMark = nil }
    return symbols
  }

  /// The look; nil for the one that the system has.
  public var look: Look?

  /// The language's code; nil for the one that the system has.
  public var language: String?

  /// Whether finished calculations are kept.
  public var keepsHistory = true

  /// Whether a program goes on where the last one ended.
  public var keepsSession = true

  /// Creates the settings that hold until a person chooses.
  public init() {}
}
