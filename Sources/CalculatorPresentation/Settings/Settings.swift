import CalculatorModel
import Languages

/// The user's choices, for all faces alike.
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

  /// The unit of the keypad's angles: degrees or radians.
  public var angleUnit = AngleUnit.degrees

  /// Whether operations take their numbers from a stack: reverse Polish notation.
  public var isReversePolish = false

  /// The maximum number of digits shown, within `NumberFormat.digitRange`; nil for the keypad's own.
  public var digits: Int?

  /// The maximum number of decimal places shown, within `NumberFormat.placesRange`; nil for as many as fit.
  public var places: Int?

  /// The marks in numbers.
  public var marks = NumberMarks.automatic

  /// Whether results are shown with an exponent.
  public var notation = Notation.automatic

  /// Whether digits are grouped, using the grouping mark of ``marks``.
  public var grouping = DigitGrouping.thousands

  /// Returns the marks themselves, without a grouping mark if there are no groups.
  ///
  /// - Parameter locale: The system's locale, for the automatic marks.
  /// - Returns: The marks, for `NumberFormat.symbols`.
  public func symbols(locale: String) -> NumberSymbols {
    var symbols = marks.symbols(locale: locale)
    if grouping == .none { symbols.groupingMark = nil }
    return symbols
  }

  /// The look; nil for the system's.
  public var look: Look?

  /// The language's code; nil for the system's.
  public var language: String?

  /// Whether finished calculations are kept.
  public var keepsHistory = true

  /// Whether a program continues where the last one ended.
  public var keepsSession = true

  /// Creates the settings that apply until the user makes choices.
  public init() {}
}

extension Settings {
  /// Returns the language of all texts: the chosen one, or else that of a locale.
  ///
  /// ```swift
  /// Settings().language(inLocale: "fr-CA")   // .french
  /// ```
  public func language(inLocale localeName: String) -> Language {
    language.flatMap { Language(code: $0) } ?? Language(localeName: localeName)
  }
}

extension Settings {
  /// A setting's value as text, for views that bind a picker to it.
  ///
  /// ```swift
  /// settings[.order] = "left-to-right"
  /// settings.order                       // .leftToRight
  /// ```
  ///
  /// A text that is not one of the setting's ``Setting/values`` changes nothing.
  public subscript(setting: Setting) -> String {
    get { setting.value(in: self) }
    set {
      do throws(SettingError) {
        try setting.set(newValue, in: &self)
      } catch {}
    }
  }
}
