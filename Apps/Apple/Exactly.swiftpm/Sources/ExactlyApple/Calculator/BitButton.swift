import CalculatorPresentation
import SwiftUI

/// A bit of the word, which a tap flips, with its place below it if that is marked.
struct BitButton: View {
  let bit: BitStrip.Bit
  let grid: BitGrid

  /// Whether the arrow keys have chosen it.
  let isChosen: Bool
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      Button {
        viewModel.press(bit.key)
      } label: {
        Text(bit.label)
          .font(.system(size: grid.bitSize, weight: bit.isSet ? .bold : .regular))
          .monospacedDigit()
          .foregroundStyle(Color(isChosen ? palette.choice.label : color))
          .frame(width: grid.bitWidth, height: grid.bitHeight)
          .background(Color(isChosen ? palette.choice.face : palette.page), in: shape)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(bit.isOff)
      .accessibilityLabel(bit.spokenLabel)
      Text(bit.position ?? "")
        .font(.system(size: grid.positionSize))
        .monospacedDigit()
        .foregroundStyle(Color(bit.isOff ? offColor : palette.secondary))
        .fixedSize()
        .frame(width: grid.bitWidth, height: grid.positionHeight)
        .accessibilityHidden(true)
    }
  }

  private var color: RGB {
    if bit.isOff { return offColor }
    return bit.isSet ? palette.number : palette.secondary
  }

  private var offColor: RGB { palette.colorsOfKeyThatIsOff(.scientific).label }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: grid.bitWidth / 4, style: .circular)
  }
}

struct BitButtonPreviews: PreviewProvider {
  static var previews: some View {
    BitStripViewPreviews.previews
  }
}
