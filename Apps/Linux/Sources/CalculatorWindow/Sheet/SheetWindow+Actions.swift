import CAdwaita
import CWindow
import CalculatorPresentation

/// The actions of a sheet besides typing into it.
extension SheetWindow {
  /// Adds the actions of the window.
  func addActions() {
    add("undo") { $0.change { $0.undo(at: $1) } }
    add("redo") { $0.change { $0.redo(at: $1) } }
    add("save") { $0.report(.save) }
    add("save-as") { $0.report(.saveAs) }
    add("write-answers") { $0.put(.everywhere) }
    add("update-answers") { $0.put(.upToDate) }
    add("remove-answers") { $0.put(.none) }
    for example in SheetExample.allCases {
      add("example-" + example.rawValue) {
        $0.change { $0.insertExample(example, at: $1) }
        $0.text.grabFocus()
      }
    }
    add("help") { KeyboardHelpWindow.present(over: $0.widget, $0.screen, ofSheet: true) }
    add("more") { $0.showMore() }
    add("close") { gtk_window_close($0.widget.cast()) }
    addSwitch("keypad", keypad.isWanted) { window, isOn in
      window.keypad.isWanted = isOn
      window.refreshSoon()
    }
  }

  /// Writes the answers into the text or removes them, and reports the result.
  private func put(_ answers: AnswersInText) {
    var result = ""
    change { result = $0.writeAnswers(answers, at: $1) }
    text.grabFocus()
    tell(result)
  }

  /// Adds an action that is on or off, as a menu shows.
  private func addSwitch(
    _ name: String, _ isOn: Bool, _ body: @escaping @MainActor (SheetWindow, Bool) -> Void
  ) {
    let action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))
    var isOn = isOn
    on(action, "activate") { [weak self] in
      guard let self else { return }
      isOn.toggle()
      g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0))
      body(self, isOn)
    }
    g_action_map_add_action(widget.opaque, action)
    g_object_unref(action.map(UnsafeMutableRawPointer.init))
  }

  private func add(_ name: String, _ body: @escaping @MainActor (SheetWindow) -> Void) {
    let action = g_simple_action_new(name, nil)
    on(action, "activate") { [weak self] in
      if let self { body(self) }
    }
    g_action_map_add_action(widget.opaque, action)
    g_object_unref(action.map(UnsafeMutableRawPointer.init))
  }

  /// Handles the keys in the text that the sheet has a use for.
  func watchKeyboard() {
    watchKeys(of: text.widget) { [weak self] in self?.handle($0) == true }
  }

  private func handle(_ key: KeyPress) -> Bool {
    if key.key == UInt32(GDK_KEY_Tab), !key.isCombined, !key.hasShift { return complete() }
    if key.hasAltAlone { return changeNumber(by: key) }
    guard key.hasControl else { return false }
    // GTK's text view would open its list of emoji.
    if key.isStop { return true }
    let enters = [UInt32(GDK_KEY_Return), UInt32(GDK_KEY_KP_Enter)]
    if enters.contains(key.key) {
      showMore()
      return true
    }
    switch (key.character.map { $0.lowercased() }, key.hasShift) {
    case ("z", false): change { $0.undo(at: $1) }
    case ("z", true), ("y", false): change { $0.redo(at: $1) }
    default: return false
    }
    return true
  }

  /// Changes the number at the cursor, as in the terminal: Alt+Up for more, Alt+Down for less.
  private func changeNumber(by key: KeyPress) -> Bool {
    let steps: Int
    switch Int32(key.key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: steps = 1
    case GDK_KEY_Down, GDK_KEY_KP_Down: steps = -1
    default: return false
    }
    guard let number = viewModel.number(at: viewModel.cursor) else { return false }
    change(number, inLine: viewModel.cursor.line, by: steps)
    return true
  }

  /// The maximum number of names shown.
  private static let choiceLimit = 8

  /// Completes the name before the cursor, and shows the choices if there are several.
  ///
  /// - Returns: Whether there was anything to complete; if not, Tab leaves the text.
  private func complete() -> Bool {
    guard !viewModel.completions.isEmpty else { return false }
    var choices: [SheetCompletion] = []
    change { choices = $0.complete(at: $1) }
    if choices.count > 1 {
      tell(choices.prefix(Self.choiceLimit).map(\.text).joined(separator: "   "))
    }
    return true
  }

  /// Shows how the cursor's line was understood, its exact form and more of its digits.
  func showMore() {
    guard let more = viewModel.expansion() else { return }
    let words = viewModel.catalogue
    var parts: [String] = []
    if let reading = more.reading { parts.append(reading) }
    if let form = more.exactForm { parts.append("= " + form) }
    if let digits = more.digits { parts.append(digits.exactness.mark + " " + digits.text) }
    Question(
      heading: words.text(SheetWords.line(more.number)),
      details: parts.map(\.runningAlone.breakingInDigits).joined(separator: "\n"),
      answers: [
        Question.Answer(name: "close", label: words.text(.command(.close))),
        Question.Answer(name: "copy", label: words.text(.command(.copy))),
      ]
    ).ask(over: widget) { [widget] answer in
      guard answer == "copy", let text = more.digits?.text ?? more.exactForm else { return }
      gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
    }
  }
}
