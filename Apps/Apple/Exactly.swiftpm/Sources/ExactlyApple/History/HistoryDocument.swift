import CalculatorPresentation
import SwiftUI
import UniformTypeIdentifiers

/// An exported history on its way to a file.
struct HistoryDocument: FileDocument {
  static var readableContentTypes: [UTType] { HistoryExport.allCases.map(\.contentType) }

  let text: String
  let form: HistoryExport

  init(_ text: String, as form: HistoryExport) {
    self.text = text
    self.form = form
  }

  /// Always fails, since a history is not read from such a file.
  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.fileReadUnknown)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension HistoryExport {
  /// The type of file for the export.
  var contentType: UTType {
    switch self {
    case .text: .plainText
    case .commaSeparated: .commaSeparatedText
    case .json: .json
    }
  }
}
