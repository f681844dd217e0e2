import CalculatorPresentation
import SwiftUI

/// The number with its mark.
///
/// A finger's swipe to either side deletes the last digit; a long press offers the actions on the number.
struct NumberView: View {
  let layout: KeypadLayout

  /// The size of the number as a share of the usual size.
  var share = 1.0

  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
      if let exactness = viewModel.display.exactness {
        FormButton(exactness: exactness)
          .font(.system(size: layout.lineSize))
          .foregroundStyle(Color(palette.secondary))
      } else if let mark = viewModel.display.mark {
        Text(mark)
          .font(.system(size: layout.lineSize))
          .foregroundStyle(Color(palette.secondary))
      }
      Text(viewModel.display.text)
        .font(.system(size: share * layout.numberSize, weight: .thin))
        .monospacedDigit()
        .minimumScaleFactor(0.2)
        .foregroundStyle(Color(palette.number))
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
    .contentShape(Rectangle())
    .gesture(swipe, including: KeypadLayout.Device.current.swipes ? .all : .subviews)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(viewModel.display.label)
    .accessibilityValue(viewModel.display.spoken)
    .accessibilityActions { actions }
    .contextMenu {
      NumberMenu()
      CommandButtons(commands: [.large, .separators])
    }
  }

  /// The actions that VoiceOver offers in place of the swipe and the mark.
  @ViewBuilder private var actions: some View {
    Button(viewModel.catalogue.text(.key(.delete))) { viewModel.press(.delete) }
    if viewModel.display.exactness != nil { CommandButton(command: .form) }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: Swipe.minimumLength)
      .onEnded { viewModel.press(Swipe(right: $0.translation.width, down: $0.translation.height)) }
  }
}

struct NumberViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("1 / 3 =")
    NumberView(
      layout: KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    )
    .environment(viewModel)
    .environment(Panels())
  }
}
