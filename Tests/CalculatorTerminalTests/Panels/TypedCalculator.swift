import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

/// A full-screen calculator that tests type into, with a history and settings that are not stored.
struct TypedCalculator {
  var state: FullScreenState
  var effects: [FullScreenState.Effect] = []

  init(
    columns: Int = 80, rows: Int = 24, locale: String = "C",
    history: any HistoryStorage = InMemoryHistory(), seed: UInt64 = 1
  ) {
    var generator = SeededGenerator(seed: seed)
    let viewModel = CalculatorViewModel(
      historyStorage: history, locale: locale, clock: { 1_795_000_000 },
      random: { generator.next() })
    state = FullScreenState(
      viewModel: viewModel, window: WindowSize(columns: columns, rows: rows),
      theme: Theme(look: .dark, depth: .full))
  }

  mutating func handle(_ event: InputEvent) {
    if let effect = state.handle(event, at: 0) { effects.append(effect) }
  }

  /// Types a text as it stands.
  mutating func write(_ text: String) {
    for character in text { handle(.key(Shortcut(typed: character))) }
  }

  /// Presses keys and gives commands by their letters: see ``FullScreenState/shortcuts(for:)``.
  mutating func type(_ keys: String) {
    for character in keys {
      for shortcut in state.shortcuts(for: character) { handle(.key(shortcut)) }
    }
  }

  mutating func press(_ keys: NavigationKey...) {
    for key in keys { handle(.navigation(key)) }
  }

  /// The lines of the screen with something on them.
  var lines: [String] {
    mutating get {
      let grid = state.screen(at: 1_000)
      return (0..<grid.rows).map(grid.text(row:)).filter { $0.contains { $0 != " " } }
    }
  }

  /// The lines inside the frame, without the frame.
  var panelLines: [String] {
    mutating get {
      lines.compactMap { line in
        guard let start = line.firstIndex(of: "│"), let end = line.lastIndex(of: "│") else {
          return nil
        }
        let inside = line[line.index(after: start)..<end]
        return String(inside.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  var display: String { state.viewModel.displayText }
}

let escape = "\u{1B}"

extension FullScreenState {
  /// Returns the keys to press for a key's or a command's letter, held where it would begin a line.
  ///
  /// `9v` is the root of 9, `h` shows the history, and `q` is a line of its own. In a line, and where a panel asks
  /// for input, it is text.
  func shortcuts(for character: Character) -> [Shortcut] {
    let typed = Shortcut(typed: character)
    let isAsked = line != nil || panelTakesKeys && panel?.isAtRest == false
    guard case .character = typed, !isAsked else { return [typed] }
    if panelTakesKeys, let actions = panel?.subject.actions,
      actions.contains(where: { $0.shortcuts.contains(typed) })
    {
      return [typed]
    }
    if viewModel.keypad.key(for: typed) != nil { return [typed] }
    switch character {
    case "q": return [typed, .enter]
    case "x", "X": return ["*"]
    case "[": return [.held("Z")]
    case "]": return [.held("X")]
    case "\\": return [.held("x")]
    case "_": return [.held(":")]
    case "`": return [.held("c")]
    case "c": return [.escape]
    default: break
    }
    let held = Shortcut.held(character)
    let isBound =
      held == .line || CalculatorCommand.typed(held) != nil
      || viewModel.keypad.key(for: held) != nil
    return [isBound ? held : typed]
  }
}
