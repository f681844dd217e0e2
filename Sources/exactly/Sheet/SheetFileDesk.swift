import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalculatorTerminal
import CommandLineInterface
import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file of a sheet that the user edits, and the edits kept until they are saved in it.
final class SheetFileDesk: SheetDesk {
  private(set) var name: String?

  /// The file as it was last read or written; nil while there is none.
  private var file: SheetFile?

  /// The text in it.
  private var savedText: String

  /// The file that keeps the edits; nil if the system names no place for it.
  private let recovery: SheetRecoveryFile?

  private let language: Language

  /// Opens a file, which may not exist yet.
  ///
  /// - Parameters:
  ///   - name: The name; nil for a sheet without one.
  ///   - language: The language of refusals.
  /// - Throws: ``SheetRefusal`` if it cannot be read, is not text or is too long.
  init(_ name: String?, language: Language) throws(SheetRefusal) {
    self.name = name
    self.language = language
    recovery = try? SheetRecoveryFile.ofThisPerson()
    guard let name, Self.isThere(name) else {
      savedText = ""
      return
    }
    let source = try SheetSource(name, isToBeChanged: true)
    file = source.file
    savedText = source.document.text
  }

  /// The text as it is in the file.
  var text: String { savedText }

  private static func isThere(_ path: String) -> Bool {
    var found = stat()
    return lstat(path.systemPath, &found) == 0
  }

  // MARK: - What is typed

  func recoveredText() throws(SheetDeskRefusal) -> RecoveredSheetText? {
    do throws(StorageError) {
      return try recovery?.take(recoveryName)?.offer(over: savedText)
    } catch {
      throw refusal(error)
    }
  }

  func leaveFile() { (name, file, savedText) = (nil, nil, "") }

  func beginKeeping(typed: String) throws(SheetDeskRefusal) {
    do throws(StorageError) {
      try recovery?.begin(
        SheetRecovery.lines(name: recoveryName, text: savedText, typed: typed))
    } catch {
      throw refusal(error)
    }
  }

  func keep(_ lines: [String]) throws(SheetDeskRefusal) {
    do throws(StorageError) {
      try recovery?.append(lines)
    } catch {
      throw refusal(error)
    }
  }

  func endKeeping() { recovery?.end() }

  /// The absolute path of the file, under which another program finds the typed text; "" without a name.
  private var recoveryName: String {
    guard let name else { return "" }
    if let path = realpath(name.systemPath, nil) {
      defer { free(path) }
      return String(systemPath: path)
    }
    guard !name.hasPrefix("/"), let folder = getcwd(nil, 0) else { return name }
    defer { free(folder) }
    return String(systemPath: folder) + "/" + name
  }

  // MARK: - The file

  func save(
    _ text: String, to target: SheetSaveTarget
  ) throws(SheetDeskRefusal) -> SheetSaveOutcome {
    do throws(StorageError) {
      switch target {
      case .ownFile:
        guard let name else { return .exists }
        return try write(text, to: name, over: file) ? .saved : .hasChanged
      case .ownFileAnyway:
        guard let name else { return .exists }
        return try write(text, to: name, over: present(name)) ? .saved : .hasChanged
      case .newFile(let typed, let replaces):
        let path = Self.path(of: typed)
        let other = replaces ? try present(path) : nil
        guard try write(text, to: path, over: other) else { return .exists }
        name = path
        return .saved
      }
    } catch {
      throw refusal(error)
    }
  }

  func reload() throws(SheetDeskRefusal) -> String {
    guard let name else { return savedText }
    do throws(SheetRefusal) {
      let source = try SheetSource(name, isToBeChanged: true)
      file = source.file
      savedText = source.document.text
      return savedText
    } catch {
      throw SheetDeskRefusal(error.message(of: name, in: language))
    }
  }

  /// Writes a text over an unchanged file, or to a new one; returns false if there is a different file.
  private func write(
    _ text: String, to path: String, over file: SheetFile?
  ) throws(StorageError) -> Bool {
    let bytes = Array(text.utf8)
    if let file {
      guard try file.replace(with: bytes) else { return false }
      self.file = SheetFile(path: path, writtenAs: bytes)
    } else {
      guard let created = try SheetFile.create(path, with: bytes) else { return false }
      self.file = created
    }
    savedText = text
    return true
  }

  /// Returns the file of a name as it is now; nil if there is none.
  private func present(_ path: String) throws(StorageError) -> SheetFile? {
    Self.isThere(path) ? try SheetFile(reading: path, limit: .max) : nil
  }

  /// Returns the path that the user means: `~` is their home folder, as in a shell.
  private static func path(of name: String) -> String {
    guard name.hasPrefix("~/"), let home = getenv("HOME") else { return name }
    return String(systemPath: home) + name.dropFirst()
  }

  private func refusal(_ error: StorageError) -> SheetDeskRefusal {
    SheetDeskRefusal(error.reason(in: language).withoutIsolates)
  }
}
