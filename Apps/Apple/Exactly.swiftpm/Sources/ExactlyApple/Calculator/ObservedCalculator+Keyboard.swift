import CalculatorPresentation
import SwiftUI

extension ObservedCalculator {
  /// Presses the key that was typed; commands with ⌘ or Control are left to the menus.
  func press(_ keyPress: KeyPress) -> KeyPress.Result {
    guard keyPress.modifiers.isDisjoint(with: [.command, .control]) else { return .ignored }
    return press(Shortcut(keyPress)) ? .handled : .ignored
  }
}

extension Shortcut {
  /// Enter, Esc and Backspace by the key itself, and signs as they were typed, with Shift.
  fileprivate init(_ keyPress: KeyPress) {
    let key = Shortcut(typed: keyPress.key.character)
    switch key {
    case .enter, .escape, .backspace: self = key
    case .character: self = keyPress.characters.first.map(Shortcut.init(typed:)) ?? key
    }
  }
}
