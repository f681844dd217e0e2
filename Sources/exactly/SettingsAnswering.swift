import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface

/// Carries out `exactly settings`.
struct SettingsAnswering {
  private let file: SettingsFile

  /// The lines to print.
  private(set) var lines: [String] = []

  /// The notices to report besides the lines.
  private(set) var messages: [Notice] = []

  /// Carries out a task.
  ///
  /// - Throws: `StorageError` if settings cannot be kept.
  init(_ task: SettingsTask) throws(StorageError) {
    file = try SettingsFile.ofThisPerson()
    switch task {
    case .list: try list()
    case .show(let setting): lines = [setting.value(in: try file.current().settings)]
    case .change(let setting, let value): try change(setting, to: value)
    case .reset: try file.change { $0 = Settings() }
    }
  }

  private mutating func list() throws(StorageError) {
    let text = try file.current()
    let rows = Setting.allCases.map { setting in
      (setting.name + " = " + setting.value(in: text.settings), setting)
    }
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    lines = rows.map { row, setting in
      row + String(repeating: " ", count: width - row.count) + "# " + setting.valueList
    }
    messages = text.problems.map { .settingNotUnderstood(path: file.path, $0) }
  }

  private func change(_ setting: Setting, to value: String) throws(StorageError) {
    try file.change { settings in
      // The value was checked when the arguments were read.
      settings[setting] = value
    }
    // A program that is still running removes its own session when it ends.
    if try !file.current().settings.keepsSession { try SessionFiles.ofThisPerson().removeAll() }
  }
}

extension Setting {
  /// The values in words: `on, off`, and a range such as `3 … 16` for many whole numbers.
  var valueList: String {
    let numbers = values.filter { Int($0) != nil && $0.utf8.count < 3 }
    guard numbers.count > 2, let first = numbers.first, let last = numbers.last else {
      return values.joined(separator: ", ")
    }
    return (values.filter { !numbers.contains($0) } + ["\(first) … \(last)"])
      .joined(separator: ", ")
  }
}
