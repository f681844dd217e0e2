import CalculatorModel
import CalculatorPresentation
import Foundation

/// Where the file of a sheet is, and what is in it as far as is known here.
///
/// A file that a person has chosen outside the app's folder is lent to the app; so each access asks for it.
struct SheetLocation {
  /// Why a file is not read or written.
  enum Problem: Error {
    /// It is no text.
    case words(SheetFaceWords)
    /// There is too much of it.
    case limit(SheetLimit)
    /// What the system says.
    case system(String)
  }

  /// Where the file is.
  let url: URL

  /// The text in it, as it was read or written last.
  private(set) var text: String

  private var data: Data

  /// Reads a file.
  init(reading url: URL) throws(Problem) {
    let data = try Self.data(of: url)
    guard data.count <= Sheet.byteLimit else { throw .limit(.tooLong) }
    let text = String(decoding: data, as: UTF8.self)
    // What is not UTF-8 was replaced. Swift's function that finds it is too new.
    guard text.utf8.elementsEqual(data) else { throw .words(.isNotText) }
    (self.url, self.text, self.data) = (url, text, data)
  }

  /// The file of a text that the system has just written.
  init(of text: String, writtenTo url: URL) {
    (self.url, self.text, data) = (url, text, Data(text.utf8))
  }

  /// The name of the file.
  var name: String { url.lastPathComponent }

  /// Writes a text in one step.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isReplacing: Whether what others have written meanwhile is replaced.
  /// - Returns: Whether it was written; false where others have written or removed the file.
  /// - Throws: ``Problem`` where it cannot be written.
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
  /// The problem in words.
  func text(in catalogue: Catalogue) -> String {
    switch self {
    case .words(let words): catalogue.text(words)
    case .limit(let limit): catalogue.text(SheetWords.limit(limit))
    case .system(let text): text
    }
  }
}
