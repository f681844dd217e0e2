import CalculatorModel
import CalculatorPresentation

/// The panel of ways to use the calculator that are not visible: on a touch screen gestures first, then shortcuts of
/// the keyboard.
struct HelpPart {
  private let face: CalculatorFace
  private let catalogue: Catalogue

  init(_ face: CalculatorFace) {
    self.face = face
    catalogue = face.viewModel.catalogue
  }

  func write(to json: inout JSON) {
    json.list("sections") { json in
      if face.device == .touch {
        writeSection(.touch, to: &json, writeGestures)
      }
      writeSection(.keyboard, to: &json, writeShortcuts)
    }
    json.member("documentation", catalogue.text(HelpText.documentation))
  }

  private func writeSection(
    _ device: InputDevice, to json: inout JSON, _ rows: (inout JSON) -> Void
  ) {
    json.object { json in
      json.member("device", device.name)
      json.member("heading", catalogue.text(.heading(device)))
      json.list("rows", rows)
    }
  }

  private func writeGestures(to json: inout JSON) {
    for gesture in TouchGesture.allCases where gesture != .turnDevice || face.turnsKeypad {
      write(catalogue.text(.effect(gesture)), [catalogue.text(.gesture(gesture))], to: &json)
    }
  }

  private func writeShortcuts(to json: inout JSON) {
    let viewModel = face.viewModel
    let keypad = viewModel.keypad
    for row in keypad.rows + [keypad.unplacedKeys] {
      for key in row where !key.isTypedAsWritten {
        write(key.spokenLabel, key.shortcuts.map { name(of: $0) }, to: &json)
      }
    }
    for command in CalculatorCommand.allCases {
      write(viewModel.label(of: command), [name(of: command.shortcut)], to: &json)
    }
    // The shortcuts of input/keyboard.mjs.
    write(catalogue.text(KeyboardText.way(.typeLine)), [name(of: .line)], to: &json)
    let offered = viewModel.offeredKeypads
    for (place, mode) in Keypad.Mode.allCases.enumerated() where offered.contains(mode) {
      let digit = (place + 1).description
      let ways = [catalogue.text(.withControl(digit)), "⌘" + digit]
      write(viewModel.label(of: mode), ways, to: &json)
    }
    write(
      catalogue.text(.part(.commands)), [catalogue.text(.withControl("K")), "⌘K"], to: &json)
    // The shortcuts of views/stop.mjs: Escape closes and clears.
    write(catalogue.text(.command(.stop)), [catalogue.text(.withControl(".")), "⌘."], to: &json)
  }

  private func write(_ label: String, _ ways: [String], to json: inout JSON) {
    guard !ways.isEmpty else { return }
    json.object { json in
      json.member("label", label)
      json.member("ways", ways)
    }
  }

  /// Returns the label of a key on the keyboard, in the user's language.
  ///
  /// `Shortcut.name(in:)` is not used, since it would bring all texts about the keyboard into the page.
  private func name(of shortcut: Shortcut) -> String {
    switch shortcut {
    case .character, .held: shortcut.label
    case .enter: catalogue.text(.part(.enterKey))
    case .escape: catalogue.text(.part(.escapeKey))
    case .backspace: catalogue.text(.part(.backspaceKey))
    }
  }
}

extension InputDevice {
  /// The device's name in messages.
  fileprivate var name: String {
    switch self {
    case .touch: "touch"
    case .keyboard: "keyboard"
    }
  }
}

extension KeypadKey {
  /// Whether the key needs no help: it is typed as it is written.
  fileprivate var isTypedAsWritten: Bool {
    shortcuts.count == 1 && shortcuts[0].label == label
  }
}
