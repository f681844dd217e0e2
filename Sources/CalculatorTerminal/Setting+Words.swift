import CalculatorModel
import CalculatorPresentation

extension Setting {
  /// What the setting is called.
  var settingName: SettingName {
    switch self {
    case .order: .order
    case .angle: .angle
    case .digits: .digits
    case .marks: .numberMarks
    case .theme: .theme
    case .language: .language
    case .history: .keepHistory
    }
  }

  /// One of the setting's values in words; numbers and number marks are their own.
  func text(of value: String, in catalogue: Catalogue) -> String {
    if self == .language, let language = Language(code: value) { return language.nativeName }
    return Self.words(of: value, self).map { catalogue.text(.settingValue($0)) } ?? value
  }

  private static func words(of value: String, _ setting: Setting) -> SettingValue? {
    switch (setting, value) {
    case (_, "automatic"): .automatic
    case (.order, EvaluationOrder.precedence.name): .precedence
    case (.order, _): .leftToRight
    case (.angle, AngleUnit.radians.name): .radians
    case (.angle, _): .degrees
    case (.marks, "1234.5"): .noGrouping
    case (.theme, "light"): .light
    case (.theme, _): .dark
    case (.history, "on"): .on
    case (.history, _): .off
    case (.digits, _), (.marks, _), (.language, _): nil
    }
  }
}
