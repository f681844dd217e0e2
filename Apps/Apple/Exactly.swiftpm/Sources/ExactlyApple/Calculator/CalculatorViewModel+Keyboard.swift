import CalculatorPresentation
import SwiftUI

extension CalculatorViewModel {
  /// Presses the key that was typed; commands with ⌘ or Control are left to the menus.
  func press(_ keyPress: KeyPress) -> KeyPress.Result {
    guard keyPress.modifiers.isDisjoint(with: [.command, .control]),
      let character = keyPress.characters.first, press(Shortcut(typed: character))
    else { return .ignored }
    return .handled
  }
}
