import CAdwaita
import CWindow
import CalculatorPresentation

/// The text of a sheet in GTK's text view, with the usual typing, selection and composition.
///
/// The sheet's view model keeps the undo steps: each has what was typed and the references adjusted to it. So the
/// view's own undo is switched off.
@MainActor
final class SheetTextView {
  /// The text view.
  let widget: Widget = gtk_text_view_new()

  /// The space above and below each line, in pixels.
  static let spacing: Int32 = 3

  /// The space to the left and right of the text, in pixels.
  static let (leftMargin, rightMargin): (Int32, Int32) = (10, 6)

  /// How to begin, in an empty view.
  private let hint = makeLabel(style: "dim-label")

  /// The lines in the view, as far as is known.
  private var lines = [""]

  private var isShowing = false
  private var isInAction = false
  private var hasChanged = false

  /// Whether the user's action began with nothing selected.
  private var actsAtCursor = false

  /// Whether more than one line may have lost its styles since the text was last shown.
  private var hasLostStyles = false

  /// The callback for each change of the selection.
  var onSelection: @MainActor (SheetSelection) -> Void = { _ in }

  /// The callback for the text after the user has changed it, and the cursor.
  var onText: @MainActor (String, SheetCursor) -> Void = { _, _ in }

  /// Creates a view without text.
  init() {
    gtk_text_view_set_wrap_mode(widget.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(widget.cast(), 0)
    gtk_text_view_set_input_hints(widget.cast(), GTK_INPUT_HINT_NO_SPELLCHECK)
    gtk_text_view_set_top_margin(widget.cast(), 12)
    gtk_text_view_set_bottom_margin(widget.cast(), 12)
    gtk_text_view_set_left_margin(widget.cast(), Self.leftMargin)
    gtk_text_view_set_right_margin(widget.cast(), Self.rightMargin)
    gtk_text_view_set_pixels_above_lines(widget.cast(), Self.spacing)
    gtk_text_view_set_pixels_below_lines(widget.cast(), Self.spacing)
    gtk_widget_set_direction(widget, .ofNumbers)
    gtk_widget_add_css_class(widget, "sheet-text")
    // An overlay that may wrap gets the width of a letter.
    gtk_label_set_wrap(hint.opaque, 0)
    gtk_text_view_add_overlay(widget.cast(), hint, Self.leftMargin, Self.spacing)
    gtk_text_buffer_set_enable_undo(buffer, 0)
    connect()
  }

  /// The text of the view, which GTK changes.
  var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(widget.cast()) }

  /// Shows how to begin, or nothing.
  func show(hint text: String?) {
    gtk_label_set_text(hint.opaque, text ?? "")
    gtk_widget_set_visible(hint, text == nil ? 0 : 1)
  }

  private func connect() {
    on(buffer, "begin-user-action") { [weak self] in
      guard let self, !isShowing else { return }
      onSelection(selection)
      isInAction = true
      actsAtCursor = selection.isEmpty
    }
    on(buffer, "changed") { [weak self] in
      guard let self, !isShowing else { return }
      hasChanged = true
      if !isInAction { takeText() }
    }
    on(buffer, "end-user-action") { [weak self] in
      guard let self, !isShowing else { return }
      isInAction = false
      takeText()
      actsAtCursor = false
    }
    on(buffer, "mark-set") { [weak self] in
      guard let self, !isShowing, !isInAction, !hasChanged else { return }
      onSelection(selection)
    }
  }

  private func takeText() {
    guard hasChanged else { return }
    hasChanged = false
    let text = Self.withLineFeeds(wholeText)
    let new = Self.lines(of: text)
    // GTK drops the styles of a text that is replaced, even by the same text. Typing at the cursor within a line
    // changes that line and touches no other.
    let isTyping = actsAtCursor && new.count == lines.count && new != lines
    if !isTyping { hasLostStyles = true }
    lines = new
    onText(text, cursor(of: gtk_text_buffer_get_insert(buffer)))
  }

  private var wholeText: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return gtk_text_buffer_get_text(buffer, &start, &end, 1).map(takeString) ?? ""
  }

  /// Returns the text with LF for every line ending that GTK knows; others can be pasted.
  private static func withLineFeeds(_ text: String) -> String {
    let separator: [UInt8] = [0xE2, 0x80, 0xA9]
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    guard rest.contains(UInt8(ascii: "\r")) || rest.contains(separator) else { return text }
    while let byte = rest.first {
      let isReturn = byte == UInt8(ascii: "\r")
      let isSeparator = byte == separator[0] && rest.starts(with: separator)
      bytes.append(isReturn || isSeparator ? UInt8(ascii: "\n") : byte)
      let isPair = isReturn && rest.dropFirst().first == UInt8(ascii: "\n")
      rest = rest.dropFirst(isSeparator ? separator.count : isPair ? 2 : 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - The selection

  /// The selection and the cursor.
  var selection: SheetSelection {
    SheetSelection(
      from: cursor(of: gtk_text_buffer_get_selection_bound(buffer)),
      to: cursor(of: gtk_text_buffer_get_insert(buffer)))
  }

  private func cursor(of mark: UnsafeMutablePointer<GtkTextMark>?) -> SheetCursor {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, mark)
    return cursor(at: place)
  }

  /// Returns the position of a GTK iterator in the text.
  func cursor(at place: GtkTextIter) -> SheetCursor {
    var place = place
    return SheetCursor(
      line: Int(gtk_text_iter_get_line(&place)), offset: Int(gtk_text_iter_get_line_index(&place)))
  }

  /// Returns the GTK iterator for a position in the text.
  func place(_ cursor: SheetCursor) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line_index(
      buffer, &place, Int32(cursor.line), Int32(cursor.offset))
    return place
  }

  // MARK: - Showing

  /// Shows lines and a selection, and updates only what has changed.
  ///
  /// - Returns: Whether lines may have lost the styles that they were shown with.
  func show(_ new: [String], _ selection: SheetSelection) -> Bool {
    isShowing = true
    defer {
      isShowing = false
      hasLostStyles = false
    }
    let isChanged = replaceLines(by: new)
    if isChanged || selection != self.selection {
      var cursor = place(selection.cursor)
      var anchor = place(selection.anchor)
      gtk_text_buffer_select_range(buffer, &cursor, &anchor)
      showCursor()
    }
    return isChanged || hasLostStyles
  }

  /// Scrolls to the cursor if necessary.
  func showCursor() {
    // Before the view has a size, nothing is on the screen.
    guard gtk_widget_get_mapped(widget) != 0 else { return }
    gtk_text_view_scroll_mark_onscreen(widget.cast(), gtk_text_buffer_get_insert(buffer))
  }

  private func replaceLines(by new: [String]) -> Bool {
    let old = lines
    lines = new
    func isSame(_ index: Int, _ other: Int) -> Bool {
      old[index].utf8.elementsEqual(new[other].utf8)
    }
    let least = min(old.count, new.count)
    var prefix = 0
    while prefix < least, isSame(prefix, prefix) { prefix += 1 }
    guard prefix < max(old.count, new.count) else { return false }
    var suffix = 0
    while suffix < least - prefix, isSame(old.count - 1 - suffix, new.count - 1 - suffix) {
      suffix += 1
    }
    var text = new[prefix..<new.count - suffix].joined(separator: "\n")
    let removed = prefix..<old.count - suffix
    let isInsertion = removed.isEmpty
    let isRemoval = prefix == new.count - suffix
    var start = SheetCursor(line: prefix)
    var end = SheetCursor(
      line: removed.upperBound - 1,
      offset: isInsertion ? 0 : old[removed.upperBound - 1].utf8.count)
    if isInsertion || isRemoval {
      // With the end of the line before or after.
      if prefix > 0 {
        start = SheetCursor(line: prefix - 1, offset: old[prefix - 1].utf8.count)
        if isInsertion { end = start }
        if isInsertion { text = "\n" + text }
      } else {
        end = SheetCursor(line: removed.upperBound)
        if isInsertion { text += "\n" }
      }
    }
    var first = place(start)
    var last = place(end)
    gtk_text_buffer_delete(buffer, &first, &last)
    first = place(start)
    gtk_text_buffer_insert(buffer, &first, text, Int32(text.utf8.count))
    return true
  }

  /// Moves the focus to the text.
  func grabFocus() { gtk_widget_grab_focus(widget) }
}
