import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText

extension SheetScreen {
  /// Performs a command.
  mutating func perform(_ command: SheetCommand, at now: Int) -> Effect? {
    let time = Int64(now)
    let catalogue = viewModel.catalogue
    switch command {
    case .help:
      panel = SheetPanel(helpIn: catalogue, columns: max(window.columns - 4, 1))
    case .save: return report(.save, at: now)
    case .saveAs: return report(.saveAs, at: now)
    case .more: showMore()
    case .undo:
      let isThere = viewModel.editor.canUndo
      viewModel.undo(at: time)
      if !isThere { remark = catalogue.text(SheetFaceWords.nothingToUndo) }
    case .redo:
      let isThere = viewModel.editor.canRedo
      viewModel.redo(at: time)
      if !isThere { remark = catalogue.text(SheetFaceWords.nothingToRedo) }
    case .cut:
      guard let text = viewModel.cut(at: time) else {
        remark = catalogue.text(SheetFaceWords.nothingSelected)
        return nil
      }
      return take(text)
    case .copy: return copy(at: now)
    case .paste:
      if !clipboard.isEmpty { viewModel.paste(clipboard, at: time) }
    case .selectAll: viewModel.selectAll(at: time)
    case .writeAnswers: remark = viewModel.writeAnswers(.everywhere, at: time)
    case .examples: insertExample(at: time)
    case .keypad: showsKeypad.toggle()
    case .redraw: return .redraw
    case .quit: return report(.close, at: now)
    }
    return nil
  }

  /// Inserts the first example, or the next one in place of that which is still as it was inserted.
  private mutating func insertExample(at time: Int64) {
    let isAsInserted = example.map { viewModel.lines == $0.lines } ?? false
    let next = isAsInserted ? (example?.index ?? 0) + 1 : 0
    if isAsInserted { viewModel.undo(at: time) }
    let examples = SheetExample.allCases
    viewModel.insertExample(examples[next % examples.count], at: time)
    example = (next % examples.count, viewModel.lines)
  }

  /// Copies the selection, or else the answer of the line.
  private mutating func copy(at now: Int) -> Effect? {
    if let text = viewModel.selectedText { return take(text) }
    let row = viewModel.row(viewModel.cursor.line, at: Int64(now))
    guard let answer = row.answer, row.exactness != nil else {
      remark = viewModel.catalogue.text(SheetFaceWords.nothingSelected)
      return nil
    }
    return take(answer.text)
  }

  private mutating func take(_ text: String) -> Effect {
    clipboard = text
    let shown = text.displayable(limit: 60)
    remark = viewModel.catalogue.text(.sentence(.copied(shown))).withoutIsolates
    return .copy(text)
  }

  /// Shows the exact form and more digits; if asked again, twice as many.
  mutating func showMore() {
    var digits = ExpandedNumber.digitRange.lowerBound
    if case .expansion(let line, let before)? = panel?.subject, line == viewModel.cursor.line {
      digits = min(2 * before, 3_200)
    }
    panel = nil
    guard let expansion = viewModel.expansion(digits: digits) else {
      remark = viewModel.catalogue.text(SheetFaceWords.nothingMore)
      return
    }
    panel = SheetPanel(
      expansion, digits: digits, in: viewModel.catalogue, columns: max(window.columns - 4, 1))
  }
}
