import CalculatorPresentation

/// The hints about panels in the status line: each one's key and name, to press or to click.
struct StatusHints: Hashable, Sendable {
  /// A panel's hint, with its first column in the line.
  struct Hint: Hashable, Sendable {
    var subject: PanelSubject
    var text: String
    var column: Int
  }

  let hints: [Hint]

  /// Places the hints of panels at the end of a line; if not all have room, only that of the help remains.
  init(_ subjects: [PanelSubject], in area: Rectangle, catalogue: Catalogue) {
    var hints: [Hint] = []
    var column = area.endColumn
    for subject in subjects.reversed() {
      let name = catalogue.text(subject.title)
      let text = subject.key + " " + name
      column -= text.columnCount
      hints.insert(Hint(subject: subject, text: text, column: column), at: 0)
      column -= 3
    }
    let hasRoom = (hints.first?.column ?? area.column) >= area.column
    self.hints = hasRoom ? hints : hints.filter { $0.subject == .help }
  }

  /// The number of columns that the hints take, with the spaces between them.
  var columnCount: Int {
    guard let first = hints.first, let last = hints.last else { return 0 }
    return last.column + last.text.columnCount - first.column
  }

  /// Returns the panel whose hint is at a column; help elsewhere.
  func subject(atColumn column: Int) -> PanelSubject {
    hints.first { ($0.column..<$0.column + $0.text.columnCount).contains(column) }?.subject
      ?? .help
  }
}
