import CommandLineInterface

extension Options {
  /// What the words behind `exactly help` ask for: all of it, the help of a task, or what a name is.
  ///
  /// - Throws: `UsageError` where there is nothing of that name.
  static func helpTask(words: ArraySlice<String>) throws(UsageError) -> Task {
    guard let name = words.first else { return .help(nil) }
    if words.count == 1 {
      if let task = NamedTask(rawValue: name) { return .help(task) }
      if NameDescription(of: name) != nil { return .meaning(name) }
    }
    let text = words.joined(separator: " ")
    let names = NamedTask.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(UsageReason.noHelp(of: shown(text), tasks: names))
  }
}
