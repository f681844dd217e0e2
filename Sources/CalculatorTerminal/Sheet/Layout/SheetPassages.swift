import CalculatorPresentation

/// The lines of a sheet with their answers as seen at one time; each is laid out once, when it is asked for.
final class SheetPassages {
  private let viewModel: SheetViewModel
  private let layout: SheetScreenLayout
  private let now: Int64
  private var rows: [Int: SheetRow] = [:]
  private var passages: [Int: SheetPassage] = [:]

  /// The number of lines asked for at once.
  private static let blockLength = 16

  init(_ viewModel: SheetViewModel, in layout: SheetScreenLayout, at now: Int) {
    self.viewModel = viewModel
    self.layout = layout
    self.now = Int64(now)
  }

  /// The passage of a line.
  subscript(line: Int) -> SheetPassage {
    if let passage = passages[line] { return passage }
    let passage = SheetPassage(
      row(line), hasCursor: line == viewModel.cursor.line, in: layout)
    passages[line] = passage
    return passage
  }

  private func row(_ line: Int) -> SheetRow {
    if let row = rows[line] { return row }
    let start = line - line % Self.blockLength
    for row in viewModel.rows(start..<start + Self.blockLength, at: now) {
      rows[row.number - 1] = row
    }
    return rows[line] ?? viewModel.row(line, at: now)
  }
}
