import DisplayableText

/// An argument that names an option: `--json`, `--digits=50`, `-h`, `-f`.
package struct CommandOption: Hashable {
  /// The option's name with its dashes.
  package let name: String

  private let argument: String
  private let attachedValue: String?

  /// Creates an option; nil for everything else: `-5 + 3` and `--5` are words.
  init?(_ argument: String) {
    // Any other letter after one dash is a name with its sign: `-x`.
    let isOption =
      ["-h", "-f"].contains(argument)
      || argument.utf8.starts(with: "--".utf8) && argument.dropFirst(2).first?.isLetter == true
    guard isOption else { return nil }
    self.argument = argument
    if let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attachedValue = String(argument[argument.index(after: equals)...])
    } else {
      name = argument
      attachedValue = nil
    }
  }

  /// Refuses a value after an equals sign, for an option that takes none.
  package func refuseValue() throws(UsageError) {
    guard attachedValue == nil else { throw UsageError(OptionRefusal.takesNoValue(name)) }
  }

  /// Returns the value after the option's equals sign, or else the next argument.
  package func value(orFrom rest: inout ArgumentReader) throws(UsageError) -> String {
    guard let value = attachedValue ?? rest.takeArgument() else {
      throw UsageError(OptionRefusal.needsValue(name))
    }
    return value
  }

  /// Returns the error of a command that does not know the option, with the one that may be meant.
  package func unknown(suggesting suggestion: String? = nil) -> UsageError {
    UsageError(
      OptionRefusal.unknown(
        argument.displayable(limit: UsageError.limit), suggestion: suggestion))
  }
}
