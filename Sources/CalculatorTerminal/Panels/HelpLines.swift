/// A help in lines of some columns: keys at the left, what they do behind them.
struct HelpLines {
  private(set) var lines: [PanelContent.Line] = []

  /// How many columns the longest line takes.
  var width: Int { lines.map(\.text.columnCount).max() ?? 0 }

  /// Lays a help out; what is too long for a line goes on in the next one.
  ///
  /// - Parameters:
  ///   - help: The help.
  ///   - columns: How many columns a line has at most.
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
