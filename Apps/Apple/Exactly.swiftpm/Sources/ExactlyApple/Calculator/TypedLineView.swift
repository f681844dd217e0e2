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
          hasKeys = true
          FieldEditor.moveToEnd()
        }
        .onKeyPress(phases: .down) { leaveEmptyLine($0) }
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
    .onAppear { hasKeys = !panels.isCalculatorCovered }
    .onChange(of: line.number) { hasKeys = !panels.isCalculatorCovered }
    .onChange(of: panels.keyReturns) { hasKeys = true }
    .onChange(of: panels.isCalculatorCovered) { hasKeys = !panels.isCalculatorCovered }
    .onChange(of: hasKeys) { if hasKeys { FieldEditor.moveToEnd() } }
    .field(hasKeys: hasKeys, in: panels)
  }

  /// Backspace in a line without a text leaves it.
  private func leaveEmptyLine(_ keyPress: KeyPress) -> KeyPress.Result {
    guard viewModel.line.text.isEmpty, Shortcut(keyPress) == .backspace else { return .ignored }
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
