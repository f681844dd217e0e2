import CalculatorPresentation

/// A list beside the calculator or over it, with its cursor and any question or typed line.
struct Panel: Sendable {
  let subject: PanelSubject

  /// The panel that the help is about; nil for the calculator.
  let helpTopic: PanelSubject?

  var cursor: ListCursor

  /// Whether keys go to the panel; they may go to a calculator beside it instead.
  var takesKeys = true

  /// The line of the display that units are chosen for.
  var unitLine = UnitConversion.Line.upper

  /// The text searched for in the list.
  var search = ""

  /// The use of the last rows.
  var footing = Footing.keys

  /// A use of a panel's last rows.
  enum Footing: Sendable {
    /// The keys of the panel.
    case keys
    /// A line being typed.
    case prompt(PanelPrompt)
    /// A question before something is done.
    case question(PanelQuestion)
    /// A message about what has happened.
    case notice(String)
    /// A message that a line was removed; meanwhile the keys that remove do nothing.
    ///
    /// So a key that repeats because it is held down removes one line and not the whole list.
    case removal(String)
  }

  init(_ subject: PanelSubject, helpTopic: PanelSubject? = nil) {
    self.subject = subject
    self.helpTopic = helpTopic
    cursor = ListCursor(selects: subject.selects, followsEnd: subject.followsEnd)
  }

  /// Whether nothing is being typed or asked in the panel.
  var isAtRest: Bool {
    switch footing {
    case .prompt, .question: false
    case .keys, .notice, .removal: true
    }
  }

  /// Whether the panel's own keys are shown.
  private var tellsKeys: Bool {
    if case .keys = footing { true } else { false }
  }

  /// Returns the footer's text as pieces that are kept whole in rows, followed by those that are never left out.
  private func footerPieces(
    of content: PanelContent, isAtEnd: Bool, in catalogue: Catalogue
  ) -> (pieces: [String], last: [String]) {
    if !takesKeys, tellsKeys {
      let list = catalogue.text(KeyboardText.tabKey) + " ↑ ↓ "
      return (
        [list + catalogue.text(KeyboardText.way(.toTheList))],
        [Shortcut.escape.name(in: catalogue) + " " + catalogue.text(.command(.close))]
      )
    }
    let closing = PanelAction.close.hint(in: catalogue) ?? ""
    switch footing {
    case .keys where subject == .help:
      let key = subject.key
      let turning = catalogue.text(
        .sentence(isAtEnd ? .closes(key: key) : .continues(key: key)))
      return ([], isAtEnd ? [turning] : [closing, turning])
    case .keys:
      let more = isAtEnd && subject == .digits ? ["↓ " + catalogue.text(subject.title)] : []
      let hints = actions(isEmpty: content.count == 0).filter { $0 != .close }
        .compactMap { $0.hint(in: catalogue) }
      let help = TerminalCommand.help
      return (
        more + hints,
        [help.label + " " + help.name(in: catalogue), closing]
      )
    case .prompt: return ([], [])
    case .question(let question):
      let answers = question.answers.map {
        $0.shortcut.name(in: catalogue) + " " + catalogue.text($0.message)
      }
      let cancel = Shortcut.escape.name(in: catalogue) + " " + catalogue.text(.command(.cancel))
      return ([], answers + [cancel])
    case .notice(let text): return ([], [text])
    case .removal(let text):
      return ([], [text] + [PanelAction.undo.hint(in: catalogue)].compactMap(\.self))
    }
  }

  private func actions(isEmpty: Bool) -> [PanelAction] {
    isEmpty ? [.close] : subject.actions
  }

  /// Returns the footer's rows, with the given columns and at most the given number of rows; a prompt has one.
  ///
  /// If there is not enough room, the last pieces are left out first, but never how to close the panel.
  func footerRows(
    columns: Int, limit: Int, of content: PanelContent, isAtEnd: Bool, in catalogue: Catalogue
  ) -> [String] {
    let (pieces, last) = footerPieces(of: content, isAtEnd: isAtEnd, in: catalogue)
    var count = pieces.count
    while true {
      let rows = Self.rows(of: pieces[..<count] + last, columns: columns)
      if rows.count <= limit { return rows }
      if count == 0 { return tellsKeys ? Self.rows(of: last.suffix(1), columns: columns) : rows }
      count -= 1
    }
  }

  private static func rows(of pieces: ArraySlice<String>, columns: Int) -> [String] {
    var rows: [String] = []
    for piece in pieces {
      let longer = rows.last.map { $0 + "  " + piece } ?? piece
      if !rows.isEmpty, longer.columnCount <= columns {
        rows[rows.count - 1] = longer
      } else {
        rows += piece.rows(ofColumns: columns)
      }
    }
    return rows.isEmpty ? [""] : rows
  }
}
