import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// The keypad that the window has room for, and its layout.
extension FullScreenState {
  /// The window's division between calculator and panel.
  var shares: WindowShares {
    WindowShares(window, mode: viewModel.mode, hasPanel: panel != nil)
  }

  /// Whether the panel is beside the calculator.
  var isPanelBeside: Bool { shares.panel != nil }

  /// Whether keys go to the panel; a panel that covers the calculator receives all of them.
  var panelTakesKeys: Bool {
    guard let panel else { return false }
    return panel.takesKeys || !isPanelBeside
  }

  /// The keys that are drawn.
  var drawnKeypad: Keypad {
    let mode = shares.keypad
    return mode == viewModel.mode
      ? viewModel.keypad
      : Keypad(mode, for: viewModel.calculator, catalogue: viewModel.catalogue)
  }

  /// Returns the layout of the calculator's parts; nil if they have no room.
  func layout(_ keypad: Keypad) -> Layout? {
    Layout(
      window: shares.calculator, keypad: keypad, keyHeight: theme.outlinesKeys ? 3 : 2,
      conversion: viewModel.conversionLines)
  }

  /// Whether there is a stack of numbers, which needs room.
  var hasStack: Bool { viewModel.calculator.isReversePolish }

  mutating func turnKeypad() {
    let mode = choice.mode(in: window)
    viewModel.chosenKeypad = choice.chosen
    guard mode != viewModel.mode else { return }
    endFlashes()
    viewModel.turn(to: mode)
  }

  /// Whether the window has room for the scientific keypad.
  var hasRoomForScientificKeypad: Bool { hasRoom(for: .scientific) }

  private func hasRoom(for mode: Keypad.Mode) -> Bool {
    let minimum = Layout.minimum(for: mode, hasStack: hasStack)
    return window.columns >= minimum.columns && window.rows >= minimum.rows
  }

  /// Offers the keypads that the window has room for; if that is only one, also the scientific one, which
  /// then reports the room it needs.
  func offerKeypads() {
    let modes = Keypad.Mode.allCases.filter { hasRoom(for: $0) }
    viewModel.offeredKeypads = modes.count > 1 ? modes : [.basic, .scientific]
  }

  /// Follows an undone or redone switch to or from the programmer keypad.
  mutating func followKeypad() {
    guard (viewModel.mode == .programmer) != (choice.chosen == .programmer) else { return }
    choice.choose(viewModel.mode)
    viewModel.chosenKeypad = viewModel.mode
    endFlashes()
  }

  /// Says why the scientific keypad is not shown although the user asked for it.
  mutating func remarkWhereKeypadHasNoRoom() {
    guard choice.chosen == .scientific, !hasRoomForScientificKeypad else { return }
    let minimum = Layout.minimum(for: .scientific, hasStack: hasStack)
    let catalogue = viewModel.catalogue
    let needed = catalogue.text(.sentence(.needs(columns: minimum.columns, rows: minimum.rows)))
    let name = catalogue.text(.command(.scientificKeypad))
    let long = catalogue.text(.sentence(.shortcuts(of: name, are: needed)))
    remark = long.columnCount < window.columns ? long : needed
  }
}
