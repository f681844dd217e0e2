import CalculatorModel

/// The line at the top of a sheet that says what its answers depend on: `# exactly: angle deg` (SHEET L10).
///
/// ```swift
/// let line = SheetOptionsLine(in: ["# exactly: places 2", "sin(30)"])
/// line.index                       // 0
/// line.text(angleUnit: .degrees)   // "# exactly: places 2, angle deg"
/// ```
struct SheetOptionsLine: Hashable, Sendable {
  /// Where it is; nil where the sheet has none.
  let index: Int?

  private let items: [String]

  private static let head = "exactly:"
  private static let angle = "angle"

  /// Finds it among lines: before the first that is neither blank nor a comment.
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
    var bytes = Array(line.utf8)[...].drop { $0.isBlank }
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    bytes = bytes.dropFirst().drop { $0.isBlank }
    guard bytes.starts(with: head.utf8) else { return nil }
    let items = bytes.dropFirst(head.utf8.count).split(separator: UInt8(ascii: ",")).map { item in
      var item = item.drop { $0.isBlank }
      while item.last?.isBlank == true { item.removeLast() }
      return String(decoding: item, as: UTF8.self)
    }
    return items.filter { !$0.isEmpty }
  }

  /// The line with angles measured in a unit.
  func text(angleUnit unit: AngleUnit) -> String {
    let item = Self.angle + " " + unit.name
    var items = items
    if let index = items.firstIndex(where: { $0 == Self.angle || $0.hasPrefix(Self.angle + " ") }) {
      items[index] = item
    } else {
      items.append(item)
    }
    return "# " + Self.head + " " + items.joined(by: ", ")
  }
}
