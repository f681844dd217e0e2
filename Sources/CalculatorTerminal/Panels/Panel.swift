import CalculatorPresentation

/// A list beside the calculator or over it, with a cursor, and what is asked or typed in it.
struct Panel: Sendable {
  let subject: PanelSubject

  /// The panel that a help is about; nil for the calculator.
  let helpTopic: PanelSubject?

  var cursor: ListCursor

  /// Whether keys go to the panel; beside it, the calculator may have them.
  var takesKeys = true

  /// The line of the display that units are chosen for.
  var unitLine = UnitConversion.Line.upper

  /// What units were looked for by.
  var search = ""

  /// What the last row is for.
  var footing = Footing.keys

  /// What the last rows of a panel are for.
  enum Footing: Sendable {
    /// To tell the keys.
    case keys
    /// To type a line.
    case prompt(PanelPrompt)
    /// To ask before something is done.
    case question(PanelQuestion)
    /// To tell what has happened.
    case notice(String)
    /// To tell that a line was removed; the keys that remove do nothing meanwhile.
    ///
    /// So a key that repeats itself because it is held removes one line and not the list.
    case removal(String)
  }

  init(_ subject: PanelSubject, helpTopic: PanelSubject? = nil) {
    self.subject = subject
    self.helpTopic = helpTopic
    cursor = ListCursor(selects: subject.selects, followsEnd: subject.followsEnd)
  }

  /// Whether nothing is typed or asked in the panel.
  var isAtRest: Bool {
    switch footing {
    case .prompt, .question: false
    case .keys, .notice, .removal: true
    }
  }

  /// Whether the panel's own keys are told.
  private var tellsKeys: Bool {
    if case .keys = footing { true } else { false }
  }

  /// What the footer says, as pieces that stay whole where it is broken into rows; behind them what is
  /// never left out.
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

  /// The footer's rows in so many columns, of so many rows at most; a prompt has one.
  ///
  /// Where not all has room, what comes last is left out first, but never how to close the panel.
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
