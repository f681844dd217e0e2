import CalculatorPresentation
import SwiftUI

extension ObservedCalculator {
  /// Takes a key that was typed, and shows what it asks for; commands with ⌘ or Control are left to the menus.
  func type(_ keyPress: KeyPress, in panels: Panels) -> KeyPress.Result {
    guard let shortcut = Shortcut(keyPress) else { return .ignored }
    // A held key that does not repeat is handled all the same, so that nothing else gets it.
    if keyPress.phase == .repeat, !repeats(shortcut) { return .handled }
    if shortcut == .help, !line.isOpen {
      panels.show(.help)
      return .handled
    }
    if case .held = shortcut, line.isOpen { return .handled }
    type(shortcut) { command in
      if let command { self.show(command, in: panels) }
    }
    return .handled
  }
}

extension Shortcut {
  /// Creates the shortcut for a key press; nil for keys that type nothing, and for those held with ⌘.
  ///
  /// Enter, Esc and Backspace come from the key itself, signs as typed, Shift included, letters as held with Control.
  init?(_ keyPress: KeyPress) {
    guard !keyPress.modifiers.contains(.command) else { return nil }
    if keyPress.modifiers.contains(.control) {
      let character = keyPress.key.character
      guard character.isTyped, !character.isNumber, character != " " else { return nil }
      let isCapital = keyPress.modifiers.contains(.shift)
      self = .held(isCapital ? Character(character.uppercased()) : character)
      return
    }
    // The number pad's Clear is C or AC, as Esc is.
    if keyPress.key == .clear {
      self = .escape
      return
    }
    let key = Shortcut(typed: keyPress.key.character)
    guard case .character = key else {
      self = key
      return
    }
    let typed = keyPress.characters.first.map(Shortcut.init(typed:)) ?? key
    guard case .character(let character) = typed, character.isTyped else { return nil }
    self = typed
  }
}

extension Character {
  /// Whether a key types this character: arrow keys and the like have private characters of the system, not signs.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value) }
  }
}
