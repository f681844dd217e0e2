import CalculatorModel
import Languages

/// A setting by its name, with its possible values, so that every face can list and change all of them alike.
///
/// ```swift
/// for setting in Setting.allCases { show(setting.name, setting.value(in: settings)) }
/// try Setting.digits.set("12", in: &settings)
/// ```
public enum Setting: CaseIterable, Hashable, Sendable {
  case order
  case angle
  case reversePolish
  case digits
  case places
  case marks
  case notation
  case grouping
  case theme
  case language
  case history
  case session

  private static let automatic = "automatic"
  private static let angleUnits = [AngleUnit.degrees, .radians]

  /// The name in the settings' text and in commands.
  public var name: String {
    switch self {
    case .order: "order"
    case .angle: "angle"
    case .reversePolish: "rpn"
    case .digits: "digits"
    case .places: "places"
    case .marks: "marks"
    case .notation: "notation"
    case .grouping: "grouping"
    case .theme: "theme"
    case .language: "language"
    case .history: "history"
    case .session: "session"
    }
  }

  /// Creates the setting with a name; nil if there is none.
  public init?(name: some StringProtocol) {
    guard let setting = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = setting
  }

  /// All values that the setting can have, as text, the usual one first, or `on` for a switch.
  public var values: [String] {
    switch self {
    case .order: EvaluationOrder.allCases.map { $0.name }
    case .angle: Self.angleUnits.map { $0.name }
    case .digits: [Self.automatic] + NumberFormat.digitRange.map { $0.description }
    case .places: [Self.automatic] + NumberFormat.placesRange.map { $0.description }
    case .marks: NumberMarks.allCases.map { $0.name }
    case .notation: Notation.allCases.map { $0.name }
    case .grouping: DigitGrouping.allCases.map { $0.name }
    case .theme: [Self.automatic] + [Look.light, .dark].map { $0.name }
    case .language: [Self.automatic] + Language.allCases.map { $0.code }
    case .reversePolish, .history, .session: ["on", "off"]
    }
  }

  /// Returns the value of the setting, as text.
  public func value(in settings: Settings) -> String {
    switch self {
    case .order: settings.order.name
    case .angle: settings.angleUnit.name
    case .reversePolish: settings.isReversePolish ? "on" : "off"
    case .digits: settings.digits?.description ?? Self.automatic
    case .places: settings.places?.description ?? Self.automatic
    case .marks: settings.marks.name
    case .notation: settings.notation.name
    case .grouping: settings.grouping.name
    case .theme: settings.look?.name ?? Self.automatic
    case .language: settings.language ?? Self.automatic
    case .history: settings.keepsHistory ? "on" : "off"
    case .session: settings.keepsSession ? "on" : "off"
    }
  }

  /// Sets the setting to a value.
  ///
  /// - Throws: ``SettingError`` for a text that is not one of ``values``; nothing has changed then.
  public func set(_ value: String, in settings: inout Settings) throws(SettingError) {
    guard values.contains(value) else { throw SettingError(setting: self, value: value) }
    switch self {
    case .order: settings.order = EvaluationOrder(name: value) ?? settings.order
    case .angle: settings.angleUnit = AngleUnit(name: value) ?? settings.angleUnit
    case .reversePolish: settings.isReversePolish = value == "on"
    case .digits: settings.digits = Int(value)
    case .places: settings.places = Int(value)
    case .marks: settings.marks = NumberMarks(name: value) ?? settings.marks
    case .notation: settings.notation = Notation(name: value) ?? settings.notation
    case .grouping: settings.grouping = DigitGrouping(name: value) ?? settings.grouping
    case .theme: settings.look = Look.allCases.first { $0.name == value }
    case .language: settings.language = value == Self.automatic ? nil : value
    case .history: settings.keepsHistory = value == "on"
    case .session: settings.keepsSession = value == "on"
    }
  }
}

extension Look {
  fileprivate var name: String {
    switch self {
    case .dark: "dark"
    case .light: "light"
    }
  }
}
