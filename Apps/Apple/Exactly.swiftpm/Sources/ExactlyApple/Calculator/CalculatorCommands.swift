import CalculatorModel
import CalculatorPresentation
import SwiftUI

/// The menus of a Mac, and the keyboard's ⌘ commands on an iPad.
///
/// They go to the calculator, or to a text field while something covers the calculator or the field has the focus.
struct CalculatorCommands: Commands {
  let catalogue: Catalogue
  @FocusedValue(ObservedCalculator.self) private var viewModel
  @FocusedValue(Panels.self) private var panels

  var body: some Commands {
    // Every window shows the one calculator: another window would show nothing new.
    CommandGroup(replacing: .newItem) {}
    CommandGroup(replacing: .undoRedo) {
      item(.undo, named: .undo, or: .undo)
        .keyboardShortcut("z")
      item(.redo, named: .redo, or: .redo)
        .keyboardShortcut("z", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .pasteboard) {
      textItem(.cut, .cut)
        .keyboardShortcut("x")
      item(.copy, named: .copy, or: .copy)
        .keyboardShortcut("c")
      Button(catalogue.text(.command(.paste))) {
        if let calculator { calculator.paste() } else { EditAction.paste.send() }
      }
      .keyboardShortcut("v")
      keyItem(.backspace)
      keyItem(.escape)
      textItem(.selectAll, .selectAll)
        .keyboardShortcut("a")
    }
    CommandGroup(before: .toolbar) {
      if let viewModel, let panels {
        ViewMenu()
          .environment(viewModel)
          .environment(panels)
      }
    }
    CommandGroup(replacing: .help) {
      Button(catalogue.text(.heading(.keyboard))) { panels?.show(.help) }
        .keyboardShortcut("?")
        .disabled(panels?.isCalculatorCovered != false)
    }
  }

  /// The calculator while it has the keyboard focus, rather than a text field in it or beside it.
  private var calculator: ObservedCalculator? { panels?.fieldHasKeys == true ? nil : viewModel }

  /// Returns a menu item for a command of the calculator, or elsewhere for the text field's own.
  private func item(
    _ command: CalculatorCommand, named name: CommandName, or action: EditAction
  ) -> some View {
    Button(catalogue.text(.command(name))) {
      if let calculator, let panels {
        calculator.perform(command, in: panels)
      } else if let sheet = panels?.sheetWithKeys, action == .undo || action == .redo {
        // A text view's own undo would not know the references adjusted to what was typed.
        sheet.edit { if action == .undo { $0.undo(at: $1) } else { $0.redo(at: $1) } }
      } else {
        action.send()
      }
    }
    .disabled(calculator?.canPerform(command) == false)
  }

  /// Returns a menu item for a command that only text fields have.
  private func textItem(_ name: CommandName, _ action: EditAction) -> some View {
    Button(catalogue.text(.command(name))) { action.send() }
      .disabled(calculator != nil)
  }

  /// Returns a menu item for a key of the calculator.
  private func keyItem(_ shortcut: Shortcut) -> some View {
    let keypad = calculator?.keypad ?? Keypad(.basic, for: Calculator(), catalogue: catalogue)
    return Button(keypad.keypadKey(for: shortcut)?.spokenLabel ?? shortcut.label) {
      calculator?.press(shortcut)
    }
    .disabled(calculator == nil)
  }
}
