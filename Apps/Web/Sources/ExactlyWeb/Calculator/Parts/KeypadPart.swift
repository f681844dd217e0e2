import CalculatorModel
import CalculatorPresentation
import Languages

/// The keypad as the page draws, names and arranges it.
struct KeypadPart {
  private let state: Keypad.State
  private let isUpright: Bool

  init(_ state: Keypad.State, isUpright: Bool) {
    self.state = state
    self.isUpright = isUpright
  }

  func write(to json: inout JSON) {
    json.keypad(isUpright ? Keypad(state).upright : Keypad(state), state.language)
  }
}

extension JSON {
  /// Writes a keypad, in a language.
  mutating func keypad(_ keypad: Keypad, _ language: Language) {
    object { json in
      json.member("label", Catalogue(language).text(.part(.keypad)))
      json.member("mode", keypad.mode.name)
      json.member("columns", keypad.columnCount)
      json.list("rows") { json in
        for row in keypad.rows {
          json.list(of: row) { json, key in json.key(key) }
        }
      }
      json.list("unplaced", of: keypad.unplacedKeys) { json, key in json.key(key) }
    }
  }

  private mutating func key(_ key: KeypadKey) {
    member("token", key.key.token)
    member("label", key.label)
    member("name", key.spokenLabel)
    member("role", key.role.name)
    member("span", key.columnSpan)
    member("isLit", key.isHighlighted)
    member("isOff", key.isOff)
    member("shortcuts", key.shortcuts.map { $0.browserKey })
  }
}
