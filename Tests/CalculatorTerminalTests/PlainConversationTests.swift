import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ConformanceTables
import Testing

@testable import CalculatorTerminal

/// What is typed, and what is printed for it.
private let transcript: [(line: String, answer: [String])] = [
  ("5+3", ["5 + 3 = 8"]),
  ("", ["8 + 3 = 11"]),
  ("ac", ["0"]),
  ("2 + 3 x 4", ["2 + 3 × 4 = 14"]),
  ("AC", ["0"]),
  ("200+10%=", ["200 + 10% = 220"]),
  ("1/0", ["Error: division by zero"]),
  ("y", ["Nothing to copy"]),
  ("c", ["0"]),
  ("1 ÷ 3", ["1 ÷ 3 ≈ 0.33333333"]),
  ("n", ["≈ −0.33333333"]),
  ("copy", ["-0.33333333"]),
  ("undo", ["1 ÷ 3 ≈ 0.33333333"]),
  ("r", ["≈ −0.33333333"]),
  ("redo", ["Nothing to redo"]),
  ("ac", ["0"]),
  ("5 & 3", ["Not pressed: column 3, '&' is no key"]),
  ("\u{1B}[A", ["Not pressed: column 1, this character is no key"]),
  ("12q", ["Not pressed: column 3, 'q' is no key"]),
  ("7", ["7"]),
  ("7\r", ["7"]),
  ("  1 +\t1  ", ["1 + 1 = 2"]),
]

@Test("A conversation reads as written")
func conversation() {
  let conversation = PlainConversation(viewModel: CalculatorViewModel())
  for (line, answer) in transcript {
    #expect(conversation.reply(to: line).lines == answer, "\(line.debugDescription)")
  }
}

/// The lines that press keys and nothing else; nil where no line can press one of them.
private func lines(pressing keys: [Key]) -> [String]? {
  let keypad = Keypad(.basic, for: Calculator())
  var lines: [String] = []
  var line = ""

  func endLine() {
    guard !line.isEmpty else { return }
    lines.append(line)
    // The end of a line is Equals, where the line is no word; what was not asked for is undone.
    if !line.hasSuffix("="), line != "±" { lines.append("undo") }
    line = ""
  }

  for key in keys {
    if key == .clear || key == .allClear {
      endLine()
      lines.append(key.token.lowercased())
      continue
    }
    let labelled = keypad.rows.joined().first { $0.key == key }
    guard case .character(let character)? = labelled?.shortcuts.last else { return nil }
    line.append(character)
  }
  endLine()
  return lines
}

@Test("Every row of the table can be typed as lines", arguments: EvaluationOrder.allCases)
func tableInLines(order: EvaluationOrder) throws {
  let rows = try KeysRow.rows(modes: ["any", order.name])
  var played = 0
  for row in rows {
    // Only the Delete key has no line.
    guard let lines = lines(pressing: try KeySequence(row.keys).keys) else {
      #expect(row.keys.contains("DEL"), "\(row)")
      continue
    }
    let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
    let conversation = PlainConversation(viewModel: viewModel)
    for line in lines { _ = conversation.reply(to: line) }
    #expect(
      viewModel.displayText == row.display.replacing("-", with: "−"), "\(row), typed as \(lines)")
    played += 1
  }
  #expect(played > 300)
  #expect(played * 10 > rows.count * 9)
}

@Test("A refused line changes nothing")
func refusedLines() {
  let viewModel = CalculatorViewModel()
  var conversation = PlainConversation(viewModel: viewModel)
  _ = conversation.reply(to: "5+3")
  let before = viewModel.calculator
  for line: LineReader.Line in [.text(Array("1+2&".utf8)), .text([0x31, 0xFF]), .tooLong] {
    #expect(conversation.reply(to: line).lines.first?.hasPrefix("Not ") == true)
    #expect(viewModel.calculator == before)
  }
}

@Test("Help names each key that is not typed as written; q ends")
func wordsOfTheConversation() {
  let conversation = PlainConversation(viewModel: CalculatorViewModel())
  let help = conversation.reply(to: "?").lines
  #expect(help.contains("Multiply: * x × X"))
  #expect(help.contains("Undo: u"))
  #expect(!help.joined().contains("Backspace"))
  #expect(conversation.reply(to: "help").lines == help)
  for word in ["q", "quit", "Q"] {
    #expect(conversation.reply(to: word).isLast)
  }
}

@Test("Random lines are answered")
func randomLines() {
  var generator = Random(seed: 3)
  var conversation = PlainConversation(viewModel: CalculatorViewModel())
  let common = Array("0123456789+-*/=%.,ncxu ".utf8)
  for _ in 0..<5000 {
    let line = (0..<generator.next() % 30).map { _ in
      generator.next() % 20 == 0
        ? UInt8(truncatingIfNeeded: generator.next())
        : common[Int(generator.next() % UInt64(common.count))]
    }
    let reply = conversation.reply(to: .text(line))
    #expect(reply.lines.count == 1 || reply.isLast || line.contains(UInt8(ascii: "?")))
    for text in reply.lines {
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
