import CalculatorModel

/// What was typed into a sheet since it was written, as lines that survive a kill (SHEET F8).
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
/// Each line is one of the history's line format, whose checksum and length tell whether it is whole. The first
/// one names the sheet and has the checksum of its text on the disk, which follows it, as others may write the file
/// meanwhile; each change has the range of lines that it replaced, and their new text in one line or several. An
/// edit that was cut short at the end is left out as a whole, and so is whatever follows a line that is damaged,
/// since that rests on it.
///
/// | Kind | Fields |
/// |---|---|
/// | `sheet/1` | name, checksum of the text, its bytes |
/// | `text/1` | how many lines of the text follow, text |
/// | `lines/1` | first line, how many are replaced, by how many, how many lines of the edit follow, text |
/// | `more/1` | how many lines of the edit follow, text |
public struct SheetRecovery: Hashable, Sendable {
  /// The name of the sheet: its path, or what a face calls it.
  public let name: String

  private let checksum: UInt32
  private let byteCount: Int
  /// The text that was on the disk; nil where not all of it was kept.
  private let base: String?
  private let changes: [SheetLineChange]

  fileprivate enum Kind {
    static let sheet = "sheet/1"
    static let text = "text/1"
    static let lines = "lines/1"
    static let more = "more/1"
  }

  /// How many bytes of text a line has at most; escaped they may be twice as many.
  private static let pieceLength = 16_000

  /// Whether anything was typed.
  public var isEmpty: Bool { changes.isEmpty }

  // MARK: - Writing

  /// The line that begins a recovery.
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - text: Its text on the disk; "" where it is not there yet.
  /// - Returns: The line, without its end.
  public static func head(name: String, text: String) -> String {
    CheckedLine.text(of: [
      Kind.sheet, name, CRC32(text.utf8).value.hexadecimal(digits: 8), "\(text.utf8.count)",
    ])
  }

  /// The lines that a recovery begins with, be something typed already or not.
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - text: Its text on the disk; "" where it is not there yet.
  ///   - typed: The text as it is now.
  /// - Returns: The lines, without their ends.
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

  /// The lines of what one edit has changed, all of which are read back or none.
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

  /// A text in parts; at least one.
  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var start = 0
    while start < bytes.count || pieces.isEmpty {
      var end = min(start + pieceLength, bytes.count)
      // Not within a character of several bytes.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      pieces.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return pieces
  }

  // MARK: - Reading

  /// Reads lines as they are in a file, of which the last one may be cut short; nil where they do not begin as a
  /// recovery does.
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

  /// What the text had become, over the text that is on the disk now.
  ///
  /// - Parameter text: The text on the disk; "" where there is none.
  /// - Returns: The text; nil where the one on the disk is another than that which was typed into, or nothing
  ///   else came of it: then there is nothing to offer.
  public func text(over text: String) -> String? {
    guard rests(on: text) else { return nil }
    let changed = SheetText(text).changed(by: changes)
    return changed.flatMap { Array($0.utf8) == Array(text.utf8) ? nil : $0 }
  }

  /// What there is to offer to a person who opens the sheet.
  ///
  /// - Parameter text: The text on the disk; "" where there is none.
  /// - Returns: What had been typed; nil where nothing came of it, or the text has become the same without it.
  public func offer(over text: String) -> RecoveredSheetText? {
    if rests(on: text) {
      return self.text(over: text).map { RecoveredSheetText(text: $0, restsOnFile: true) }
    }
    guard let base, let typed = self.text(over: base), Array(typed.utf8) != Array(text.utf8) else {
      return nil
    }
    return RecoveredSheetText(text: typed, restsOnFile: false)
  }

  /// Whether a text is the one that was typed into.
  public func rests(on text: String) -> Bool {
    text.utf8.count == byteCount && CRC32(text.utf8).value == checksum
  }
}

/// The edits that lines tell, as they are read.
private struct Edits {
  /// What was changed by edits that are whole.
  private(set) var whole: [SheetLineChange] = []

  /// The edit that is being read.
  private var edit: [SheetLineChange] = []

  /// How many lines of it are to follow; nil between edits.
  private var following: Int?

  /// The change that is being read: which lines it replaces, by how many, and their text so far.
  private var range = 0..<0
  private var count = 0
  private var text: String?

  /// Takes a line; false where it does not belong there.
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

  /// Takes the change that is being read as whole; false where it has another number of lines.
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
  /// The text after changes of whole lines; nil where one is of lines that there are not.
  fileprivate func changed(by changes: [SheetLineChange]) -> String? {
    var text = self
    for change in changes {
      guard text.replaceLines(change) else { return nil }
    }
    return text.description
  }
}
