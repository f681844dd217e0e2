import DisplayableText
import Languages

/// Arguments that the command does not understand.
package struct UsageError: Error {
  /// The maximum number of characters shown of a reason, and of the typed text in it.
  package static let limit = 400

  /// The reason, independent of language: lower case, no full stop.
  package let reason: any Translatable

  /// Creates an error; the typed text in its reason is displayable.
  package init(_ reason: any Translatable) {
    self.reason = reason
  }

  /// Returns the message for the user, without direction marks.
  ///
  /// ```swift
  /// UsageError(OptionRefusal.needsValue("--keys")).message(of: "exactly", in: .english)
  /// // "exactly: --keys needs a value; see exactly --help"
  /// ```
  package func message(of command: String, in language: Language) -> String {
    let reason = reason.text(in: language).withoutIsolates.displayable(limit: Self.limit)
    let text = HelpHint.seeHelp(after: reason, of: command).text(in: language)
    return command + ": " + text.withoutIsolates
  }
}
