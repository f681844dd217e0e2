import CommandLineInterface

/// The task of `exactly sheet`.
struct SheetTask: Hashable {
  enum Action: Hashable {
    /// Shows the sheet to the user at the terminal.
    case open
    /// Prints the text with an answer comment on each line that has an answer.
    case plain
    /// Prints the answers alone.
    case answers
    /// Prints one object per line.
    case json
    /// Brings the answer comments of files up to date.
    case write
    /// Writes an answer comment on each line that has an answer.
    case writeAll
    /// Removes the answer comments from files.
    case strip
    /// Reports which of them are wrong.
    case check

    /// Whether it changes files.
    var changesFiles: Bool { [.write, .writeAll, .strip].contains(self) }
  }

  let action: Action

  /// The files, where `-` is the standard input; none for a sheet that has no name yet.
  let files: [String]

  /// Reads the words after `exactly sheet`.
  ///
  /// - Parameters:
  ///   - files: The words.
  ///   - options: The options that were given.
  ///   - hasTerminal: Whether a user is there to see the sheet if nothing else is requested.
  /// - Throws: `UsageError` if the options exclude each other, or there are too few or too many files.
  init(files: ArraySlice<String>, options: Options, hasTerminal: Bool) throws(UsageError) {
    var chosen: (action: Action, option: Option)?
    for option in options.given.map(\.option) {
      guard let action = Self.action(of: option) else { continue }
      if let chosen, chosen.option != option {
        throw Options.exclusion(chosen.option, option)
      }
      chosen = (action, option)
    }
    action = chosen?.action ?? (hasTerminal ? .open : .plain)
    self.files = Array(files)
    // In a terminal a sheet gets its name when it is saved.
    guard !files.isEmpty || action == .open else { throw UsageError(UsageReason.sheetNeedsFile) }
    guard files.count <= 1 || action.changesFiles || action == .check else {
      throw UsageError(UsageReason.oneSheet)
    }
  }

  private static func action(of option: Option) -> Action? {
    switch option {
    case .plain: .plain
    case .answers: .answers
    case .json: .json
    case .write: .write
    case .writeAll: .writeAll
    case .strip: .strip
    case .check: .check
    default: nil
    }
  }
}
