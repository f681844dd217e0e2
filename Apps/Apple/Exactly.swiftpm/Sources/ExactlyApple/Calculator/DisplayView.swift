import CalculatorPresentation
import SwiftUI

/// The number, with the calculation above it, and the menu and the latest notice at the top.
struct DisplayView: View {
  let layout: KeypadLayout
  let offersKeypads: Bool
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Spacer(minLength: 0)
      if !viewModel.display.stack.isEmpty {
        Text(viewModel.display.stack.joined(separator: " | "))
          .truncationMode(.head)
          .font(.system(size: layout.lineSize))
          .foregroundStyle(Color(palette.secondary))
          .padding(.leading, KeypadLayout.comfortableKey)
      }
      ExpressionLineView(layout: layout)
        .padding(.leading, KeypadLayout.comfortableKey)
      if viewModel.line.isOpen {
        TypedLineView(layout: layout)
      } else if viewModel.display.conversion.isEmpty {
        NumberView(layout: layout)
      } else {
        ConversionView(layout: layout)
      }
    }
    .lineLimit(1)
    .frame(width: layout.contentWidth, height: layout.displayHeight)
    .overlay(alignment: .topLeading) { header }
  }

  /// The menu at one end, and the latest notice beside it.
  private var header: some View {
    HStack(alignment: .top) {
      if !Device.hasWindowControls { MoreMenu(offersKeypads: offersKeypads) }
      if viewModel.isBusy {
        BusyView()
      } else {
        Text(
          viewModel.line.problem ?? viewModel.display.notice ?? viewModel.display.otherBases ?? ""
        )
        .lineLimit(3)
        .minimumScaleFactor(0.6)
        .padding(.leading, Device.hasWindowControls ? 2 * KeypadLayout.comfortableKey : 0)
        .frame(maxHeight: layout.noticeHeight, alignment: .topLeading)
      }
      Spacer(minLength: 0)
      PasteControl()
      if Device.hasWindowControls { MoreMenu(offersKeypads: offersKeypads) }
    }
    .font(.system(size: layout.lineSize))
    .foregroundStyle(Color(palette.secondary))
  }
}

struct DisplayViewPreviews: PreviewProvider {
  static var previews: some View {
    DisplayView(
      layout: KeypadLayout(
        width: 390, height: 763, keypad: ObservedCalculator.after("").keypad, device: .touch),
      offersKeypads: false
    )
    .environment(ObservedCalculator.after("1 / 3 ="))
    .environment(Panels())
  }
}
