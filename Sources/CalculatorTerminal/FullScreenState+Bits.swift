import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// The bits of a word are chosen by arrows, and turned over by the space bar or a click.
extension FullScreenState {
  /// Whether there are bits to choose from.
  var hasBits: Bool { layout(drawnKeypad)?.bits != nil }

  /// Moves among the bits of the word; the first key shows the place that was chosen last.
  mutating func walkBits(_ key: NavigationKey) {
    let highest = viewModel.calculator.words.format.bitWidth - 1
    var bit = min(lastBit, highest)
    if bitCursor != nil || key == .home || key == .end {
      switch key {
      case .left: bit = min(bit + 1, highest)
      case .right: bit = max(bit - 1, 0)
      case .up where bit + BitStrip.rowLength <= highest: bit += BitStrip.rowLength
      case .down where bit >= BitStrip.rowLength: bit -= BitStrip.rowLength
      case .home: bit = highest
      case .end: bit = 0
      case .up, .down, .pageUp, .pageDown, .deleteForward: break
      }
    }
    bitCursor = bit
    lastBit = bit
    tellBit()
  }

  /// Turns the chosen bit over; false where none is chosen.
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
