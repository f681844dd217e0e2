import CalculatorPresentation

/// The storage of a sheet: its file, and the edits kept until it is saved.
///
/// The face uses it and knows nothing about files.
public protocol SheetDesk: AnyObject {
  /// The name of the file as it was given; nil if it has none.
  var name: String? { get }

  /// Returns the text typed and not saved before the program was killed; nil if there is none.
  func recoveredText() throws(SheetDeskRefusal) -> RecoveredSheetText?

  /// Detaches the sheet from its file, which stays as it is.
  func leaveFile()

  /// Begins to keep the edits to the sheet, starting from its last saved text.
  ///
  /// - Parameter typed: The text as it is now.
  /// - Throws: ``SheetDeskRefusal`` if nothing can be kept.
  func beginKeeping(typed: String) throws(SheetDeskRefusal)

  /// Keeps edits so that they survive if the program is killed.
  func keep(_ lines: [String]) throws(SheetDeskRefusal)

  /// Stops keeping edits, because the sheet is saved or the edits are not wanted.
  func endKeeping()

  /// Writes the sheet.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - target: The target to write to.
  /// - Returns: The outcome: saved, or the reason why not.
  /// - Throws: ``SheetDeskRefusal`` if it cannot be written.
  func save(_ text: String, to target: SheetSaveTarget) throws(SheetDeskRefusal)
    -> SheetSaveOutcome

  /// Reads the file again.
  func reload() throws(SheetDeskRefusal) -> String
}

/// The target of writing a sheet.
public enum SheetSaveTarget: Hashable, Sendable {
  /// The sheet's file, if it is unchanged since it was read.
  case ownFile
  /// The sheet's file, even if it has changed.
  case ownFileAnyway
  /// Another file, which must not exist unless it is to be replaced.
  case newFile(String, replacing: Bool)
}

/// The outcome of writing a sheet.
public enum SheetSaveOutcome: Hashable, Sendable {
  case saved
  /// Others have written the file since it was read.
  case hasChanged
  /// A file with this name exists.
  case exists
}

/// The reason why the file of a sheet could not be read or written, in the user's language.
public struct SheetDeskRefusal: Error, Hashable, Sendable {
  /// The reason, on one line.
  public let text: String

  /// Creates a refusal.
  public init(_ text: String) {
    self.text = text
  }
}
