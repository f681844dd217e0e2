import CalculatorModel
import CalculatorPresentation

/// The keypad as the page draws it, names it and puts it in its places.
struct KeypadPart {
  private let state: Keypad.State
  private let isUpright: Bool

  init(_ state: Keypad.State, isUpright: Bool) {
    self.state = state
    self.isUpright = isUpright
  }

  func write(to json: inout JSON) {
    let keypad = isUpright ? Keypad(state).upright : Keypad(state)
    json.object { json in
      json.member("label", Catalogue(state.language).text(.part(.keypad)))
      json.member("mode", state.mode.name)
      json.member("columns", keypad.columnCount)
      json.list("rows") { json in
        for row in keypad.rows {
          json.list(of: row, write)
        }
      }
      json.list("unplaced", of: keypad.unplacedKeys, write)
    }
  }

  private func write(to json: inout JSON, _ key: KeypadKey) {
    json.member("token", key.key.token)
    json.member("label", key.label)
    json.member("name", key.spokenLabel)
    json.member("role", key.role.name)
    json.member("span", key.columnSpan)
    json.member("isLit", key.isHighlighted)
    json.member("isOff", key.isOff)
    json.member("shortcuts", key.shortcuts.map { $0.browserKey })
  }
}
