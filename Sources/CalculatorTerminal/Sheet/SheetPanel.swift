import CalculatorPresentation

/// Lines that stand over a sheet until a key is pressed: more of an answer, or the help.
struct SheetPanel {
  /// What it shows.
  enum Subject: Hashable, Sendable {
    /// More of the answer of a line, with so many digits.
    case expansion(line: Int, digits: Int)
    case help
  }

  let subject: Subject
  let title: String
  let lines: [PanelContent.Line]

  /// The first line that is seen.
  var first = 0

  /// The help, in so many columns.
  init(helpIn catalogue: Catalogue, columns: Int) {
    subject = .help
    title = catalogue.text(.command(.help))
    let isMirrored = catalogue.language.isRightToLeft
    lines =
      HelpLines(KeyboardHelp(ofSheetIn: catalogue), columns: columns, isMirrored: isMirrored).lines
  }

  /// More of an answer, in so many columns.
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

  /// Scrolls by some lines, of which so many are seen.
  mutating func scroll(by count: Int, visible: Int) {
    first = max(min(first + count, lines.count - visible), 0)
  }
}

extension KeyboardHelp {
  /// The help of a sheet.
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
