import Foundation

/// A sheet of the Conformance folder, with what stands beside its lines.
struct SheetSample: Sendable, CustomStringConvertible {
  /// The name of its files.
  let name: String

  /// The sheet.
  let text: String

  /// What stands beside each line.
  let answers: [String]

  /// The sheet with its answers.
  let written: String

  var description: String { name }

  /// The sheet without the two answers that are in the table of comments before anything is written.
  var textWithoutAnswers: String {
    text.replacing(" # = 7", with: "").replacing(" # = 99", with: "")
  }

  /// Where they are.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance/sheets")

  /// All of them: as many as there are names in the table of them.
  static func all() throws -> [SheetSample] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let samples = try files.filter { $0.pathExtension == "txt" }.map { try SheetSample(of: $0) }
    guard samples.count == count else { throw CocoaError(.fileReadCorruptFile) }
    return samples.sorted { $0.name < $1.name }
  }

  /// Told here once more, so that a lost one is missed.
  private static let count = 47

  private init(of file: URL) throws {
    func text(_ ending: String) throws -> String {
      let file = file.deletingPathExtension().appendingPathExtension(ending)
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    name = file.deletingPathExtension().lastPathComponent
    self.text = try text("txt")
    answers = try text("expected").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    written = try text("written")
  }
}
