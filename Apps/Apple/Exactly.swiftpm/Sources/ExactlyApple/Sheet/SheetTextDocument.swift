import SwiftUI
import UniformTypeIdentifiers

/// A sheet on its way to a file that the user chooses.
struct SheetTextDocument: FileDocument {
  /// The types of sheet files: a file named `.sheet` is one, whatever type the system gives it.
  static var readableContentTypes: [UTType] {
    [.sheet, UTType(filenameExtension: "sheet") ?? .plainText, .plainText]
  }

  let text: String

  init(_ text: String) { self.text = text }

  /// Always fails, since a sheet is read where its file is.
  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.fileReadUnknown)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension UTType {
  /// The type of a sheet's file: text with the extension `.sheet`.
  static var sheet: UTType {
    UTType(filenameExtension: "sheet", conformingTo: .plainText) ?? .plainText
  }
}
