/// Text that was typed into a sheet and not saved before a program was killed.
public struct RecoveredSheetText: Hashable, Sendable {
  /// The text in its last state.
  public let text: String

  /// Whether the file still has the text that was edited.
  ///
  /// If others have written the file since, both are worth keeping: the typed text should then be a sheet of its own.
  public let restsOnFile: Bool

  /// Creates a text to be offered.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - restsOnFile: Whether the file still has the text that was edited.
  public init(text: String, restsOnFile: Bool) {
    self.text = text
    self.restsOnFile = restsOnFile
  }
}
