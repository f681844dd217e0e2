import CalculatorPresentation
import CommandLineInterface
import DisplayableText

/// The content of the rows at the bottom of a sheet.
struct SheetStatus: Hashable, Sendable {
  /// The rows, the last one at the bottom.
  var rows: [String]
  var style: CellStyle

  /// The maximum number of rows.
  private static let limit = 4

  /// Lays out texts in the given columns; those that are too long take more rows.
  init(_ texts: [String], columns: Int, style: CellStyle) {
    let columns = max(columns, 1)
    let rows = texts.flatMap {
      $0.columnCount <= columns ? [$0] : $0.rows(ofColumns: columns)
    }
    self.rows = Array(rows.prefix(Self.limit))
    self.style = style
  }
}

extension SheetScreen {
  /// Returns the status to show: the question, the effect of the last key, the reason why the line at the
  /// cursor has no answer, or the keys.
  func status(_ row: SheetRow, columns: Int) -> SheetStatus {
    let catalogue = viewModel.catalogue
    func status(_ texts: [String], _ style: CellStyle) -> SheetStatus {
      SheetStatus(texts.map(\.withoutIsolates), columns: columns, style: style)
    }
    if namePrompt != nil {
      // The name has the last row.
      return status([remark, ""].compactMap(\.self), theme.secondary)
    }
    if let question {
      let offers = question.offers(in: catalogue).joined(separator: "   ")
      let text = question.title(in: catalogue)
      guard let details = question.details(in: catalogue) else {
        let whole = text + "   " + offers
        return status(whole.columnCount <= columns ? [whole] : [text, offers], theme.heading)
      }
      let told = text + " " + details
      return status(
        (told.columnCount <= columns ? [told] : [text, details]) + [offers], theme.heading)
    }
    if let text = remark ?? viewModel.notice ?? choiceText ?? viewModel.statusText {
      return status([text], theme.page)
    }
    if let error = row.error {
      return status(
        [error.reason.withoutIsolates.displayable(limit: 400)],
        error.isDimmed ? theme.secondary : theme.problem)
    }
    return status([hints(columns: columns)], theme.secondary)
  }

  /// Draws the status, and the name being typed.
  func draw(_ status: SheetStatus, on grid: inout CellGrid, in area: Rectangle) {
    var area = area
    area.column += 1
    area.width = max(area.width - 2, 1)
    let isMirrored = viewModel.catalogue.language.isRightToLeft
    for (index, text) in status.rows.enumerated() {
      var place = area
      place.row = area.row - status.rows.count + 1 + index
      let blank = String(repeating: " ", count: window.columns)
      grid.write(blank, column: 0, row: place.row, style: status.style)
      grid.write(text, in: place, atEnd: isMirrored, style: status.style)
    }
    if let namePrompt {
      grid.draw(
        namePrompt, named: viewModel.catalogue.text(SheetFaceWords.fileName), in: area,
        catalogue: viewModel.catalogue, theme: theme)
    }
  }

  /// The names that Tab cycles through.
  private var choiceText: String? {
    guard let choice else { return nil }
    let names = choice.names.dropFirst(choice.index ?? 0).prefix(40)
    return names.map(\.text).joined(separator: "  ").shortenedAtRight(
      toColumns: max(window.columns - 2, 1))
  }

  /// Returns the most needed keys, as many as have room.
  private func hints(columns: Int) -> String {
    let commands: [SheetCommand] = [.help, .save, .quit, .more, .undo, .keypad, .writeAnswers]
    var text = ""
    for command in commands {
      let hint = command.briefKey + " " + command.name(in: viewModel.catalogue)
      let longer = text.isEmpty ? hint : text + "   " + hint
      if longer.columnCount <= columns { text = longer }
    }
    return text
  }
}
