import CalculatorModel
import CalculatorPresentation

extension Keypad.Mode {
  /// The keypads that the page shows: it has no bits of words yet.
  static let shown: [Keypad.Mode] = [.basic, .scientific]

  /// The keypad of that name; nil where the page shows none.
  init?(shownByName name: some StringProtocol) {
    guard let mode = Keypad.Mode(name: name), Self.shown.contains(mode) else { return nil }
    self = mode
  }
}
