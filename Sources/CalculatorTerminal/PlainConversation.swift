import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// The calculator line by line: a line typed in, lines to print out.
///
/// ```swift
/// let conversation = PlainConversation(viewModel: CalculatorViewModel())
/// conversation.reply(to: "5+3").lines   // ["5 + 3 = 8"]
/// ```
struct PlainConversation: LineConversation {
  private let viewModel: CalculatorViewModel

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  /// What to print before the first line.
  var greeting: [String] {
    ["Type a calculation such as 5+3 and Enter; ? for help, q to quit."]
  }

  /// Does what a line asks for; a line that is refused does nothing at all.
  func reply(to line: String) -> Reply {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    if words.count == 1, let reply = reply(toWord: words[0].lowercased()) { return reply }
    return press(line)
  }

  private func reply(toWord word: String) -> Reply? {
    if let command = TerminalCommand.allCases.first(where: { $0.isNamed(word) }) {
      return switch command {
      case .help: Reply(lines: help)
      case .quit: Reply(isLast: true)
      }
    }
    if let command = CalculatorCommand.allCases.first(where: { isName(word, of: $0) }) {
      return perform(command)
    }
    // A key that changes what is there asks for no result.
    let key = viewModel.keypad.rows.joined().first { key in
      key.role == .function && key.key != .percent
        && key.shortcuts.contains { $0.label == word }
    }
    let isAllClear = word == Key.allClear.token.lowercased()
    guard let key = isAllClear ? .allClear : key?.key else { return nil }
    viewModel.press(key)
    return Reply(lines: [viewModel.calculationLine])
  }

  private func perform(_ command: CalculatorCommand) -> Reply {
    // Here the number itself is what a person or a program takes away.
    if command == .copy, let text = viewModel.copyText { return Reply(lines: [text]) }
    viewModel.perform(command)
    return Reply(lines: [viewModel.notice ?? viewModel.calculationLine])
  }

  private func isName(_ word: String, of command: CalculatorCommand) -> Bool {
    word == viewModel.label(of: command).lowercased() || word == command.shortcut.label
  }

  /// Presses the characters of a line, and Equals for its end.
  private func press(_ line: String) -> Reply {
    var keys: [Key] = []
    for (position, character) in line.enumerated() {
      if character == " " || character == "\t" || character == "\r" { continue }
      guard let key = viewModel.keypad.key(for: .character(character)) else {
        return Reply(lines: [
          "Not pressed: column \(position + 1), \(Self.name(of: character)) is no key"
        ])
      }
      keys.append(key)
    }
    if keys.last != .equals { keys.append(.equals) }
    for key in keys {
      // The clear key's meaning changes while keys are pressed.
      let isClear = key == .clear || key == .allClear
      if isClear { viewModel.press(.escape) } else { viewModel.press(key) }
    }
    return Reply(lines: [viewModel.calculationLine])
  }

  /// A character fit to be printed, whatever was typed.
  private static func name(of character: Character) -> String {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1, first.displayable == first
    else { return "this character" }
    return "'\(character)'"
  }

  private var help: [String] {
    let text = KeyboardHelp(viewModel, without: [.escape, .backspace])
    return text.lines.map { $0.meaning + ": " + $0.shortcuts }
  }
}

extension TerminalCommand {
  fileprivate func isNamed(_ word: String) -> Bool {
    word == label.lowercased() || word == shortcut.label
  }
}
