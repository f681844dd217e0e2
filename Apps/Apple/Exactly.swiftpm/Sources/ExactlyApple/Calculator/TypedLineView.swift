import CalculatorPresentation
import SwiftUI

/// The line in which a calculation is typed, in the number's place: Return calculates it, Esc leaves it.
struct TypedLineView: View {
  let layout: KeypadLayout
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @Environment(\.palette) private var palette
  @FocusState private var hasKeys: Bool

  var body: some View {
    @Bindable var line = viewModel.line
    HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
      TextField(viewModel.catalogue.text(.part(.calculation)), text: $line.text)
        .typesAsWritten()
        .textFieldStyle(.plain)
        .font(.system(size: 0.38 * layout.numberSize))
        .foregroundStyle(Color(palette.number))
        .focused($hasKeys)
        .onSubmit {
          viewModel.takeLine()
          // A field on a phone gives the keys away when it is submitted, also where the line is refused.
          takeKeys()
        }
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
      Button(action: leave) {
        Image(systemName: "xmark.circle")
          .imageScale(.large)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .keyboardShortcut(panels.isCalculatorCovered ? nil : .cancelAction)
      .foregroundStyle(Color(palette.secondary))
      .accessibilityLabel(viewModel.catalogue.text(.command(.cancel)))
    }
    .announces(line.problem, onChangeOf: viewModel.display.line)
    .onAppear { takeKeys() }
    .onChange(of: line.number) { takeKeys() }
    .onChange(of: panels.keyReturns) { takeKeys() }
    .onChange(of: panels.isCalculatorCovered) {
      if panels.isCalculatorCovered { hasKeys = false } else { takeKeys() }
    }
    .field(hasKeys: hasKeys, in: panels)
  }

  private func takeKeys() {
    guard !panels.isCalculatorCovered else { return }
    hasKeys = true
    FieldEditor.moveToEnd()
  }

  /// Backspace in a line without a text leaves it; keys behind one that is being taken are no part of it.
  private func press(_ keyPress: KeyPress) -> KeyPress.Result {
    if viewModel.line.isTaken { return viewModel.type(keyPress, in: panels) }
    guard viewModel.line.text.isEmpty, keyPress.phase == .down, Shortcut(keyPress) == .backspace
    else { return .ignored }
    viewModel.leaveLine()
    return .handled
  }

  private func leave() {
    if viewModel.isBusy { viewModel.stop() } else { viewModel.leaveLine() }
  }
}

struct TypedLineViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("")
    TypedLineView(
      layout: KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    )
    .environment(viewModel)
    .environment(Panels())
    .onAppear { viewModel.openLine() }
  }
}
