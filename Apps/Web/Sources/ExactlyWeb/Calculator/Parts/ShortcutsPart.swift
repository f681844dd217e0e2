import CalculatorPresentation

/// The panel of the keyboard's ways to use the calculator.
struct ShortcutsPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    let keypad = viewModel.keypad
    json.list("rows") { json in
      for row in keypad.rows + [keypad.unplacedKeys] {
        for key in row where !key.isTypedAsWritten {
          write(key.spokenLabel, key.shortcuts, to: &json)
        }
      }
      for command in CalculatorCommand.allCases {
        write(viewModel.label(of: command), [command.shortcut], to: &json)
      }
    }
  }

  private func write(_ label: String, _ shortcuts: [Shortcut], to json: inout JSON) {
    guard !shortcuts.isEmpty else { return }
    json.object { json in
      json.member("label", label)
      json.member("shortcuts", shortcuts.map { name(of: $0) })
    }
  }

  /// What is written on the key of the keyboard, in the person's language.
  private func name(of shortcut: Shortcut) -> String {
    switch shortcut {
    case .character(let character): String(character)
    case .enter: viewModel.catalogue.text(.part(.enterKey))
    case .escape: viewModel.catalogue.text(.part(.escapeKey))
    case .backspace: viewModel.catalogue.text(.part(.backspaceKey))
    }
  }
}

extension KeypadKey {
  /// Whether the key needs no help: it is typed as it is written.
  fileprivate var isTypedAsWritten: Bool {
    shortcuts.count == 1 && shortcuts[0].label == label
  }
}
