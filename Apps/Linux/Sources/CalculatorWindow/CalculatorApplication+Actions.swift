import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The requests of desktops besides opening the program: the actions of its desktop file, and expressions that were
/// searched for.
extension CalculatorApplication {
  /// Adds the program's actions; each of them opens the window first.
  func addActions(to application: UnsafeMutablePointer<GtkApplication>) {
    add("new-calculation", nil, to: application) { window, _ in window.press(.allClear) }
    add("scientific-keypad", nil, to: application) { window, _ in window.choose(.scientific) }
    add("history", nil, to: application) { window, _ in window.openPane(.history) }
    addInPlace("new-window", to: application) { [weak self] _ in
      self?.openAnotherWindow(of: application)
    }
    addInPlace("new-sheet", to: application) { [sheets] window in
      sheets.openNew(of: application, window.screen)
    }
    addInPlace("open-sheet", to: application) { [weak self, sheets] window in
      let title = window.screen.catalogue.text(SheetFaceWords.openSheet)
      chooseFile(over: sheets.active ?? window.widget, title) { [weak self] path in
        self?.openSheet(path, of: application)
      }
    }
    add("open-expression", window_string_type(), to: application) { $0.calculate($1) }
  }

  /// Adds an action that leaves the calculators' windows where they are, if any is open.
  private func addInPlace(
    _ name: String, to application: UnsafeMutablePointer<GtkApplication>,
    _ body: @escaping @MainActor (MainWindow) -> Void
  ) {
    let action = g_simple_action_new(name, nil)
    on(action, "activate") { [weak self] in
      if let self { body(openWindow(of: application)) }
    }
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(action.map(UnsafeMutableRawPointer.init))
  }

  private func add(
    _ name: String, _ type: OpaquePointer?,
    to application: UnsafeMutablePointer<GtkApplication>,
    _ body: @escaping @MainActor (MainWindow, String) -> Void
  ) {
    let action = g_simple_action_new(name, type)
    let activate: @MainActor (String) -> Void = { [weak self] text in
      if let self { body(shownWindow(of: application), text) }
    }
    if type == nil {
      on(action, "activate") { activate("") }
    } else {
      on(action, "activate", withText: activate)
    }
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(action.map(UnsafeMutableRawPointer.init))
  }
}

extension CalculatorApplication {
  /// Opens the sheet in a file.
  func openSheet(_ path: String, of application: UnsafeMutablePointer<GtkApplication>) {
    let window = openWindow(of: application)
    sheets.open(path, of: application, window.screen, over: sheets.active ?? window.widget)
  }
}

extension MainWindow {
  /// Calculates an expression as a desktop's search reads it: as the command does, with angles in radians.
  ///
  /// A text that is not an expression changes nothing.
  func calculate(_ text: String) {
    guard let line = try? Worksheet().line(text), line.kind == .value,
      let expression = line.expression
    else { return }
    work.perform {
      $0.leaveLine()
      $0.endTyping()
      $0.show(expression.measuringAngles(in: .radians))
    }
    keepSessionSoon()
  }

  /// Shows a page of the pane.
  func openPane(_ page: SidePane.Page) {
    if adw_flap_get_reveal_flap(flap.opaque) == 0 || sidePane.page != page { togglePane(page) }
  }
}
