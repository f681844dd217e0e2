/// Why a file is no sheet.
public enum SheetDocumentError: Error, Hashable, Sendable {
  /// Bytes that are no UTF-8 text: their line, and how many characters of it stand before them; both from 0.
  case notUTF8(line: Int, column: Int)
}
