import CalculatorPresentation

/// A list that covers the calculator, with a cursor, and what is asked or typed in it.
struct Panel: Sendable {
  let subject: PanelSubject
  var cursor: ListCursor

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

  init(_ subject: PanelSubject) {
    self.subject = subject
    cursor = ListCursor(selects: subject.selects)
  }

  /// What the footer says, as pieces that stay whole where it is broken into rows.
  private func footerPieces(
    of content: PanelContent, isAtEnd: Bool, in catalogue: Catalogue
  ) -> [String] {
    switch footing {
    case .keys where subject == .help:
      let key = subject.shortcut.label
      return [catalogue.text(.sentence(isAtEnd ? .closes(key: key) : .continues(key: key)))]
    case .keys:
      let more = isAtEnd && subject == .digits ? ["↓ " + catalogue.text(subject.title)] : []
      return more + actions(isEmpty: content.count == 0).compactMap { $0.hint(in: catalogue) }
    case .prompt: return []
    case .question(let question):
      return question.answers.map {
        $0.shortcut.name(in: catalogue) + " " + catalogue.text($0.message)
      }
        + [Shortcut.escape.name(in: catalogue) + " " + catalogue.text(.command(.cancel))]
    case .notice(let text): return [text]
    case .removal(let text):
      return [text] + [PanelAction.undo.hint(in: catalogue)].compactMap(\.self)
    }
  }

  private func actions(isEmpty: Bool) -> [PanelAction] {
    isEmpty ? [.close] : subject.actions
  }

  /// The footer's rows in so many columns; a prompt has one.
  func footerRows(columns: Int, of content: PanelContent, isAtEnd: Bool, in catalogue: Catalogue)
    -> [String]
  {
    var rows: [String] = []
    for piece in footerPieces(of: content, isAtEnd: isAtEnd, in: catalogue) {
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
