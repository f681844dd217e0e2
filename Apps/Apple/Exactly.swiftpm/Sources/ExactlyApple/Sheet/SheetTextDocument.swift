import SwiftUI
import UniformTypeIdentifiers

/// A sheet on its way into a file that a person chooses.
struct SheetTextDocument: FileDocument {
  /// A file that is called `.sheet` is one, whatever the system takes it for.
  static var readableContentTypes: [UTType] {
    [.sheet, UTType(filenameExtension: "sheet") ?? .plainText, .plainText]
  }

  let text: String

  init(_ text: String) { self.text = text }

  /// A sheet is read where its file is.
  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.fileReadUnknown)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension UTType {
  /// The kind of a sheet's file: text by the name of `.sheet`.
  static var sheet: UTType {
    UTType(filenameExtension: "sheet", conformingTo: .plainText) ?? .plainText
  }
}
