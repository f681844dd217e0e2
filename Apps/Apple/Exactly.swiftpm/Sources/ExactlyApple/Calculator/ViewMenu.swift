import CalculatorPresentation
import SwiftUI

/// The calculator's part of the View menu: its keypads, the forms of its number, and its panels.
struct ViewMenu: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    @Bindable var viewModel = viewModel
    Toggle(viewModel.catalogue.text(.command(.basicKeypad)), isOn: $viewModel[shows: .basic])
      .keyboardShortcut("1")
    Toggle(
      viewModel.catalogue.text(.command(.scientificKeypad)), isOn: $viewModel[shows: .scientific]
    )
    .keyboardShortcut("2")
    Toggle(
      viewModel.catalogue.text(.command(.programmerKeypad)), isOn: $viewModel[shows: .programmer]
    )
    .keyboardShortcut("3")
    .disabled(!viewModel.offeredKeypads.contains(.programmer))
    TypeLineButton()
    Button(viewModel.catalogue.text(.part(.commands))) {
      panels.show(.choices(.commands(.command)))
    }
    .keyboardShortcut("k")
    CommandButtons(commands: [.order])
    CommandButton(command: .reversePolish)
      .keyboardShortcut("r")
    Divider()
    CommandButtons(commands: [.convert, .units, .swapUnits, .otherUnit])
    Divider()
    CommandButtons(commands: [.form, .digits, .store, .separators])
    CommandButton(command: .large)
      .keyboardShortcut("l")
    Divider()
    CommandButtons(commands: [.memory])
    CommandButton(command: .history)
      .keyboardShortcut("y")
    CommandButton(command: .tape)
      .keyboardShortcut("t")
    CommandButtons(commands: [.dates, .constants])
    Button(viewModel.catalogue.text(SheetFaceWords.text)) { panels.show(.sheet) }
      .keyboardShortcut("4")
    Divider()
  }
}

extension ObservedCalculator {
  /// Whether a keypad is shown; setting it to false has no effect.
  fileprivate subscript(shows mode: Keypad.Mode) -> Bool {
    get { self.mode == mode }
    set { if newValue { turn(to: mode) } }
  }
}
