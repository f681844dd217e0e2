import CalculatorPresentation
import CommandLineInterface

/// What `exactly settings` is to do.
enum SettingsTask: Hashable {
  case list
  case show(Setting)
  case change(Setting, String)
  case reset

  /// Reads the words behind `exactly settings`.
  ///
  /// - Throws: `UsageError` where they name no setting, or no value of one.
  init(words: ArraySlice<String>, isReset: Bool) throws(UsageError) {
    guard let name = words.first else {
      self = isReset ? .reset : .list
      return
    }
    guard !isReset else { throw UsageError(reason: "--reset takes no setting's name") }
    guard let setting = Setting(name: name) else {
      let names = Setting.allCases.map(\.name).joined(separator: ", ")
      throw UsageError(reason: "there is no setting '\(name)', but \(names)")
    }
    guard words.count > 1 else {
      self = .show(setting)
      return
    }
    let value = words.dropFirst().joined(separator: " ")
    guard setting.values.contains(value) else {
      throw UsageError(reason: "\(setting.name) is \(setting.valueList), not '\(value)'")
    }
    self = .change(setting, value)
  }
}
