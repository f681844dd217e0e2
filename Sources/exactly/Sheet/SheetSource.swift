import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The text of a sheet, and the file that it comes from.
struct SheetSource {
  /// The name as it was given.
  let name: String

  let document: SheetDocument

  /// The file; nil for the standard input and for other pipes.
  let file: SheetFile?

  /// Reads a file; `-` is the standard input.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isToBeChanged: Whether it is to be written, which only an ordinary file can be.
  /// - Throws: ``SheetRefusal`` if it cannot be read, is not text or is too long.
  init(_ name: String, isToBeChanged: Bool) throws(SheetRefusal) {
    self.name = name
    let bytes: [UInt8]
    // For a missing file, the system's call to open it reports the error.
    switch (name == "-", Self.kind(of: name)) {
    case (false, let kind?) where isToBeChanged || [S_IFREG, S_IFDIR].contains(kind):
      do throws(StorageError) {
        // One byte more than a sheet can have shows that there are more.
        let file = try SheetFile(reading: name, limit: Sheet.byteLimit + 1)
        self.file = file
        bytes = file.bytes
      } catch {
        throw .file(.storage(error))
      }
    default:
      file = nil
      bytes = try Self.allBytes(of: name)
    }
    guard bytes.count <= Sheet.byteLimit else { throw .file(.limit(.tooLong)) }
    do throws(SheetDocumentError) {
      document = try SheetDocument(bytes, as: Self.isMarkdown(name) ? .markdown : .sheet)
    } catch {
      throw .file(.document(error))
    }
  }

  /// Whether a name is that of a Markdown file.
  static func isMarkdown(_ name: String) -> Bool {
    [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path.systemPath, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func allBytes(of name: String) throws(SheetRefusal) -> [UInt8] {
    do throws(SystemError) {
      let descriptor =
        name == "-"
        ? Descriptor(STDIN_FILENO)
        : try Descriptor(reading: name.systemPath, named: name)
      var bytes: [UInt8] = []
      while bytes.count <= Sheet.byteLimit, let more = try descriptor.read(limit: 1 << 16) {
        bytes += more
      }
      return bytes
    } catch {
      throw .input(error)
    }
  }
}
