import CAdwaita
import CalculatorPresentation

/// The place of the answers: in a column beside the text, or below their lines if the window is narrow.
extension SheetWindow {
  /// The width under which answers are shown below their lines, in pixels at the usual text size.
  private static let narrowWidth = 480.0

  /// Gives the answers more room if there is more.
  func fitColumns() {
    let scale = Looks.textScale
    let width = Double(gtk_widget_get_width(text.widget))
    guard width > 0 else { return }
    let isNarrow = width < Self.narrowWidth * scale
    if answersBelow.isShown != isNarrow {
      answersBelow.isShown = isNarrow
      answersBeside.isShown = !isNarrow
      // All lines have moved.
      room.show(linesWithRoom, looking: 0..<0)
      text.showCursor()
    }
    answersBeside.setWidth(Int32(min(max(width * 0.38, 110 * scale), 420 * scale)))
    answersBelow.setWidth(text.visiblePart.width)
    let digits = Double(max("\(viewModel.lines.count)".utf8.count, 2))
    numbers.setWidth(Int32((digits * 8 + 14) * scale))
  }

  /// Whether each line leaves room below it for an answer shown there.
  var linesWithRoom: [Bool] {
    answersBelow.isShown
      ? viewModel.linesWithRoom : Array(repeating: false, count: viewModel.lines.count)
  }
}
