import CAdwaita
import CWindow
import CalculatorPresentation

/// The line for typing a calculation that keys alone cannot express.
///
/// The calculator opens it, and receives what is typed until the window has noticed. From then on, the field has the
/// text.
@MainActor
final class LineView {
  /// The field.
  let widget: Widget = gtk_entry_new()

  /// The line whose text the field has.
  private var adopted: TypedLine?

  /// Whether the calculator was asked to take or leave the line; until it has, typing goes to the calculator
  /// afterwards, not into the field.
  private(set) var isTaken = false

  /// The callback for the text when Enter is pressed.
  var onTake: @MainActor (String) -> Void = { _ in }

  /// The callback for when the user leaves the line.
  var onLeave: @MainActor () -> Void = {}

  /// Creates a field.
  init() {
    gtk_widget_add_css_class(widget, "calculator-line")
    gtk_entry_set_alignment(widget.cast(), 0)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_direction(widget, .ofNumbers)
    on(widget, "activate") { [weak self] in self?.take() }
    watchKeys(of: widget) { [weak self] in self?.press($0) == true }
  }

  /// Takes the line, or returns false if none is open.
  @discardableResult
  func take() -> Bool {
    guard adopted != nil else { return false }
    isTaken = true
    onTake(text)
    return true
  }

  /// Whether the field has the text.
  var isOpen: Bool { adopted != nil }

  /// Types the text of an on-screen key at the cursor; `=` takes the line.
  func type(_ shortcut: Shortcut) {
    guard !isTaken else { return }
    switch shortcut {
    case .enter: take()
    case .escape: leave()
    case .backspace where text.isEmpty: leave()
    case .backspace: change(removing: 1, typing: "")
    case .character(let character): change(removing: 0, typing: String(character))
    case .held: break
    }
  }

  /// Replaces the selection, or a number of characters before the cursor, with a text.
  private func change(removing count: Int32, typing text: String) {
    gtk_entry_grab_focus_without_selecting(widget.cast())
    var place = gtk_editable_get_position(widget.opaque)
    if gtk_editable_get_selection_bounds(widget.opaque, nil, nil) != 0 {
      gtk_editable_delete_selection(widget.opaque)
      place = gtk_editable_get_position(widget.opaque)
    } else if count > 0 {
      gtk_editable_delete_text(widget.opaque, max(place - count, 0), place)
      place = max(place - count, 0)
    }
    gtk_editable_insert_text(widget.opaque, text, -1, &place)
    gtk_editable_set_position(widget.opaque, place)
  }

  /// Takes a reading in place of the line.
  func take(reading: String) {
    guard adopted != nil, !isTaken else { return }
    gtk_editable_set_text(widget.opaque, reading)
    take()
  }

  /// Shows a line, or none; the field takes over its text once no more typing is pending.
  func show(_ line: TypedLine?, label: String, hasMore: Bool) {
    guard let line else {
      adopted = nil
      isTaken = false
      return
    }
    let isNew = adopted?.number != line.number
    let wasTaken = isTaken
    guard !isNew && !wasTaken || !hasMore else { return }
    isTaken = false
    let isRefused = line.problem != nil && line != adopted
    adopted = line
    // The calculator may have more of a rejected line by now; for any other line, the field has more.
    if isNew || wasTaken && text != line.text {
      window_set_name(widget, label)
      gtk_editable_set_text(widget.opaque, line.text)
      gtk_entry_grab_focus_without_selecting(widget.cast())
      gtk_editable_set_position(widget.opaque, -1)
    }
    if isRefused, let place = line.place {
      // Positions count characters as users see them, while GTK counts scalars.
      let before = line.text.prefix(place).unicodeScalars.count
      gtk_editable_set_position(widget.opaque, Int32(before))
    }
  }

  private var text: String { String(cString: gtk_editable_get_text(widget.opaque)) }

  private func press(_ key: KeyPress) -> Bool {
    switch key.shortcut {
    case .escape: leave()
    case .backspace where text.isEmpty: leave()
    case let shortcut? where shortcut != .enter && TypedLine.isTaken(by: shortcut, in: text): take()
    default: return false
    }
    return true
  }

  private func leave() {
    isTaken = true
    onLeave()
  }
}
