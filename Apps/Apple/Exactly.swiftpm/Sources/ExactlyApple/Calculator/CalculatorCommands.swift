import CalculatorModel
import CalculatorPresentation
import SwiftUI

/// The menus of a Mac, and the keyboard's ⌘ commands on an iPad.
///
/// They go to the calculator, or to a text field while the companions cover it.
struct CalculatorCommands: Commands {
  @FocusedValue(CalculatorViewModel.self) private var viewModel

  var body: some Commands {
    // Every window shows the one calculator: another window would show nothing new.
    CommandGroup(replacing: .newItem) {}
    CommandGroup(replacing: .undoRedo) {
      item(.undo, of: .undo)
        .keyboardShortcut("z")
      item(.redo, of: .redo)
        .keyboardShortcut("z", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .pasteboard) {
      textItem(WindowLabel.cut, .cut)
        .keyboardShortcut("x")
      item(.copy, of: .copy)
        .keyboardShortcut("c")
      Button(WindowLabel.paste) { perform({ $0.paste() }, or: .paste) }
        .keyboardShortcut("v")
      keyItem(.backspace)
      keyItem(.escape)
      textItem(WindowLabel.selectAll, .selectAll)
        .keyboardShortcut("a")
    }
  }

  /// A command of the calculator; elsewhere the text field's own.
  private func item(_ command: CalculatorCommand, of action: EditAction) -> some View {
    Button(command.label) { perform({ $0.perform(command) }, or: action) }
      .disabled(viewModel?.canPerform(command) == false)
  }

  /// A command that only text fields have.
  private func textItem(_ label: String, _ action: EditAction) -> some View {
    Button(label) { action.send() }
      .disabled(viewModel != nil)
  }

  /// A key of the calculator.
  private func keyItem(_ shortcut: Shortcut) -> some View {
    let keypad = Keypad(.basic, for: viewModel?.calculator ?? Calculator())
    return Button(keypad.keypadKey(for: shortcut)?.spokenLabel ?? shortcut.label) {
      viewModel?.press(shortcut)
    }
    .disabled(viewModel == nil)
  }

  private func perform(_ command: (CalculatorViewModel) -> Void, or action: EditAction) {
    if let viewModel { command(viewModel) } else { action.send() }
  }
}
