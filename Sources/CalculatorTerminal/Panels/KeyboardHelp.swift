import CalculatorModel
import CalculatorPresentation

/// The help on using the calculator or a panel with the keyboard, ordered by purpose, the most needed first.
struct KeyboardHelp: Hashable, Sendable {
  /// A part of the help.
  enum Item: Hashable, Sendable {
    case heading(String)
    /// An explanation of what something is for.
    case words(String)
    /// A way to do something.
    case way(Line)
    /// The keys to type, and what the calculator then shows.
    case example(keys: String, result: String)
  }

  /// The keys for a way to do something, and what they do.
  struct Line: Hashable, Sendable {
    var shortcuts: String
    var meaning: String
  }

  private(set) var items: [Item] = []

  /// The ways alone, without explanations.
  var lines: [Line] {
    items.compactMap { if case .way(let line) = $0 { line } else { nil } }
  }

  /// Creates a help from its parts.
  init(_ items: [Item]) {
    self.items = items
  }

  /// Writes the help for a keypad, where some keys of the keyboard may be out of reach.
  init(
    _ viewModel: CalculatorViewModel, keypad: Keypad, inLines isInLines: Bool = false
  ) {
    let catalogue = viewModel.catalogue
    /// Returns the names of keys; in lines, letters are not held, and some keys are out of reach.
    func names(_ shortcuts: [Shortcut]) -> [String] {
      shortcuts.compactMap { shortcut in
        switch shortcut {
        case .held(let character) where isInLines: String(character)
        case .escape where isInLines, .backspace where isInLines: nil
        default: shortcut.name(in: catalogue)
        }
      }
    }
    let keys = (keypad.rows + [keypad.unplacedKeys]).flatMap { $0 }
    for group in HelpGroup.allCases {
      var lines: [Line] = []
      // A key that is typed as it is written needs no line.
      for key in keys where key.key.helpGroup == group && key.shortcuts.map(\.label) != [key.label]
      {
        lines.append(Line(names(key.shortcuts), meaning: key.spokenLabel))
      }
      for command in CalculatorCommand.allCases where command.helpGroup == group {
        let keys = isInLines ? [command.letterInLines] : command.terminalKeys
        lines.append(Line(keys, meaning: viewModel.label(of: command)))
      }
      for command in TerminalCommand.allCases
      where command.helpGroup == group && !(isInLines && command.wordInLines.isEmpty) {
        let key = isInLines ? command.wordInLines : command.label
        lines.append(Line([key], meaning: command.name(in: catalogue)))
      }
      if group == .functions, keypad.mode == .programmer {
        lines += Self.waysToBits(in: catalogue)
      }
      lines.removeAll { $0.shortcuts.isEmpty }
      if group == .calculate { lines.moveToFront { $0.meaning == catalogue.text(.key(.equals)) } }
      guard !lines.isEmpty else { continue }
      items.append(.heading(catalogue.text(KeyboardText.heading(group))))
      items += group.examples(onStack: keypad.hasStack).compactMap { keys in
        Self.result(of: keys, on: viewModel.calculator, keypad).map {
          .example(keys: Self.text(of: keys, in: catalogue), result: $0)
        }
      }
      if keypad.mode != .programmer, let line = group.exampleLine,
        let result = Self.result(ofLine: line, on: viewModel)
      {
        items.append(
          .example(keys: line + " " + Shortcut.enter.name(in: catalogue), result: result))
      }
      items += lines.map(Item.way)
    }
  }

  /// Writes the help of a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - isBeside: Whether it stands beside the calculator, which takes keys as well.
  ///   - catalogue: The words.
  init(about panel: PanelSubject, isBeside: Bool, catalogue: Catalogue) {
    if let topic = panel.topic {
      items.append(.words(catalogue.text(KeyboardText.about(topic))))
    }
    func append(_ shortcuts: String, _ meaning: String) {
      items.append(.way(Line(shortcuts: shortcuts, meaning: meaning)))
    }
    func append(_ shortcuts: String, _ way: HelpWay) {
      append(shortcuts, catalogue.text(KeyboardText.way(way)))
    }
    append("↑ ↓", panel.selects ? .chooseLine : .scroll)
    for action in panel.actions {
      var keys = action.shortcuts.map { $0.name(in: catalogue) }
      if action == .close { keys.append(panel.key) }
      let names = keys.joined(separator: " ")
      let shown = action == .change ? names + " → ←" : action == .step ? "← →" : names
      append(shown, action.name(in: catalogue))
    }
    if isBeside {
      append(catalogue.text(KeyboardText.tabKey), .toTheCalculator)
    }
  }

  private static func waysToBits(in catalogue: Catalogue) -> [Line] {
    [
      Line(shortcuts: "← → ↑ ↓", meaning: catalogue.text(KeyboardText.way(.chooseBit))),
      Line(
        shortcuts: catalogue.text(KeyboardText.spaceKey),
        meaning: catalogue.text(KeyboardText.way(.turnBit))),
    ]
  }

  /// Returns the keys as text, with a space before those that have a name.
  private static func text(of shortcuts: [Shortcut], in catalogue: Catalogue) -> String {
    shortcuts.reduce("") { text, shortcut in
      if case .character = shortcut { return text + shortcut.label }
      return text + " " + shortcut.name(in: catalogue)
    }
  }

  /// Returns what the calculator shows after some keys, with its present settings; nil if a key is missing.
  private static func result(
    of shortcuts: [Shortcut], on present: Calculator, _ keypad: Keypad
  ) -> String? {
    var calculator = Calculator(
      format: present.format, order: present.order, angleUnit: present.angleUnit,
      words: WordMode(format: present.words.format, base: present.words.base))
    if keypad.mode == .programmer {
      // There, the percent sign belongs to another key.
      guard !shortcuts.contains("%") else { return nil }
      calculator.setKeypad(.programmer)
    }
    calculator.setReversePolish(keypad.hasStack)
    for shortcut in shortcuts {
      guard let key = keypad.key(for: shortcut), !calculator.isOff(key) else { return nil }
      calculator.press(key)
    }
    return result(on: calculator)
  }

  /// Returns what the calculator shows after a line; nil if the line cannot be read.
  private static func result(ofLine line: String, on viewModel: CalculatorViewModel) -> String? {
    let present = viewModel.calculator
    var calculator = Calculator(format: present.format, angleUnit: present.angleUnit)
    guard let expression = try? MathExpression(line) else { return nil }
    calculator.calculate(expression)
    return result(on: calculator)
  }

  private static func result(on calculator: Calculator) -> String {
    let mark = calculator.displaysExactly ? Exactness.exact.mark : Exactness.rounded.mark
    return calculator.expressionText + " " + mark + " " + calculator.displayText
  }
}

extension KeyboardHelp.Line {
  fileprivate init(_ keys: [String], meaning: String) {
    self.init(shortcuts: keys.joined(separator: " "), meaning: meaning)
  }
}

extension [KeyboardHelp.Line] {
  fileprivate mutating func moveToFront(where isWanted: (Element) -> Bool) {
    guard let index = firstIndex(where: isWanted) else { return }
    insert(remove(at: index), at: 0)
  }
}
