import CalculatorPresentation
import SwiftUI

extension ObservedCalculator {
  /// Presses the key that was typed; commands with ⌘ or Control are left to the menus.
  func press(_ keyPress: KeyPress) -> KeyPress.Result {
    guard keyPress.modifiers.isDisjoint(with: [.command, .control]) else { return .ignored }
    let shortcut = Shortcut(keyPress)
    // A key that is held and does not repeat is taken all the same, so that nothing else gets it.
    if keyPress.phase == .repeat, !repeats(shortcut) { return .handled }
    return press(shortcut) ? .handled : .ignored
  }
}

extension Shortcut {
  /// Enter, Esc and Backspace by the key itself, and signs as they were typed, with Shift.
  fileprivate init(_ keyPress: KeyPress) {
    // The number pad's Clear is C or AC, as Esc is.
    if keyPress.key == .clear {
      self = .escape
      return
    }
    let key = Shortcut(typed: keyPress.key.character)
    switch key {
    case .enter, .escape, .backspace: self = key
    case .character: self = keyPress.characters.first.map(Shortcut.init(typed:)) ?? key
    }
  }
}
