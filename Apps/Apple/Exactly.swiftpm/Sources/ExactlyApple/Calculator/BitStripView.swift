import CalculatorPresentation
import SwiftUI

/// The bits of the word between the display and the keys, with the carry and the word's characters.
///
/// For a keyboard, the strip is a single focus stop, in which the arrow keys choose a bit.
struct BitStripView: View {
  let strip: BitStrip
  let grid: BitGrid
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(\.palette) private var palette
  @State private var lastChosen = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(strip.rows.indices, id: \.self) { row in
        ForEach(strip.rows[row], id: \.index) { bit in
          let place = grid.place(ofBit: bit.index)
          BitButton(bit: bit, grid: grid, isChosen: isFocused && bit.index == chosen)
            .offset(x: place.x, y: place.y)
        }
      }
      footer
        .offset(x: 0, y: grid.height - grid.lineHeight)
    }
    .frame(width: grid.width, height: grid.height, alignment: .topLeading)
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .onKeyPress { take($0) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(viewModel.catalogue.text(.part(.bits)))
  }

  private var footer: some View {
    HStack(spacing: grid.bitWidth) {
      Text(strip.carryLabel)
      Spacer(minLength: 0)
      Text(strip.characters ?? "")
    }
    .lineLimit(1)
    .font(.system(size: grid.lineSize))
    .foregroundStyle(Color(palette.secondary))
    .frame(width: grid.width, height: grid.lineHeight)
  }

  /// The bit chosen last, or the highest one if the word has become narrower.
  private var chosen: Int { min(lastChosen, strip.highest ?? 0) }

  private func take(_ keyPress: KeyPress) -> KeyPress.Result {
    if keyPress.key == .space || keyPress.key == .return {
      guard let bit = strip.bit(at: chosen) else { return .ignored }
      viewModel.press(bit.key)
      return .handled
    }
    guard let step = BitStrip.Step(keyPress.key) else { return .ignored }
    lastChosen = strip.bit(step, from: chosen) ?? chosen
    return .handled
  }
}

extension BitStrip.Step {
  /// Creates the step of an arrow key.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}

struct BitStripViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("1 2 3 4", mode: .programmer)
    let layout = KeypadLayout(
      width: 640, height: 500, keypad: viewModel.keypad, device: .desktop)
    if let strip = viewModel.bits, let grid = layout.bits {
      BitStripView(strip: strip, grid: grid)
        .environment(viewModel)
    }
  }
}
