import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// The bits of a word, chosen with the arrow keys and flipped with the space bar or a click.
extension FullScreenState {
  /// Whether there are bits to choose from.
  var hasBits: Bool { layout(drawnKeypad)?.bits != nil }

  /// Moves among the bits of the word; the first key press shows the bit that was chosen last.
  mutating func walkBits(_ key: NavigationKey) {
    guard let strip = viewModel.bitStrip else { return }
    var bit = min(lastBit, viewModel.calculator.words.format.bitWidth - 1)
    if bitCursor != nil || key == .home || key == .end {
      bit = key.step.flatMap { strip.bit($0, from: bit) } ?? bit
    }
    bitCursor = bit
    lastBit = bit
    tellBit()
  }

  /// Flips the chosen bit; returns false if none is chosen.
  mutating func turnBit() -> Bool {
    guard let bitCursor, hasBits else { return false }
    viewModel.press(.bit(bitCursor))
    tellBit()
    return true
  }

  private mutating func tellBit() {
    guard let bit = bitCursor.flatMap({ viewModel.bitStrip?.bit(at: $0) }) else { return }
    let space = viewModel.catalogue.text(KeyboardText.spaceKey)
    let turn = viewModel.catalogue.text(KeyboardText.way(.turnBit))
    remark =
      bit.spokenLabel + "   "
      + viewModel.catalogue.text(.sentence(.shortcuts(of: turn, are: space)))
  }
}

extension NavigationKey {
  /// The key's step among the bits.
  fileprivate var step: BitStrip.Step? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .first
    case .end: .last
    case .pageUp, .pageDown, .deleteForward: nil
    }
  }
}
