import CalculatorModel

/// The storage of an open sheet: its file, and the edits kept until they are in it.
public protocol SheetStore: AnyObject {
  /// Returns what a killed program has left of the sheet.
  ///
  /// - Parameter savedText: The text in the file.
  /// - Returns: The text typed into it; nil if there is nothing to offer.
  /// - Throws: ``SheetFileProblem`` if it cannot be read.
  func left(over savedText: String) throws(SheetFileProblem) -> RecoveredSheetText?

  /// Writes a text in one step: the file has its old content or the whole new one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - target: Where to.
  /// - Returns: The name of the file, which is now the sheet's; nil if others have written it, and it is as they left it.
  /// - Throws: ``SheetFileProblem`` if it cannot be written; it is unchanged then.
  func write(
    _ text: String, to target: SheetKeeping.Target
  ) throws(SheetFileProblem) -> String?

  /// Reads the sheet's file.
  func read() throws(SheetFileProblem) -> String

  /// Keeps a text, in place of anything kept before.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - savedText: The text in the file.
  /// - Throws: ``SheetFileProblem`` if it cannot be kept.
  func begin(_ text: String, over savedText: String) throws(SheetFileProblem)

  /// Keeps more lines of ``SheetRecovery``.
  func append(_ lines: [String]) throws(SheetFileProblem)

  /// Removes whatever is kept.
  func end()

  /// Makes the sheet one without a file; the file stays as it is.
  func leaveFile()
}

extension SheetStore {
  /// Returns the text in a file.
  ///
  /// - Parameter bytes: All bytes of the file, or more than a sheet may have.
  /// - Returns: The text.
  /// - Throws: ``SheetFileProblem`` if it is too long or not text.
  public static func text(in bytes: [UInt8]) throws(SheetFileProblem) -> String {
    guard bytes.count <= Sheet.byteLimit else { throw .limit(.tooLong) }
    do throws(SheetDocumentError) {
      return try SheetDocument(bytes, as: .sheet).text
    } catch {
      throw .document(error)
    }
  }
}

extension SheetKeeping {
  /// Handles an event and has the store do its part.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - text: The text as it is now.
  ///   - store: The storage of the sheet.
  /// - Returns: What is left for the face to do, in this order.
  public mutating func handle(
    _ event: Event, typed text: SheetText, in store: some SheetStore
  ) -> [Effect] {
    var left: [Effect] = []
    for effect in handle(event, typed: text) {
      do throws(SheetFileProblem) {
        switch effect {
        case .find:
          let found = try store.left(over: savedText.description)
          left += handle(.found(found), typed: text, in: store)
        case .write(let target):
          let written = text.description
          let name = try store.write(written, to: target)
          let outcome = name.map { Event.written(written, to: $0) } ?? .refused(target)
          left += handle(outcome, typed: text, in: store)
        case .read: left += handle(.reread(try store.read()), typed: text, in: store)
        case .keepAll: try store.begin(text.description, over: savedText.description)
        case .keep(let lines): try store.append(lines)
        case .forget: store.end()
        case .ask, .askForName, .rewrite, .openApart, .saved, .tell, .warn, .close:
          left.append(effect)
        }
      } catch {
        let failure: Event =
          switch effect {
          case .write(let target): .failed(error, target)
          case .read: .failed(error, nil)
          default: .notKept(error)
          }
        left += handle(failure, typed: text, in: store)
      }
    }
    return left
  }
}
