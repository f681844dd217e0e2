import CommandLineInterface

/// What `exactly sheet` is to do.
struct SheetTask: Hashable {
  enum Action: Hashable {
    /// Shows the sheet to the person at the terminal.
    case open
    /// Prints the text with an answer comment on each line that has an answer.
    case plain
    /// Prints the answers alone.
    case answers
    /// Prints an object a line.
    case json
    /// Brings the answer comments of files up to date.
    case write
    /// Gives an answer comment to each line that has an answer.
    case writeAll
    /// Takes the answer comments out of files.
    case strip
    /// Tells which of them are wrong.
    case check

    /// Whether files are changed by it.
    var changesFiles: Bool { [.write, .writeAll, .strip].contains(self) }
  }

  let action: Action

  /// The files, of which `-` is the standard input; none for a sheet that has no name yet.
  let files: [String]

  /// Reads the words behind `exactly sheet`.
  ///
  /// - Parameters:
  ///   - files: The words.
  ///   - options: All options that were given.
  ///   - hasTerminal: Whether a person is there to see the sheet where nothing else is asked for.
  /// - Throws: `UsageError` where the options exclude each other, or the files are too few or too many.
  init(files: ArraySlice<String>, options: [Option], hasTerminal: Bool) throws(UsageError) {
    var chosen: (action: Action, option: Option)?
    for option in options {
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
