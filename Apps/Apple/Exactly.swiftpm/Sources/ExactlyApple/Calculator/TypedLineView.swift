import CalculatorPresentation
import SwiftUI

/// The line for typing a calculation, in place of the number: Return calculates it, Esc leaves it.
struct TypedLineView: View {
  let layout: KeypadLayout
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @Environment(\.palette) private var palette
  @FocusState private var hasKeys: Bool

  var body: some View {
    @Bindable var line = viewModel.line
    VStack(alignment: .trailing, spacing: layout.spacing) {
      if !line.readings.isEmpty { readings }
      field($line.text)
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

  /// The readings of a refused line: a tap takes one.
  private var readings: some View {
    HStack(spacing: layout.spacing) {
      ForEach(viewModel.line.readings, id: \.self) { reading in
        Button(reading) {
          viewModel.line.text = reading
          viewModel.takeLine()
          takeKeys()
        }
        .buttonStyle(.bordered)
      }
    }
  }

  private func field(_ text: Binding<String>) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
      TextField(viewModel.catalogue.text(.part(.calculation)), text: text)
        .typesAsWritten()
        .textFieldStyle(.plain)
        .font(.system(size: 0.38 * layout.numberSize))
        .foregroundStyle(Color(palette.number))
        .focused($hasKeys)
        .onSubmit {
          viewModel.takeLine()
          // A field on a phone loses the focus when it is submitted, even if the line is refused.
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
  }

  private func takeKeys() {
    guard !panels.isCalculatorCovered else { return }
    hasKeys = true
    FieldEditor.moveToEnd()
  }

  /// Takes the line at `=`, and leaves an empty one at Backspace; keys pressed while a line is being taken are not
  /// part of it.
  private func press(_ keyPress: KeyPress) -> KeyPress.Result {
    if viewModel.line.isTaken { return viewModel.type(keyPress, in: panels) }
    guard let shortcut = Shortcut(keyPress), shortcut != .enter else { return .ignored }
    let text = viewModel.line.text
    if TypedLine.isTaken(by: shortcut, in: text) {
      viewModel.takeLine()
    } else if shortcut == .backspace, text.isEmpty, keyPress.phase == .down {
      viewModel.leaveLine()
    } else {
      return .ignored
    }
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
