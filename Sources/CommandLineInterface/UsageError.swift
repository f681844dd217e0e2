import DisplayableText
import Languages

/// Arguments that the command does not understand.
package struct UsageError: Error {
  /// The most characters of a reason, and of what was typed in it, that are shown.
  package static let limit = 400

  /// What is wrong, in no language yet: lower case, no full stop.
  package let reason: any Translatable

  /// Creates an error; what was typed is displayable in its reason.
  package init(_ reason: any Translatable) {
    self.reason = reason
  }

  /// What a person reads, without marks of direction.
  ///
  /// ```swift
  /// UsageError(OptionRefusal.needsValue("--keys")).message(of: "exactly", in: .english)
  /// // "exactly: --keys needs a value; see exactly --help"
  /// ```
  package func message(of command: String, in language: Language) -> String {
    let reason = reason.text(in: language).withoutIsolates.displayable(limit: Self.limit)
    let text = HelpHint.seeHelp(behind: reason, of: command).text(in: language)
    return command + ": " + text.withoutIsolates
  }
}
