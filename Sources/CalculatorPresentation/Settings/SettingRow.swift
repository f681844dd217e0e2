import Languages

/// A setting as a view shows it, with its choices.
public struct SettingRow: Hashable, Sendable, Identifiable {
  /// A value that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// The value's name for ``Setting/set(_:in:)``.
    public let value: String

    /// The text that the user reads.
    public let label: String
  }

  /// The setting.
  public let setting: Setting

  /// The setting's name in the user's language.
  public let label: String

  /// The effect of the setting, in one line.
  public let description: String

  /// The heading above the setting and the others of its group.
  public let groupLabel: String

  /// All values that it can have.
  public let choices: [Choice]

  /// The index of its current value.
  public let selection: Int

  /// The setting.
  public var id: Setting { setting }

  /// The group that the setting belongs to.
  public var group: SettingGroup { setting.group }

  /// The control for choosing the value.
  public var control: SettingControl { setting.control }

  /// The current value, in the user's language.
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

  /// Returns the message for a value's name; nil for a value that is its own name.
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

  /// Returns a value that is its own name, or a language's own name.
  fileprivate func text(of value: String) -> String {
    guard self == .language else { return value }
    return Language(code: value)?.nativeName ?? value
  }
}
