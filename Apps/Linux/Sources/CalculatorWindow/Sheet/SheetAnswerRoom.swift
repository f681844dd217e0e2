import CAdwaita
import CWindow
import CalculatorPresentation

/// The room that the text leaves below its lines where their answers stand there.
///
/// All lines have theirs, also those that are not seen: what is seen would move otherwise when one goes there.
@MainActor
final class SheetAnswerRoom {
  private let text: SheetTextView
  private var height: Int32 = 0

  /// Which lines have room, as it was found or made last.
  private var isFree: [Bool] = []

  private static let style = "room"

  /// Makes no room yet in a text.
  init(in text: SheetTextView) {
    self.text = text
    window_add_text_style(text.widget, Self.style, WindowTextStyle(weight: 0, isWrong: 0))
  }

  /// Makes room below lines, and takes it away below others.
  ///
  /// - Parameters:
  ///   - isWanted: Which lines are to have room.
  ///   - seen: The lines to look at closely, as their text may have changed.
  func show(_ isWanted: [Bool], looking seen: Range<Int>) {
    let isMade = isWanted.contains(true)
    // A window that was never narrow has none to look for.
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

  /// Looks at all lines again, whose texts are others now.
  func forget() { isFree = [] }
}
