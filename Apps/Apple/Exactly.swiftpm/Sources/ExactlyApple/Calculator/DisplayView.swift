import CalculatorPresentation
import SwiftUI

/// The number, with what led to it above.
///
/// A finger's swipe to either side deletes the last digit; a long press offers Copy and Paste.
struct DisplayView: View {
  let layout: KeypadLayout
  @Binding var showsCompanions: Bool
  @Environment(CalculatorViewModel.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Spacer(minLength: 0)
      Text(viewModel.expressionText)
        .font(.system(size: layout.lineSize))
        .foregroundStyle(Color(palette.secondary))
        .truncationMode(.head)
        .padding(.leading, KeypadLayout.comfortableKey)
      number
    }
    .lineLimit(1)
    .frame(width: layout.contentWidth, height: layout.displayHeight)
    .overlay(alignment: .topLeading) { header }
  }

  private var number: some View {
    HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
      Text(viewModel.exactness?.mark ?? "")
        .font(.system(size: layout.lineSize))
        .foregroundStyle(Color(palette.secondary))
      Text(viewModel.displayText)
        .font(.system(size: layout.numberSize, weight: .thin))
        .monospacedDigit()
        .minimumScaleFactor(0.2)
        .foregroundStyle(Color(palette.number))
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
    .contentShape(Rectangle())
    .gesture(swipe, including: KeypadLayout.Device.current.swipes ? .all : .subviews)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CalculatorViewModel.displayLabel)
    .accessibilityValue(viewModel.spokenDisplay)
    .accessibilityAction(named: deleteLabel) { viewModel.press(.delete) }
    .contextMenu { CommandButtons() }
  }

  /// What VoiceOver offers in place of the swipe.
  private var deleteLabel: String {
    viewModel.keypad.keypadKey(for: .backspace)?.spokenLabel ?? ""
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: Swipe.minimumLength)
      .onEnded { viewModel.press(Swipe(right: $0.translation.width, down: $0.translation.height)) }
  }

  private var header: some View {
    HStack(alignment: .top) {
      MoreMenu(showsCompanions: $showsCompanions)
      Text(viewModel.notice ?? "")
        .lineLimit(1)
    }
    .font(.system(size: layout.lineSize))
    .foregroundStyle(Color(palette.secondary))
  }
}

struct DisplayViewPreviews: PreviewProvider {
  static var previews: some View {
    DisplayView(
      layout: KeypadLayout(
        width: 390, height: 763, keypad: CalculatorViewModel().keypad, device: .touch),
      showsCompanions: .constant(false)
    )
    .environment(CalculatorViewModel.after("1 / 3 ="))
  }
}
