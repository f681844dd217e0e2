import Languages

/// A setting as a view shows it and lets it be chosen.
public struct SettingRow: Hashable, Sendable, Identifiable {
  /// A value that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// The value's name for ``Setting/set(_:in:)``.
    public let value: String

    /// What the person reads.
    public let label: String
  }

  /// The setting.
  public let setting: Setting

  /// The setting's name in the person's language.
  public let label: String

  /// What the setting does, in one line.
  public let description: String

  /// The heading that the setting stands under, with others of its group.
  public let groupLabel: String

  /// All values that it can have.
  public let choices: [Choice]

  /// The place of the value that it has.
  public let selection: Int

  /// The setting.
  public var id: Setting { setting }

  /// What the setting belongs to.
  public var group: SettingGroup { setting.group }

  /// How the value is chosen.
  public var control: SettingControl { setting.control }

  /// The value that it has, in the person's language.
  public var valueLabel: String { choices[selection].label }

  init(_ setting: Setting, in settings: Settings, catalogue: Catalogue) {
    self.setting = setting
    let name = setting.message
    label = catalogue.text(.setting(name))
    description = catalogue.text(.settingDescription(name))
    groupLabel = catalogue.text(.settingGroup(setting.group))
    choices = setting.values.map { value in
      Choice(
        value: value,
        label: setting.message(for: value).map { catalogue.text($0) }
          ?? setting.text(of: value))
    }
    let value = setting.value(in: settings)
    selection = choices.firstIndex { $0.value == value } ?? 0
  }
}

extension Setting {
  /// The setting's name in the catalogue.
  fileprivate var message: SettingName {
    switch self {
    case .order: .order
    case .angle: .angle
    case .reversePolish: .reversePolish
    case .digits: .digits
    case .places: .places
    case .marks: .numberMarks
    case .notation: .notation
    case .grouping: .grouping
    case .theme: .theme
    case .language: .language
    case .history: .keepHistory
    case .session: .keepSession
    }
  }

  /// What a value is called; nil for one that is its own name.
  fileprivate func message(for value: String) -> Message? {
    switch value {
    case "precedence": .settingValue(.precedence)
    case "left-to-right": .settingValue(.leftToRight)
    case "rad": .settingValue(.radians)
    case "deg": .settingValue(.degrees)
    case "automatic": .settingValue(.automatic)
    case "plain": .settingValue(.plain)
    case "scientific": .settingValue(.scientific)
    case "engineering": .settingValue(.engineering)
    case "thousands": .settingValue(.thousands)
    case "none": .settingValue(.noGrouping)
    case "light": .settingValue(.light)
    case "dark": .settingValue(.dark)
    case "on": .settingValue(.on)
    case "off": .settingValue(.off)
    default: nil
    }
  }

  /// A value that is its own name, or a language's name of itself.
  fileprivate func text(of value: String) -> String {
    guard self == .language else { return value }
    return Language(code: value)?.nativeName ?? value
  }
}
