/// The reason why a file is no sheet.
public enum SheetDocumentError: Error, Hashable, Sendable {
  /// Bytes that are not UTF-8 text: their line, and the number of characters before them in it; both from 0.
  case notUTF8(line: Int, column: Int)
}
