import CAdwaita
import CWindow
import CalculatorPresentation

/// The room that the text leaves below its lines for answers shown there.
///
/// All lines have room, even those out of sight; otherwise the visible text would move when the user goes to one.
@MainActor
final class SheetAnswerRoom {
  private let text: SheetTextView
  private var height: Int32 = 0

  /// Whether each line has room, as last found or made.
  private var isFree: [Bool] = []

  private static let style = "room"

  /// Prepares a text for room, without making any yet.
  init(in text: SheetTextView) {
    self.text = text
    window_add_text_style(text.widget, Self.style, WindowTextStyle(weight: 0, isWrong: 0))
  }

  /// Makes room below some lines, and removes it below the others.
  ///
  /// - Parameters:
  ///   - isWanted: Whether each line should have room.
  ///   - seen: The lines to check, as their text may have changed.
  func show(_ isWanted: [Bool], looking seen: Range<Int>) {
    let isMade = isWanted.contains(true)
    // A window that was never narrow has no room to look for.
    guard isMade || height > 0 else { return }
    if isMade, text.heightBelow != height {
      height = text.heightBelow
      window_space_text_style(text.widget, Self.style, height)
    }
    let tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(text.buffer), Self.style)
    let isNew = isFree.count != isWanted.count
    if isNew { isFree = Array(repeating: false, count: isWanted.count) }
    for line in isNew ? isWanted.indices : seen.clamped(to: isWanted.indices) {
      var start = text.place(SheetCursor(line: line))
      isFree[line] = gtk_text_iter_has_tag(&start, tag) != 0
    }
    for line in isWanted.indices where isWanted[line] != isFree[line] {
      var start = text.place(SheetCursor(line: line))
      var end = start
      if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
      if isWanted[line] {
        gtk_text_buffer_apply_tag(text.buffer, tag, &start, &end)
      } else {
        gtk_text_buffer_remove_tag(text.buffer, tag, &start, &end)
      }
      isFree[line] = isWanted[line]
    }
  }

  /// Forgets which lines have room, since their texts have changed.
  func forget() { isFree = [] }
}
