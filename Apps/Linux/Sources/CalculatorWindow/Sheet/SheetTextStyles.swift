import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The styles of a sheet's lines in its text view: headings are bold, lines that the cursor's line uses have a
/// coloured background, and errors are underlined.
@MainActor
final class SheetTextStyles {
  private let text: SheetTextView

  /// The appearance of a line when it was last shown.
  private struct Shown: Hashable {
    let text: String
    let isHeading: Bool
    let isLit: Bool
    let wrong: Range<Int>?
  }

  private var shown: [Int: Shown] = [:]

  private static let heading = "heading"
  private static let lit = "lit"
  private static let wrong = "wrong"

  /// Adds the styles to a text view.
  init(of text: SheetTextView) {
    self.text = text
    let bold = Int32(PANGO_WEIGHT_BOLD.rawValue)
    window_add_text_style(text.widget, Self.heading, WindowTextStyle(weight: bold, isWrong: 0))
    window_add_text_style(text.widget, Self.lit, WindowTextStyle(weight: 0, isWrong: 0))
    window_add_text_style(text.widget, Self.wrong, WindowTextStyle(weight: 0, isWrong: 1))
    // The orange of the keys, faint enough for text in both looks.
    window_color_text_style(
      text.widget, Self.lit, GdkRGBA(red: 0.88, green: 0.45, blue: 0, alpha: 0.18))
  }

  /// Forgets what was shown, since lines have moved.
  func forget() { shown = [:] }

  /// Shows rows, and updates only lines whose appearance has changed.
  func show(_ rows: [SheetRow]) {
    for row in rows {
      let isTyped = row.error?.isDimmed ?? true
      let new = Shown(
        text: row.text, isHeading: row.isHeading, isLit: row.isLit,
        wrong: isTyped ? nil : row.error?.range)
      guard shown[row.number - 1] != new else { continue }
      shown[row.number - 1] = new
      show(new, inLine: row.number - 1)
    }
  }

  private func show(_ style: Shown, inLine line: Int) {
    let length = style.text.utf8.count
    var start = text.place(SheetCursor(line: line))
    var end = text.place(SheetCursor(line: line, offset: length))
    for name in [Self.heading, Self.lit, Self.wrong] {
      gtk_text_buffer_remove_tag_by_name(text.buffer, name, &start, &end)
    }
    if style.isHeading {
      gtk_text_buffer_apply_tag_by_name(text.buffer, Self.heading, &start, &end)
    }
    if style.isLit { gtk_text_buffer_apply_tag_by_name(text.buffer, Self.lit, &start, &end) }
    guard let wrong = style.wrong?.clamped(to: 0..<length), !wrong.isEmpty else { return }
    start = text.place(SheetCursor(line: line, offset: wrong.lowerBound))
    end = text.place(SheetCursor(line: line, offset: wrong.upperBound))
    gtk_text_buffer_apply_tag_by_name(text.buffer, Self.wrong, &start, &end)
  }
}
