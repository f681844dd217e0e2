import CalculatorPresentation
import CommandLineInterface

/// A line of a sheet with its answer, as seen on the screen.
struct SheetPassage: Hashable, Sendable {
  let row: SheetRow
  let text: SheetLineLayout

  /// The answer beside the first row; "" if it is under the line, or there is none.
  let answerBeside: String

  /// The rows of the answer under the line.
  let answerUnder: [String]

  /// The number of rows that it takes.
  var height: Int { text.rows.count + answerUnder.count }

  /// The index of the line in the sheet, from 0.
  var line: Int { row.number - 1 }

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - row: The line.
  ///   - hasCursor: Whether the cursor is in it; then room for an answer under it is kept, so that the lines
  ///     below stay where they are while answers come and go.
  ///   - layout: The window.
  init(_ row: SheetRow, hasCursor: Bool, in layout: SheetScreenLayout) {
    self.row = row
    text = SheetLineLayout(row.text, columns: layout.rowColumns)
    let mark = row.mark.isEmpty ? "" : row.mark + " "
    let answer = mark + row.answerText.withoutIsolates
    guard !row.answerText.isEmpty else {
      let mayHaveAnswer = row.text.contains { $0 != " " } && row.text.first != "#"
      answerBeside = row.mark
      answerUnder = layout.answers == nil && hasCursor && mayHaveAnswer ? [""] : []
      return
    }
    if let area = layout.answers, answer.shownColumns <= area.width {
      (answerBeside, answerUnder) = (answer.cut(toColumns: area.width), [])
    } else if row.error != nil {
      // A reason is shown in full at the bottom, so cutting it here misleads no one.
      let room = layout.answers?.width ?? layout.columnsUnder
      let cut = answer.cut(toColumns: room)
      (answerBeside, answerUnder) = layout.answers == nil ? ("", [cut]) : (cut, [])
    } else {
      // A number is never cut: the rest would be another number.
      answerBeside = ""
      answerUnder = SheetLineLayout(answer, columns: layout.columnsUnder).rows.map { row in
        String(row.glyphs.map(\.shown.text))
      }
    }
  }
}
