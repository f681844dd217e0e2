import CalculatorPresentation
import CommandLineInterface

/// The task of `exactly settings`.
enum SettingsTask: Hashable {
  case list
  case show(Setting)
  case change(Setting, String)
  case reset

  /// Reads the words after `exactly settings`.
  ///
  /// - Throws: `UsageError` if they name an unknown setting, or an unknown value of one.
  init(words: ArraySlice<String>, isReset: Bool) throws(UsageError) {
    guard let name = words.first else {
      self = isReset ? .reset : .list
      return
    }
    guard !isReset else {
      throw UsageError(UsageReason.noSettingBeside(Option.reset.name))
    }
    guard let setting = Setting(name: name) else {
      let names = Setting.allCases.map(\.name).joined(separator: ", ")
      throw UsageError(UsageReason.noSetting(Options.shown(name), names: names))
    }
    guard words.count > 1 else {
      self = .show(setting)
      return
    }
    let value = words.dropFirst().joined(separator: " ")
    guard setting.values.contains(value) else {
      throw UsageError(
        UsageReason.noValue(
          of: setting.name, values: setting.valueList, Options.shown(value)))
    }
    self = .change(setting, value)
  }
}
