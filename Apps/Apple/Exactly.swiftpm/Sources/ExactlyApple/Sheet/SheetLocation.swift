import CalculatorPresentation
import CalculatorStorage
import Foundation

/// The location of a sheet's file, its last known content, and its edits until they are saved.
///
/// A file that the user has chosen outside the app's folder is only lent to the app, so each access asks for it.
final class SheetLocation: SheetEdits, SheetStore {
  /// The URL of the file; nil if the sheet has none.
  private var url: URL?

  /// The content when it was last read or written.
  private var data: Data?

  init(_ url: URL? = nil) {
    self.url = url
    super.init(path: url?.path(percentEncoded: false))
  }

  /// The name of the file; nil if there is none.
  var name: String? { url?.lastPathComponent }

  func read() throws(SheetFileProblem) -> String {
    guard let url else { return "" }
    let data = try Self.data(of: url)
    let text = try Self.text(in: Array(data))
    self.data = data
    return text
  }

  /// Writes a text to the sheet's own file; the system's dialog writes others.
  func write(
    _ text: String, to target: SheetKeeping.Target
  ) throws(SheetFileProblem) -> String? {
    guard let url, case .ownFile(let isReplacing) = target else { return nil }
    if !isReplacing, (try? Self.data(of: url)) != data { return nil }
    let new = Data(text.utf8)
    try Self.accessing(url) { try new.write(to: url, options: .atomic) }
    data = new
    return name
  }

  /// Notes the file to which the system has just written a text.
  func note(_ text: String, writtenTo url: URL) {
    (self.url, data) = (url, Data(text.utf8))
    path = url.path(percentEncoded: false)
  }

  override func leaveFile() {
    (url, data) = (nil, nil)
    super.leaveFile()
  }

  private static func data(of url: URL) throws(SheetFileProblem) -> Data {
    try accessing(url) { try Data(contentsOf: url) }
  }

  private static func accessing<Value>(
    _ url: URL, _ body: () throws -> Value
  ) throws(SheetFileProblem) -> Value {
    let isLent = url.startAccessingSecurityScopedResource()
    defer { if isLent { url.stopAccessingSecurityScopedResource() } }
    do {
      return try body()
    } catch {
      throw SheetFileProblem(error)
    }
  }
}

extension SheetFileProblem {
  /// Creates a problem that the system has described.
  init(_ error: any Error) {
    self = .storage(StorageError(.other, place: "", detail: error.localizedDescription))
  }
}
