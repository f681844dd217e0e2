import CAdwaita
import CWindow
import CalculatorPresentation

/// What the keys of the keyboard do.
@MainActor
enum KeyboardHelpWindow {
  /// Shows the help over a window; that of a sheet has keys of its own alone.
  static func present(
    over parent: Widget, _ screen: CalculatorScreen, ofSheet isOfSheet: Bool = false
  ) {
    let catalogue = screen.catalogue
    let window = makeDialog(
      over: parent, catalogue.text(.heading(.keyboard)), width: 460, height: 600)
    let page: Widget = adw_preferences_page_new()
    let commands: Widget = adw_preferences_group_new()
    for row in screen.commands where row.command != .keypad {
      add(
        row.label, [row.command.shortcut.name(in: catalogue)] + row.command.controlled, to: commands
      )
    }
    for mode in Keypad.Mode.allCases {
      let letter = mode == screen.nextKeypad ? [CalculatorCommand.keypad.shortcut] : []
      add(
        catalogue.text(.command(mode.commandName)),
        letter.map { $0.name(in: catalogue) } + ["Ctrl+" + mode.controlled], to: commands)
    }
    add(catalogue.text(.command(.paste)), ["Ctrl+V"], to: commands)
    add(catalogue.text(.command(.stop)), ["Ctrl+."], to: commands)
    add(catalogue.text(.command(.menu)), ["F10"], to: commands)
    let sheets: Widget = adw_preferences_group_new()
    adw_preferences_group_set_title(sheets.cast(), catalogue.text(SheetFaceWords.text))
    for (words, keys) in Self.keysOfSheets { add(catalogue.text(words), keys, to: sheets) }
    let keys: Widget = adw_preferences_group_new()
    adw_preferences_group_set_title(keys.cast(), catalogue.text(.part(.keypad)))
    let keypad = Keypad(screen.keypad)
    for key in (keypad.rows + [keypad.unplacedKeys]).joined()
    where key.shortcuts.map(\.label) != [key.label] {
      add(key.spokenLabel, key.shortcuts.map { $0.name(in: catalogue) }, to: keys)
    }
    if screen.bits != nil {
      let keysOfBits = ["← ↑ ↓ →", Shortcut.character(" ").name(in: catalogue)]
      add(catalogue.text(KeyboardText.way(.turnBit)), keysOfBits, to: keys)
    }
    for group in [commands, keys, sheets] { adw_preferences_page_add(page.cast(), group.cast()) }
    for group in [commands, keys] { setVisible(group, !isOfSheet) }
    adw_window_set_content(
      window.cast(), makeBox(GTK_ORIENTATION_VERTICAL, adw_header_bar_new(), page))
    gtk_widget_set_vexpand(page, 1)
    watchKeys(of: window) { key in
      guard key.shortcut == .escape else { return false }
      gtk_window_close(window.cast())
      return true
    }
    gtk_window_present(window.cast())
  }

  /// The keys that open sheets, and those that they have besides the usual ones of texts.
  private static let keysOfSheets: [(SheetFaceWords, [String])] = [
    (.newSheet, ["Ctrl+Shift+N"]), (.openSheet, ["Ctrl+O"]), (.save, ["Ctrl+S"]),
    (.saveAs, ["Ctrl+Shift+S"]), (.more, ["Ctrl+Enter"]), (.changeNumber, ["Alt+↑", "Alt+↓"]),
    (.dragNumber, ["Ctrl"]),
  ]

  private static func add(_ label: String, _ shortcuts: [String], to group: Widget) {
    guard !shortcuts.isEmpty else { return }
    let row: Widget = adw_action_row_new()
    adw_preferences_row_set_use_markup(row.cast(), 0)
    adw_preferences_row_set_title(row.cast(), label)
    let keys = makeLabel(shortcuts.joined(separator: "   "), style: "dim-label")
    gtk_widget_set_direction(keys, .ofNumbers)
    gtk_label_set_wrap(keys.opaque, 0)
    adw_action_row_add_suffix(row.cast(), keys)
    adw_preferences_group_add(group.cast(), row)
  }
}

extension CalculatorCommand {
  /// The key that people know for the command, which is held with Control.
  fileprivate var controlled: [String] {
    switch self {
    case .undo: ["Ctrl+Z"]
    case .redo: ["Ctrl+Shift+Z"]
    case .copy: ["Ctrl+C"]
    case .settings: ["Ctrl+,"]
    case .reversePolish: ["Ctrl+R"]
    case .large: ["Ctrl+L"]
    case .tape: ["Ctrl+T"]
    default: []
    }
  }
}
