import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The commands as actions of the window, and the menus that offer them.
extension MainWindow {
  /// The settings of two values that are also in the menu: each is ticked for its second value, or for being on.
  private static let settingsInMenu: [Setting] = [.order, .angle, .reversePolish]

  /// Adds an action for each command and for the other menu items.
  func addActions() {
    for command in CalculatorCommand.allCases {
      addAction(command.name) { [weak self] in self?.perform(command) }
    }
    addAction("paste") { [weak self] in self?.paste() }
    addAction("commands") { [weak self] in self?.showChoices(of: .commands(.control)) }
    addAction("help") { [weak self] in self?.showHelp() }
    addAction("about") { [weak self] in self?.showAbout() }
    addAction("close") { [weak self] in self?.close() }
    addChoice("keypad-mode", screen.keypad.mode.name) { [weak self] name in
      if let mode = Keypad.Mode(name: name) { self?.choose(mode) }
    }
    for setting in Self.settingsInMenu {
      let action = g_simple_action_new_stateful(
        Self.name(of: setting), nil, g_variant_new_boolean(screen.isTicked(setting) ? 1 : 0))
      on(action, "activate") { [weak self] in
        guard let self, let row = screen.row(of: setting) else { return }
        let value = row.choices[1 - row.selection].value
        work.perform { $0.set(setting, to: value) }
      }
      g_action_map_add_action(map, action)
    }
    window_watch_clicks(
      calculator.display.widget, 3, { Callback<(Double, Double), Void>.call($0, ($1, $2)) },
      Callback<(Double, Double), Void> { [weak self] in
        // The menu's labels change with nearly every number, so it is made when it is opened.
        guard let self else { return }
        calculator.offer(makeNumberMenu(screen), atX: $0.0, y: $0.1)
      }.kept, releaseCallback)
  }

  /// Carries out a command, including the part that only a window can do.
  func perform(_ command: CalculatorCommand) {
    work.perform(mayChangeHistory: command.mayChangeHistory) {
      if command != .keypad { $0.perform(command) }
    } then: { [weak self] in
      self?.finish(command, $0)
    }
    keepSessionSoon()
  }

  /// Does the window's part of a command that the calculator has carried out.
  func finish(_ command: CalculatorCommand, _ screen: CalculatorScreen) {
    switch command {
    case .history: togglePane(.history)
    case .tape: togglePane(.tape)
    case .large: showLargeType()
    case .dates: showDates()
    case .constants: showChoices(of: .constants)
    case .memory: togglePane(.memory)
    case .settings: showPreferences()
    case .units: showUnits()
    case .keypad: choose(screen.nextKeypad)
    case .copy:
      if let text = screen.copyText {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
      }
    case .digits: if screen.expanded != nil { showDigits() }
    case .undo, .redo, .order, .reversePolish, .separators, .form, .store, .convert, .swapUnits,
      .otherUnit:
      break
    }
  }

  // MARK: - Actions

  private static func name(of setting: Setting) -> String { "setting-" + setting.name }

  private func addAction(_ name: String, _ body: @escaping @MainActor () -> Void) {
    let action = g_simple_action_new(name, nil)
    on(action, "activate", body)
    g_action_map_add_action(map, action)
  }

  /// Adds an action whose state is one of several values, each of them a menu item.
  private func addChoice(
    _ name: String, _ value: String, _ body: @escaping @MainActor (String) -> Void
  ) {
    let action = g_simple_action_new_stateful(
      name, window_string_type(), g_variant_new_string(value))
    on(action, "change-state", withText: body)
    g_action_map_add_action(map, action)
  }

  private var map: OpaquePointer { widget.opaque }

  private func action(_ name: String) -> OpaquePointer? { g_action_map_lookup_action(map, name) }

  /// Updates the commands that have something to do, and the current choices.
  func showActions(_ screen: CalculatorScreen, old: CalculatorScreen?) {
    for (index, row) in screen.commands.enumerated()
    where row.isEnabled != old?.commands[index].isEnabled {
      g_simple_action_set_enabled(action(row.command.name), row.isEnabled ? 1 : 0)
    }
    let mode = screen.keypad.mode
    if mode != old?.keypad.mode || screen.catalogue != old?.catalogue {
      header.show(mode, screen.catalogue)
      g_simple_action_set_state(action("keypad-mode"), g_variant_new_string(mode.name))
    }
    for setting in Self.settingsInMenu {
      let isTicked = screen.isTicked(setting)
      guard isTicked != old?.isTicked(setting) else { continue }
      g_simple_action_set_state(
        action(Self.name(of: setting)), g_variant_new_boolean(isTicked ? 1 : 0))
    }
    // A command in the menu may be named after what it would change to.
    if screen.catalogue != old?.catalogue
      || [.separators, .convert].contains(where: {
        screen.row(of: $0)?.label != old?.row(of: $0)?.label
      })
    {
      header.offer {
        addItems(of: screen, to: $0)
      } keypads: {
        addKeypads(of: screen, to: $0)
      }
    }
  }

  // MARK: - Menus

  private func addItems(of screen: CalculatorScreen, to menu: Menu) {
    let text = screen.catalogue
    menu.addSection { section in
      for command in [CalculatorCommand.undo, .redo] { section.add(screen.row(of: command)) }
    }
    menu.addSection { section in
      for command in [CalculatorCommand.history, .tape, .memory] {
        section.add(screen.row(of: command))
      }
    }
    menu.addSection { section in
      section.add(screen.row(of: .large))
      section.add(screen.row(of: .separators))
    }
    menu.addSection { section in
      section.add(screen.row(of: .dates))
      section.add(screen.row(of: .constants))
    }
    menu.addSection { section in
      for setting in Self.settingsInMenu {
        guard let row = screen.row(of: setting) else { continue }
        section.add(
          row.control == .toggle ? row.label : row.choices[1].label,
          "win." + Self.name(of: setting))
      }
    }
    menu.addSection { section in
      section.add(text.text(.command(.newWindow)), "app.new-window")
      section.add(text.text(SheetFaceWords.newSheet), "app.new-sheet")
      section.add(text.text(SheetFaceWords.openSheet), "app.open-sheet")
    }
    menu.addSection { section in
      section.add(text.text(.part(.settings)), "win.settings")
      section.add(text.text(.part(.commands)), "win.commands")
      section.add(text.text(.command(.help)), "win.help")
      section.add(text.text(.command(.about)), "win.about")
    }
  }

  private func addKeypads(of screen: CalculatorScreen, to menu: Menu) {
    menu.addSection { section in
      for mode in Keypad.Mode.allCases {
        section.add(screen.catalogue.text(.command(mode.commandName)), mode.action)
      }
    }
    menu.addSection { $0.add(screen.row(of: .convert)) }
  }

  private func makeNumberMenu(_ screen: CalculatorScreen) -> Menu {
    let menu = Menu()
    menu.addSection { section in
      section.add(screen.row(of: .copy))
      section.add(screen.catalogue.text(.command(.paste)), "win.paste")
    }
    menu.addSection { section in
      for command in [CalculatorCommand.form, .digits, .large, .separators, .store] {
        section.add(screen.row(of: command))
      }
    }
    guard !screen.display.conversion.isEmpty else { return menu }
    menu.addSection { section in
      for command in [CalculatorCommand.units, .swapUnits, .otherUnit] {
        section.add(screen.row(of: command))
      }
    }
    return menu
  }
}

extension CalculatorScreen {
  /// Returns the row of a setting.
  fileprivate func row(of setting: Setting) -> SettingRow? {
    settingRows.first { $0.setting == setting }
  }

  /// Whether a setting of two values has its second one, or is on.
  fileprivate func isTicked(_ setting: Setting) -> Bool {
    guard let row = row(of: setting) else { return false }
    return row.selection == (row.control == .toggle ? 0 : 1)
  }
}

extension Keypad.Mode {
  /// The window's action that switches to the keypad.
  var action: String { "win.keypad-mode::" + name }

  /// The key that does so together with Control.
  var controlled: String { "\((Self.allCases.firstIndex(of: self) ?? 0) + 1)" }
}
