/// What was typed into a sheet and not saved before a program was killed.
public struct RecoveredSheetText: Hashable, Sendable {
  /// The text as it had become.
  public let text: String

  /// Whether the file still has the text that was typed into.
  ///
  /// Where others have written it since, both are worth keeping: what was typed is to be a sheet of its own then.
  public let restsOnFile: Bool

  /// Creates a text to be offered.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - restsOnFile: Whether the file still has the text that was typed into.
  public init(text: String, restsOnFile: Bool) {
    self.text = text
    self.restsOnFile = restsOnFile
  }
}
