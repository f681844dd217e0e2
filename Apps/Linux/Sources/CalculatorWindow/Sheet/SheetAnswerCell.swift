import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The answer beside a line, with its mark; a click refers to it.
@MainActor
final class SheetAnswerCell: SheetCell {
  /// The button that shows the answer.
  let widget: Widget = gtk_button_new()

  private let area = Area(GTK_ACCESSIBLE_ROLE_GENERIC)
  private let mark: Widget = window_text_new(0.5, 0.5)
  private let answer: Widget = window_text_new(0, 0.5)
  private var row: SheetRow?
  private var shown = ""

  /// The width of the space for a mark, at the usual text size.
  private static let markWidth = 24.0

  /// Creates a cell without an answer; `choose` receives the line, counted from 0, when the cell is clicked.
  init(choose: @escaping @MainActor (Int) -> Void) {
    area.onAllocate = { [weak self] in self?.allocate(width: $0, height: $1) }
    for text in [mark, answer] { area.add(text) }
    gtk_inscription_set_text_overflow(answer.opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
    gtk_inscription_set_wrap_mode(answer.opaque, PANGO_WRAP_CHAR)
    gtk_button_set_child(widget.cast(), area.widget)
    gtk_widget_add_css_class(widget, "sheet-answer")
    gtk_widget_add_css_class(mark, "sheet-mark")
    gtk_widget_set_direction(widget, .ofNumbers)
    // The focus stays in the text, where the reference goes.
    gtk_widget_set_focus_on_click(widget, 0)
    gtk_widget_set_focusable(widget, 0)
    on(widget, "clicked") { [weak self] in
      if let row = self?.row { choose(row.number - 1) }
    }
  }

  /// Shows the answer of a line; nil hides the cell.
  func show(_ row: SheetRow?, in room: SheetCellRoom) {
    let old = self.row
    let answer = row.map { $0.answer(in: room) } ?? ""
    if answer != shown {
      shown = answer
      gtk_inscription_set_text(self.answer.opaque, answer)
    }
    guard row != old else { return }
    self.row = row
    let text = row?.answerBeside ?? ""
    setVisible(widget, !text.isEmpty)
    guard let row else { return }
    gtk_inscription_set_text(mark.opaque, row.mark)
    gtk_widget_set_tooltip_text(widget, row.error?.reason ?? row.answerText)
    if row.spoken != old?.spoken { window_set_name(widget, row.spoken) }
    widget.setStyle("wrong", row.error.map { !$0.isDimmed } ?? false)
    widget.setStyle("dimmed", row.error?.isDimmed ?? false)
    widget.setStyle("lit", row.isLit)
  }

  private func allocate(width: Int32, height: Int32) {
    let start = Int32(Self.markWidth * Looks.textScale)
    // As high as the text itself: text that is cut off may be higher, and is then placed from the top.
    let top = SheetTextView.spacing
    let textHeight = max(0, height - 2 * top)
    window_place(mark, 0, top, start, textHeight)
    window_place(answer, start, top, max(0, width - start), textHeight)
  }
}

extension SheetRow {
  /// The text beside the line in a window; for an error its code, as the reason is shown below the text.
  var answerBeside: String { error != nil ? answer?.text ?? "" : answerText }

  /// Returns this text for a column: its point below the others, and fewer digits where it is too long.
  ///
  /// Its exponent stays whole, `1.42022…e973350`: a part of it would be that of another number.
  fileprivate func answer(in room: SheetCellRoom) -> String {
    let text = answerBeside
    // The mark takes about three characters, the space at both ends one.
    let spare = room.characters - 4 - text.count
    if wholeLength > 0, spare > 0 {
      let indent = min(max(room.wholeLength - wholeLength, 0), spare)
      return String(repeating: " ", count: indent) + text
    }
    // An `e` after anything but a digit is a letter of a unit.
    guard spare < 0, exactness != nil, let exponent = text.firstIndex(of: "e"),
      text[..<exponent].last?.isNumber == true
    else { return text }
    let kept = text[..<exponent].count + spare - 1
    return kept < 3 ? text : text.prefix(kept) + "…" + text[exponent...]
  }
}
