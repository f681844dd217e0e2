import CalculatorPresentation

/// The keyboard's ways to use the calculator, line by line.
struct KeyboardHelp: Hashable, Sendable {
  /// A way to do something, and what it does.
  struct Line: Hashable, Sendable {
    var shortcuts: String
    var meaning: String
  }

  let lines: [Line]

  /// Writes the help for a calculator, where some keys of the keyboard may be out of reach.
  init(_ viewModel: CalculatorViewModel, without missing: Set<Shortcut> = []) {
    let keypad = viewModel.keypad
    let keys = (keypad.rows + [keypad.unplacedKeys]).flatMap { $0 }
    // A key that is typed as it is written needs no line.
    let others = keys.filter { $0.shortcuts.map(\.label) != [$0.label] }
    var lines = others.map { key in
      let shortcuts = key.shortcuts.filter { !missing.contains($0) }.map(\.label)
      return Line(shortcuts: shortcuts.joined(separator: " "), meaning: key.spokenLabel)
    }
    lines.removeAll { $0.shortcuts.isEmpty }
    lines += CalculatorCommand.allCases.map {
      Line(shortcuts: $0.shortcut.label, meaning: viewModel.label(of: $0))
    }
    lines += TerminalCommand.allCases.map {
      Line(shortcuts: $0.shortcut.label, meaning: $0.label)
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
