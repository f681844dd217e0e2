import CalculatorPresentation
import SwiftUI

/// The number in two units: the line that keys type into, and the other line below or above it.
struct ConversionView: View {
  let layout: KeypadLayout
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    ForEach(viewModel.display.conversion, id: \.line) { line in
      HStack(alignment: .firstTextBaseline, spacing: layout.spacing) {
        if line.isMarked {
          NumberView(layout: layout, share: 0.58)
        } else {
          Button("⇅") { viewModel.perform(.swapUnits) }
            .buttonStyle(.plain)
            .font(.system(size: 1.3 * layout.lineSize))
            .foregroundStyle(Color(palette.number))
            .accessibilityLabel(viewModel.label(of: .swapUnits))
          other(line)
        }
        UnitButton(line: line)
          .font(.system(size: 1.2 * layout.lineSize))
          .foregroundStyle(Color(palette.number))
      }
    }
  }

  private func other(_ line: ConversionLine) -> some View {
    Button {
      viewModel.perform { $0.mark(line.line) }
    } label: {
      Text((line.exactness.map { $0.mark + " " } ?? "") + line.text)
        .font(.system(size: 0.38 * layout.numberSize))
        .monospacedDigit()
        .minimumScaleFactor(0.2)
        .foregroundStyle(Color(palette.secondary))
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(line.text + " " + line.unitName)
  }
}

/// A unit of the display, which opens the list of units for its line.
struct UnitButton: View {
  let line: ConversionLine
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    Button(line.symbol) { panels.show(.choices(.units(line.line))) }
      .buttonStyle(.plain)
      .accessibilityLabel(line.unitName)
  }
}

struct ConversionViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("5 + 3 =")
    ConversionView(
      layout: KeypadLayout(width: 390, height: 763, keypad: viewModel.keypad, device: .touch)
    )
    .environment(viewModel)
    .environment(Panels())
  }
}
