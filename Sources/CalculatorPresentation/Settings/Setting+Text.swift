extension Setting {
  /// What the setting is called.
  public func label(in catalogue: Catalogue) -> String { catalogue.text(.setting(message)) }

  /// What the setting does, in one line.
  public func description(in catalogue: Catalogue) -> String {
    catalogue.text(.settingDescription(message))
  }

  /// What one of the setting's ``values`` is called; a number or an example of marks as it is.
  ///
  /// ```swift
  /// Setting.order.label(of: "left-to-right", in: Catalogue(.english))   // "Left to right"
  /// Setting.language.label(of: "de", in: Catalogue(.english))           // "Deutsch"
  /// ```
  public func label(of value: String, in catalogue: Catalogue) -> String {
    if self == .language, let language = Language(code: value) { return language.nativeName }
    return Self.message(of: value).map { catalogue.text(.settingValue($0)) } ?? value
  }

  private var message: SettingName {
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

  private static func message(of value: String) -> SettingValue? {
    switch value {
    case "precedence": .precedence
    case "left-to-right": .leftToRight
    case "rad": .radians
    case "deg": .degrees
    case "automatic": .automatic
    case "light": .light
    case "dark": .dark
    case "on": .on
    case "off": .off
    default: nil
    }
  }
}
