import CalculatorModel
import CalculatorPresentation
import Foundation

/// The location of a sheet's file, and its last known content.
///
/// A file that the user has chosen outside the app's folder is only lent to the app, so each access asks for it.
struct SheetLocation {
  /// The reason why a file is not read or written.
  enum Problem: Error {
    /// The file is not text.
    case words(SheetFaceWords)
    /// The file exceeds a limit.
    case limit(SheetLimit)
    /// The system's own message.
    case system(String)
  }

  /// The URL of the file.
  let url: URL

  /// The text in the file when it was last read or written.
  private(set) var text: String

  private var data: Data

  /// Reads a file.
  init(reading url: URL) throws(Problem) {
    let data = try Self.data(of: url)
    guard data.count <= Sheet.byteLimit else { throw .limit(.tooLong) }
    let text = String(decoding: data, as: UTF8.self)
    // Invalid UTF-8 was replaced. Swift's function that detects it is too new.
    guard text.utf8.elementsEqual(data) else { throw .words(.isNotText) }
    (self.url, self.text, self.data) = (url, text, data)
  }

  /// Creates the location of a text that the system has just written to a file.
  init(of text: String, writtenTo url: URL) {
    (self.url, self.text, data) = (url, text, Data(text.utf8))
  }

  /// The name of the file.
  var name: String { url.lastPathComponent }

  /// Writes a text in one step.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isReplacing: Whether to replace what others have written in the meantime.
  /// - Returns: Whether it was written; false if others have changed or removed the file.
  /// - Throws: ``Problem`` if it cannot be written.
  mutating func write(_ text: String, replacing isReplacing: Bool) throws(Problem) -> Bool {
    if !isReplacing, (try? Self.data(of: url)) != data { return false }
    let new = Data(text.utf8)
    try Self.accessing(url) { try new.write(to: url, options: .atomic) }
    (self.text, data) = (text, new)
    return true
  }

  private static func data(of url: URL) throws(Problem) -> Data {
    try accessing(url) { try Data(contentsOf: url) }
  }

  private static func accessing<Value>(
    _ url: URL, _ body: () throws -> Value
  ) throws(Problem) -> Value {
    let isLent = url.startAccessingSecurityScopedResource()
    defer { if isLent { url.stopAccessingSecurityScopedResource() } }
    do {
      return try body()
    } catch {
      throw .system(error.localizedDescription)
    }
  }
}

extension SheetLocation.Problem {
  /// Returns the problem in words.
  func text(in catalogue: Catalogue) -> String {
    switch self {
    case .words(let words): catalogue.text(words)
    case .limit(let limit): catalogue.text(SheetWords.limit(limit))
    case .system(let text): text
    }
  }
}
