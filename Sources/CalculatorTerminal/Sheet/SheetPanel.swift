import CalculatorPresentation

/// Lines shown over a sheet until a key is pressed: more of an answer, or the help.
struct SheetPanel {
  /// The subject of a panel.
  enum Subject: Hashable, Sendable {
    /// More of a line's answer, with a number of digits.
    case expansion(line: Int, digits: Int)
    case help
  }

  let subject: Subject
  let title: String
  let lines: [PanelContent.Line]

  /// The first visible line.
  var first = 0

  /// Creates the help, in the given number of columns.
  init(helpIn catalogue: Catalogue, columns: Int) {
    subject = .help
    title = catalogue.text(.command(.help))
    let isMirrored = catalogue.language.isRightToLeft
    lines =
      HelpLines(KeyboardHelp(ofSheetIn: catalogue), columns: columns, isMirrored: isMirrored).lines
  }

  /// Creates a panel with more of an answer, in the given number of columns.
  init(
    _ expansion: SheetExpansion, digits: Int, in catalogue: Catalogue, columns: Int
  ) {
    subject = .expansion(line: expansion.number - 1, digits: digits)
    title = catalogue.text(SheetWords.line(expansion.number))
    var texts: [String] = []
    if let reading = expansion.reading { texts.append(reading) }
    if let exact = expansion.exactForm, exact != expansion.digits?.text {
      texts.append("= " + exact)
    }
    if let digits = expansion.digits {
      let mark = digits.isExact ? Exactness.exact.mark : Exactness.rounded.mark
      texts.append(mark + " " + digits.text)
    }
    lines = texts.flatMap { text in
      SheetLineLayout(text, columns: columns).rows.map { row in
        PanelContent.Line(text: String(row.glyphs.map(\.shown.text)))
      }
    }
  }

  /// Scrolls by a number of lines, given the number of visible ones.
  mutating func scroll(by count: Int, visible: Int) {
    first = max(min(first + count, lines.count - visible), 0)
  }
}

extension KeyboardHelp {
  /// Creates the help of a sheet.
  init(ofSheetIn catalogue: Catalogue) {
    var ways: [(String, String)] = SheetCommand.allCases.map {
      ($0.keys, $0.name(in: catalogue))
    }
    func add(_ keys: String, _ text: SheetFaceWords) { ways.append((keys, catalogue.text(text))) }
    add(catalogue.text(KeyboardText.tabKey), .complete)
    add("← → ↑ ↓ Home End PgUp PgDn", .move)
    add("Ctrl-← Ctrl-→", .moveByWord)
    add("Ctrl-Home Ctrl-End", .moveToEnd)
    add("Shift-← → ↑ ↓", .select)
    add("Alt-↑ Alt-↓", .changeNumber)
    self.init(
      ways.map { Item.way(Line(shortcuts: $0.0, meaning: $0.1)) }
        + [.words(catalogue.text(SheetFaceWords.refer))])
  }
}
