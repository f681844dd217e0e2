import CalculatorPresentation

/// The keyboard's ways to use the calculator, line by line.
struct KeyboardHelp: Hashable, Sendable {
  /// A way to do something, and what it does.
  struct Line: Hashable, Sendable {
    var shortcuts: String
    var meaning: String
  }

  let lines: [Line]

  /// Writes the help for a keypad, where some keys of the keyboard may be out of reach.
  init(
    _ viewModel: CalculatorViewModel, keypad: Keypad, without missing: Set<Shortcut> = []
  ) {
    let catalogue = viewModel.catalogue
    func names(of shortcuts: [Shortcut]) -> String {
      shortcuts.map { $0.name(in: catalogue) }.joined(separator: " ")
    }
    let keys = (keypad.rows + [keypad.unplacedKeys]).flatMap { $0 }
    // A key that is typed as it is written needs no line.
    let others = keys.filter { $0.shortcuts.map(\.label) != [$0.label] }
    var lines = others.map { key in
      Line(
        shortcuts: names(of: key.shortcuts.filter { !missing.contains($0) }),
        meaning: key.spokenLabel)
    }
    lines.removeAll { $0.shortcuts.isEmpty }
    lines += CalculatorCommand.allCases.map {
      Line(shortcuts: names(of: [$0.shortcut]), meaning: viewModel.label(of: $0))
    }
    lines += TerminalCommand.allCases.map {
      Line(shortcuts: names(of: [$0.shortcut]), meaning: catalogue.text($0.message))
    }
    self.lines = lines
  }

  /// How many columns the shortcuts take.
  var shortcutColumns: Int { lines.map(\.shortcuts.columnCount).max() ?? 0 }

  /// How many columns the longest line takes.
  var columns: Int {
    lines.map { shortcutColumns + 2 + $0.meaning.columnCount }.max() ?? 0
  }
}

extension Shortcut {
  /// What the key of the keyboard is called.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .character: label
    case .enter: catalogue.text(.part(.enterKey))
    case .escape: catalogue.text(.part(.escapeKey))
    case .backspace: catalogue.text(.part(.backspaceKey))
    }
  }
}
