import CalculatorPresentation
import SwiftUI

extension ObservedCalculator {
  /// Takes a key that was typed, and shows what it asks for; commands with ⌘ or Control are left to the menus.
  func type(_ keyPress: KeyPress, in panels: Panels) -> KeyPress.Result {
    guard let shortcut = Shortcut(keyPress) else { return .ignored }
    // A key that is held and does not repeat is taken all the same, so that nothing else gets it.
    if keyPress.phase == .repeat, !repeats(shortcut) { return .handled }
    if shortcut == .help, !line.isOpen {
      panels.show(.help)
      return .handled
    }
    type(shortcut) { typed in
      if typed.isFirst { panels.rememberBeforeTyping() }
      if typed.opensLine { panels.takeBackTyped() }
      guard let command = typed.command else { return }
      let above = panels.above
      self.show(command, in: panels)
      if panels.above != above { panels.typed = panels.above }
    }
    return .handled
  }

  /// Takes a character that was typed while a panel covers the calculator which a letter has opened.
  func follow(_ keyPress: KeyPress, in panels: Panels) -> KeyPress.Result {
    guard let shortcut = Shortcut(keyPress), case .character = shortcut else { return .ignored }
    follow(shortcut) { panels.takeBackTyped() }
    return shortcut == " " ? .ignored : .handled
  }
}

extension Shortcut {
  /// Enter, Esc and Backspace by the key itself, and signs as they were typed, with Shift; nil for keys that type
  /// nothing, and for those that are held with ⌘ or Control.
  init?(_ keyPress: KeyPress) {
    guard keyPress.modifiers.isDisjoint(with: [.command, .control]) else { return nil }
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
  /// Whether a key of that character types it: arrows and the like have characters of the systems' own, which
  /// are nobody's signs.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF).contains($0.value) }
  }
}
