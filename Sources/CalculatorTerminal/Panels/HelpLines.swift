/// A help laid out in lines: keys at the left, followed by what they do.
struct HelpLines {
  private(set) var lines: [PanelContent.Line] = []

  /// The number of columns in the longest line.
  var width: Int { lines.map(\.text.columnCount).max() ?? 0 }

  /// Lays out a help; text that is too long for a line continues in the next one.
  ///
  /// - Parameters:
  ///   - help: The help.
  ///   - columns: The maximum number of columns in a line.
  ///   - isMirrored: Whether lines begin at the right.
  init(_ help: KeyboardHelp, columns: Int, isMirrored: Bool) {
    let longest = help.lines.map(\.shortcuts.columnCount).max() ?? 0
    let keyColumns = min(longest, max(columns / 2 - 2, 1))
    for item in help.items {
      switch item {
      case .heading(let text):
        if !lines.isEmpty, columns >= 30 { lines.append(PanelContent.Line(text: "")) }
        lines += text.rows(ofColumns: columns).map {
          PanelContent.Line(text: $0, isHeading: true)
        }
      case .words(let text):
        lines += text.rows(ofColumns: columns).map { PanelContent.Line(text: $0) }
        lines.append(PanelContent.Line(text: ""))
      case .example(let keys, let result):
        let line = isMirrored ? result + "   " + keys : keys + "   " + result
        let rows = line.columnCount <= columns ? [line] : [keys, result]
        lines += rows.map { PanelContent.Line(text: $0) }
      case .way(let way):
        let rows = way.meaning.rows(ofColumns: max(columns - keyColumns - 2, 1))
        // Keys that are too long for their column have a line of their own.
        let isLong = way.shortcuts.columnCount > keyColumns
        if isLong { lines.append(PanelContent.Line(text: way.shortcuts)) }
        for (index, row) in rows.enumerated() {
          let keys = index == 0 && !isLong ? way.shortcuts : ""
          let space = String(repeating: " ", count: max(keyColumns - keys.columnCount, 0) + 2)
          lines.append(
            PanelContent.Line(text: isMirrored ? row + space + keys : keys + space + row))
        }
      }
    }
  }
}
