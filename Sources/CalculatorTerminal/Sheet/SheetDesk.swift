import CalculatorPresentation

/// Where a sheet is read from and written to: its file, and what is kept of its edits until it is saved.
///
/// The face asks for it and knows no files.
public protocol SheetDesk: AnyObject {
  /// The name of the file as it was given; nil while it has none.
  var name: String? { get }

  /// What was typed and not saved before the program was killed; nil where nothing was.
  func recoveredText() throws(SheetDeskRefusal) -> RecoveredSheetText?

  /// Lets go of the file, which stays as it is: the sheet has none from now on.
  func leaveFile()

  /// Begins to keep what is typed into the sheet as it was saved last.
  ///
  /// - Parameter typed: The text as it is now.
  /// - Throws: ``SheetDeskRefusal`` where nothing can be kept.
  func beginKeeping(typed: String) throws(SheetDeskRefusal)

  /// Keeps edits so that they outlive a kill.
  func keep(_ lines: [String]) throws(SheetDeskRefusal)

  /// Keeps nothing any more: the sheet is saved, or what was typed is not wanted.
  func endKeeping()

  /// Writes the sheet.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - target: Where to.
  /// - Returns: Whether it was written, or why not.
  /// - Throws: ``SheetDeskRefusal`` where it cannot be written.
  func save(_ text: String, to target: SheetSaveTarget) throws(SheetDeskRefusal)
    -> SheetSaveOutcome

  /// Reads the file again.
  func reload() throws(SheetDeskRefusal) -> String
}

/// Where a sheet is to be written.
public enum SheetSaveTarget: Hashable, Sendable {
  /// Its file, as long as that is as it was read.
  case ownFile
  /// Its file, whatever has become of it.
  case ownFileAnyway
  /// Another file, unless there is one of the name, or in its place.
  case newFile(String, replacing: Bool)
}

/// What came of writing a sheet.
public enum SheetSaveOutcome: Hashable, Sendable {
  case saved
  /// Others have written the file since it was read.
  case hasChanged
  /// There is a file of the name.
  case exists
}

/// Why the file of a sheet could not be read or written, in the person's language.
public struct SheetDeskRefusal: Error, Hashable, Sendable {
  /// The reason, on one line.
  public let text: String

  /// Creates a refusal.
  public init(_ text: String) {
    self.text = text
  }
}
