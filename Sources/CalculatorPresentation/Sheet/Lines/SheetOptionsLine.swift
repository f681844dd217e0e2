import CalculatorModel

/// The options line at the top of a sheet, on which its answers depend: `# exactly: angle deg`.
///
/// ```swift
/// let line = SheetOptionsLine(in: ["# exactly: places 2", "sin(30)"])
/// line.index                     // 0
/// line.text(setting: "angle deg")   // "# exactly: places 2, angle deg"
/// ```
struct SheetOptionsLine: Hashable, Sendable {
  /// Its index; nil if the sheet has none.
  let index: Int?

  private let items: [String]

  /// Finds it among lines, before the first that is neither blank nor a comment.
  init(in lines: [String]) {
    for (index, line) in lines.enumerated() {
      if let items = Self.items(of: line) {
        self.index = index
        self.items = items
        return
      }
      let parts = SheetLineParts(line)
      guard parts.isBlank || parts.isComment else { break }
    }
    index = nil
    items = []
  }

  private static func items(of line: String) -> [String]? {
    let bytes = Array(line.utf8)
    guard let start = SheetOptions.beginning(of: bytes) else { return nil }
    let items = SheetOptions.items(of: bytes, from: start).map { range in
      var item = bytes[range].drop { $0.isBlank }
      while item.last?.isBlank == true { item.removeLast() }
      return String(decoding: item, as: UTF8.self)
    }
    return items.filter { !$0.isEmpty }
  }

  /// Returns the line with a setting, which replaces another one of its name.
  func text(setting item: String) -> String {
    let name = String(decoding: item.utf8.prefix { !$0.isBlank }, as: UTF8.self)
    var items = items
    if let index = items.firstIndex(where: { $0 == name || $0.hasPrefix(name + " ") }) {
      items[index] = item
    } else {
      items.append(item)
    }
    return "# exactly: " + items.joined(by: ", ")
  }
}

extension SheetEditor {
  /// Puts a setting into the line at the top of the sheet, which is added if there is none; the cursor stays.
  mutating func set(option item: String, at time: Int64) throws(SheetLimit) {
    let options = SheetOptionsLine(in: text.lines)
    let line = options.text(setting: item)
    var place = cursor
    guard let index = options.index else {
      place.line += 1
      let start = SheetCursor()
      return try replace(start..<start, with: line + "\n", cursor: place, at: time)
    }
    let end = SheetCursor(line: index, offset: text.lines[index].utf8.count)
    try replace(SheetCursor(line: index)..<end, with: line, cursor: place, at: time)
  }
}
