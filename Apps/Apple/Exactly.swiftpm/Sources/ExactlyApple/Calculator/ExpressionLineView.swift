import CalculatorPresentation
import SwiftUI

/// The line above the number: marks for how keys are understood, and the calculation in progress.
struct ExpressionLineView: View {
  let layout: KeypadLayout
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: layout.spacing) {
      ForEach(viewModel.display.marks, id: \.self) { mark in
        Text(mark)
          .fixedSize()
      }
      Spacer(minLength: 0)
      Text(viewModel.display.expression)
        .truncationMode(.head)
    }
    .font(.system(size: layout.lineSize))
    .foregroundStyle(Color(palette.secondary))
  }
}

struct ExpressionLineViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("2 * 3 +")
    ExpressionLineView(
      layout: KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    )
    .environment(viewModel)
    .onAppear { viewModel.perform(.order) }
  }
}
