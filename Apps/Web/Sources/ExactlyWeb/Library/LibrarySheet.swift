import CalculatorModel
import ExactReals

/// A program's sheet: its text, as in a file, and the answers.
///
/// Lines are counted from 0 here, and from 1 by the program.
struct LibrarySheet {
  private var document: SheetDocument
  private var sheet: Sheet

  /// Creates a sheet without a line.
  init() {
    document = SheetDocument()
    sheet = Sheet()
  }

  /// Reads a text and calculates all of it.
  ///
  /// - Throws: `SheetLimit` if there is too much of it.
  init(_ text: String) throws(SheetLimit) {
    self.init()
    _ = try replace(0..<0, with: text)
  }

  /// All of the text, byte for byte.
  var text: String { document.text }

  /// The number of lines.
  var count: Int { document.count }

  /// Replaces lines with those of a text, and calculates what that changes.
  ///
  /// If the sheet had no line, the text is taken as it is, with its line endings and a byte order mark.
  ///
  /// - Returns: The lines that are new or whose answers have changed.
  /// - Throws: `SheetLimit`; the sheet is then unchanged.
  mutating func replace(_ range: Range<Int>, with text: String) throws(SheetLimit) -> [Int] {
    let new = SheetDocument(text)
    let isEmpty = document.count == 0
    // A sheet always has a line; a file need not.
    try sheet.edit(isEmpty ? 0..<sheet.count : range, with: new.count == 0 ? [] : new.sheetLines)
    if isEmpty {
      document = new
    } else {
      document.replaceLines(range, with: new.lines)
    }
    let count = document.count
    return sheet.settle(lineWork: Budget.lineWork).filter { $0 < count }
  }

  /// Writes the output of the command's `sheet --json` for some lines.
  func show(_ lines: Range<Int>, in json: inout JSON) {
    let texts = document.lines
    var suggestionCount = 0
    var records = SheetRecords(of: sheet)
    let budget = Budget(work: Sheet.totalWork)
    json.list("answers") { json in
      for index in lines {
        var error = sheet.answer(at: index).error
        if error != nil, suggestionCount < SheetRecord.suggestionLimit {
          suggestionCount += 1
          error = sheet.error(at: index)
        }
        let record = records.record(at: index, text: texts[index], error: error, within: budget)
        json.object { json in json.members(of: record) }
      }
    }
  }
}

extension SheetDocument {
  /// Reads a text.
  fileprivate init(_ text: String = "") {
    do throws(SheetDocumentError) {
      self = try SheetDocument(Array(text.utf8))
    } catch {
      fatalError("a string is UTF-8")
    }
  }
}

extension JSON {
  /// Writes the record of a line.
  fileprivate mutating func members(of record: SheetRecord) {
    for (name, value) in record.members {
      switch value {
      case .text(let text): member(name, text)
      case .truth(let isTrue): member(name, isTrue)
      case .count(let count): member(name, count)
      case .counts(let counts): member(name, counts)
      }
    }
  }
}
