import CalculatorModel

/// The edits made to a sheet since it was written, as lines that survive the killing of a program.
///
/// ```swift
/// var text = SheetText("rent = 1200")
/// var lines = [SheetRecovery.head(name: "/home/a/rent.sheet", text: text.description)]
/// lines += SheetRecovery.lines(of: editor.takeChanges())   // for each edit, as soon as it is made
///
/// let recovery = SheetRecovery(bytes)            // after the kill
/// recovery?.text(over: "rent = 1200")            // what had been typed
/// ```
///
/// Each line is in the history's line format, whose checksum and length show whether it is whole. The first one names
/// the sheet and has the checksum of its text on the disk, which follows it, as others may write the file meanwhile;
/// each change has the range of lines that it replaced, and their new text in one line or several. An edit that was
/// cut short at the end is left out as a whole, and so is whatever follows a damaged line, since it depends on that
/// line.
///
/// | Kind | Fields |
/// |---|---|
/// | `sheet/1` | name, checksum of the text, its bytes |
/// | `text/1` | number of lines of the text that follow, text |
/// | `lines/1` | first line, number replaced, number of new lines, number of lines of the edit that follow, text |
/// | `more/1` | number of lines of the edit that follow, text |
public struct SheetRecovery: Hashable, Sendable {
  /// The name of the sheet: its path, or a face's name for it.
  public let name: String

  private let checksum: UInt32
  private let byteCount: Int
  /// The text that was on the disk; nil if not all of it was kept.
  private let base: String?
  private let changes: [SheetLineChange]

  fileprivate enum Kind {
    static let sheet = "sheet/1"
    static let text = "text/1"
    static let lines = "lines/1"
    static let more = "more/1"
  }

  /// The maximum number of bytes of text in a line; escaped they may be twice as many.
  private static let pieceLength = 16_000

  /// Whether anything was typed.
  public var isEmpty: Bool { changes.isEmpty }

  // MARK: - Writing

  /// Returns the line that begins a recovery.
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - text: Its text on the disk; "" if there is none yet.
  /// - Returns: The line, without its line ending.
  public static func head(name: String, text: String) -> String {
    CheckedLine.text(of: [
      Kind.sheet, name, CRC32(text.utf8).value.hexadecimal(digits: 8), "\(text.utf8.count)",
    ])
  }

  /// Returns the lines that a recovery begins with, whether or not something was typed already.
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - text: Its text on the disk; "" if there is none yet.
  ///   - typed: The text as it is now.
  /// - Returns: The lines, without their line endings.
  public static func lines(name: String, text: String, typed: String) -> [String] {
    var lines = [head(name: name, text: text)]
    let pieces = pieces(of: text)
    for (index, piece) in pieces.enumerated() {
      lines.append(CheckedLine.text(of: [Kind.text, "\(pieces.count - 1 - index)", piece]))
    }
    guard Array(text.utf8) != Array(typed.utf8) else { return lines }
    let change = SheetLineChange(
      range: 0..<SheetText(text).lines.count, lines: SheetText(typed).lines)
    return lines + Self.lines(of: [change])
  }

  /// Returns the lines for the changes of one edit, all of which are read back, or none.
  public static func lines(of changes: [SheetLineChange]) -> [String] {
    let changes = changes.map { ($0, pieces(of: $0.lines.joined(separator: "\n"))) }
    var following = changes.reduce(0) { $0 + $1.1.count }
    var lines: [String] = []
    for (change, pieces) in changes {
      for (index, piece) in pieces.enumerated() {
        following -= 1
        let head =
          index > 0
          ? [Kind.more]
          : [
            Kind.lines, "\(change.range.lowerBound)", "\(change.range.count)",
            "\(change.lines.count)",
          ]
        lines.append(CheckedLine.text(of: head + ["\(following)", piece]))
      }
    }
    return lines
  }

  /// Splits a text into pieces; at least one.
  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count || pieces.isEmpty {
      var end = min(start + pieceLength, bytes.count)
      // A character of several bytes is not split.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      pieces.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return pieces
  }

  // MARK: - Reading

  /// Reads lines as they are in a file; the last one may be cut short; nil if they do not begin like a recovery.
  public init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)[...]
    func next() -> [String]? {
      lines.popFirst().flatMap { CheckedLine(utf8: Array($0))?.fields }
    }
    guard let head = next(), head.count == 4, head[0] == Kind.sheet,
      let checksum = UInt64(hexadecimal: head[2].utf8, digits: 8), let count = Int(head[3])
    else { return nil }
    name = head[1]
    self.checksum = UInt32(truncatingIfNeeded: checksum)
    byteCount = count
    var line = next()
    var text = ""
    var isWhole = false
    while let fields = line, fields.count == 3, fields[0] == Kind.text, !isWhole {
      text += fields[2]
      isWhole = fields[1] == "0"
      line = next()
    }
    base =
      isWhole && text.utf8.count == count && CRC32(text.utf8).value == self.checksum ? text : nil
    var edits = Edits()
    while let fields = line, edits.append(fields) { line = next() }
    changes = edits.whole
  }

  /// Returns the text with the changes, made to the text that is on the disk now.
  ///
  /// - Parameter text: The text on the disk; "" if there is none.
  /// - Returns: The text; nil if the text on the disk is not the one that was edited, or if the changes made no
  ///   difference: then there is nothing to offer.
  public func text(over text: String) -> String? {
    guard rests(on: text) else { return nil }
    let changed = SheetText(text).changed(by: changes)
    return changed.flatMap { Array($0.utf8) == Array(text.utf8) ? nil : $0 }
  }

  /// Returns the text to offer to a user who opens the sheet.
  ///
  /// - Parameter text: The text on the disk; "" if there is none.
  /// - Returns: The typed text; nil if it made no difference, or the text on the disk is the same anyway.
  public func offer(over text: String) -> RecoveredSheetText? {
    if rests(on: text) {
      return self.text(over: text).map { RecoveredSheetText(text: $0, restsOnFile: true) }
    }
    guard let base, let typed = self.text(over: base), Array(typed.utf8) != Array(text.utf8) else {
      return nil
    }
    return RecoveredSheetText(text: typed, restsOnFile: false)
  }

  /// Whether a text is the one that was edited.
  public func rests(on text: String) -> Bool {
    text.utf8.count == byteCount && CRC32(text.utf8).value == checksum
  }
}

/// The edits that lines describe, as they are read.
private struct Edits {
  /// The changes made by edits that are whole.
  private(set) var whole: [SheetLineChange] = []

  /// The edit that is being read.
  private var edit: [SheetLineChange] = []

  /// The number of its lines that are to follow; nil between edits.
  private var following: Int?

  /// The change being read: the lines it replaces, the number of new lines, and their text so far.
  private var range = 0..<0
  private var count = 0
  private var text: String?

  /// Takes a line; returns false if it does not belong there.
  mutating func append(_ fields: [String]) -> Bool {
    switch fields.first {
    case SheetRecovery.Kind.lines:
      guard fields.count == 6, let first = Int(fields[1]), let replaced = Int(fields[2]),
        let count = Int(fields[3]), first >= 0, replaced >= 0, count >= 0,
        first <= Int.max - replaced, endChange(), follows(fields[4])
      else { return false }
      range = first..<first + replaced
      self.count = count
      text = fields[5]
    case SheetRecovery.Kind.more:
      guard fields.count == 3, let begun = text, follows(fields[1]) else { return false }
      text = begun + fields[2]
    default: return false
    }
    guard following == 0 else { return true }
    guard endChange() else { return false }
    whole += edit
    edit = []
    following = nil
    return true
  }

  /// Whether a line says that it is the next one of its edit, or begins one.
  private mutating func follows(_ count: String) -> Bool {
    guard let count = Int(count), count >= 0, following.map({ $0 - 1 == count }) ?? true else {
      return false
    }
    following = count
    return true
  }

  /// Completes the change being read; returns false if its number of lines is wrong.
  private mutating func endChange() -> Bool {
    guard let text else { return true }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard count == 0 ? text.isEmpty : lines.count == count else { return false }
    edit.append(SheetLineChange(range: range, lines: count == 0 ? [] : lines))
    self.text = nil
    return true
  }
}

extension SheetText {
  /// Returns the text after changes of whole lines; nil if a change is of lines that do not exist.
  fileprivate func changed(by changes: [SheetLineChange]) -> String? {
    var text = self
    for change in changes {
      guard text.replaceLines(change) else { return nil }
    }
    return text.description
  }
}
