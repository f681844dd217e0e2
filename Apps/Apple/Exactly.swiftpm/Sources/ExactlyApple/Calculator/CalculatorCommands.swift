import CalculatorPresentation
import SwiftUI

/// The menus of a Mac, and the keyboard's ⌘ commands on an iPad.
///
/// They go to the calculator, or to a text field while the companions cover it.
struct CalculatorCommands: Commands {
  @FocusedValue(CalculatorViewModel.self) private var viewModel

  var body: some Commands {
    // Every window shows the one calculator, so that another window would show nothing new.
    CommandGroup(replacing: .newItem) {}
    CommandGroup(replacing: .undoRedo) {
      item(.undo, else: .undo)
        .keyboardShortcut("z")
      item(.redo, else: .redo)
        .keyboardShortcut("z", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .pasteboard) {
      Button("Cut") { EditAction.cut.send() }
        .keyboardShortcut("x")
        .disabled(viewModel != nil)
      item(.copy, else: .copy)
        .keyboardShortcut("c")
      Button(CalculatorCommand.pasteLabel) { perform(else: .paste) { $0.paste() } }
        .keyboardShortcut("v")
      keyItem(.backspace, else: .delete)
      keyItem(.escape, else: nil)
      Divider()
      Button("Select All") { EditAction.selectAll.send() }
        .keyboardShortcut("a")
        .disabled(viewModel != nil)
    }
  }
}
