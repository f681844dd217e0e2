import CAdwaita
import CalculatorPresentation

/// Where the answers stand: in a column beside the text, or below their lines where the window is narrow (SHEET U1).
extension SheetWindow {
  /// Narrower than this, in pixels of text of the usual size, answers stand below their lines.
  private static let narrowWidth = 480.0

  /// Gives the answers more room where there is more.
  func fitColumns() {
    let scale = Looks.textScale
    let width = Double(gtk_widget_get_width(text.widget))
    guard width > 0 else { return }
    let isNarrow = width < Self.narrowWidth * scale
    if answersBelow.isShown != isNarrow {
      answersBelow.isShown = isNarrow
      answersBeside.isShown = !isNarrow
      // All lines are at other places then.
      room.show(linesWithRoom, looking: 0..<0)
      text.showCursor()
    }
    answersBeside.setWidth(Int32(min(max(width * 0.38, 110 * scale), 420 * scale)))
    answersBelow.setWidth(text.visiblePart.width)
    let digits = Double(max("\(viewModel.lines.count)".utf8.count, 2))
    numbers.setWidth(Int32((digits * 8 + 14) * scale))
  }

  /// The lines that leave room below them for their answer, where it stands there.
  var linesWithRoom: [Bool] {
    answersBelow.isShown
      ? viewModel.linesWithRoom : Array(repeating: false, count: viewModel.lines.count)
  }
}
