import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ConformanceTables
import TestSupport
import Testing

@testable import CalculatorTerminal

/// The typed lines, and the printed answers.
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
  ("copy", ["-0.3333333333333333"]),
  ("undo", ["1 ÷ 3 ≈ 0.33333333"]),
  ("r", ["≈ −0.33333333"]),
  ("redo", ["Nothing to redo"]),
  ("ac", ["0"]),
  ("5 & 3", ["5 and 3 = 1"]),
  ("5 @ 3", ["Not pressed: column 3, '@' is not a key"]),
  ("\u{1B}[A", ["Not pressed: column 1, this character is not a key"]),
  ("12q", ["Not pressed: column 3, 'q' is not a key"]),
  ("7", ["7"]),
  ("7\r", ["7"]),
  ("  1 +\t1  ", ["1 + 1 = 2"]),
  ("# lunch", [""]),
  ("  #lunch", [""]),
  ("", ["2 + 1 = 3"]),
  ("+ 4 # and dinner", ["3 + 4 = 7"]),
  ("ac", ["0"]),
  ("2 * 9", ["2 × 9 = 18"]),
  ("u", ["2 × 9"]),
  // A calculation that waits is not shown as equal to the number.
  ("sqrt", ["2 × √9", "3"]),
  ("", ["2 × √9 = 6"]),
]

@Test("A conversation reads as written")
func conversation() {
  let conversation = PlainConversation(viewModel: CalculatorViewModel())
  for (line, answer) in transcript {
    #expect(conversation.reply(to: line).lines == answer, "\(line.debugDescription)")
  }
}

/// Returns the lines that only press keys, each up to its Equals; nil where no line can press one of them.
private func lines(pressing keys: [Key]) -> [String]? {
  let keypad = Keypad(.basic, for: Calculator())
  var lines: [String] = []
  var line = ""
  var previous: Key?

  func endLine() {
    guard !line.isEmpty else { return }
    lines.append(line)
    line = ""
  }

  for key in keys {
    if key == .clear || key == .allClear {
      endLine()
      lines.append(key.token.lowercased())
      continue
    }
    let labelled = keypad.rows.joined().first { $0.key == key }
    // `,` groups digits here.
    let shortcuts = labelled?.shortcuts.filter { $0 != .character(",") }
    let character: Character
    switch shortcuts?.last {
    case .character(let typed)?: character = typed
    // Letters need not be held in a line; the sign has a character there.
    case .held?: character = "±"
    default: return nil
    }
    // Adjacent operators would be one sign.
    if case .operation = key, case .operation? = previous { line.append(" ") }
    line.append(character)
    if key == .equals { endLine() }
    previous = key
  }
  endLine()
  return lines
}

extension String {
  /// A key sequence with its digits together, as people type numbers.
  fileprivate var joiningDigits: String {
    let words = split(separator: " ")
    func isOfNumber(_ word: Substring) -> Bool { word.allSatisfy { $0.isNumber || $0 == "." } }
    var text = words.first.map(String.init) ?? ""
    for (word, next) in zip(words, words.dropFirst()) {
      text += (isOfNumber(word) && isOfNumber(next) ? "" : " ") + next
    }
    return text
  }
}

extension CalculatorViewModel {
  /// Whether a line is calculated as an expression that its keys would not calculate.
  fileprivate func calculatesWhole(_ line: String, _ typed: TypedKeys?) -> Bool {
    guard !calculator.isWaiting, let expression = try? expression(ofLine: line) else {
      return false
    }
    return !pressing(typed?.keys ?? [], calculates: expression)
  }
}

@Test(
  "Every row of the table can be typed as lines, but those whose keys are not what the lines say",
  arguments: EvaluationOrder.allCases)
func tableInLines(order: EvaluationOrder) throws {
  let keypad = Keypad(.basic, for: Calculator())
  let rows = try KeysRow.rows(modes: ["any", order.name])
  var (played, saysOtherwise) = (0, 0)
  for row in rows {
    // Only the Delete key has no line.
    guard let lines = lines(pressing: try KeySequence(row.keys).keys) else {
      #expect(row.keys.contains("DEL"), "\(row)")
      continue
    }
    let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
    let conversation = PlainConversation(viewModel: viewModel)
    // `5 . 2 .` leaves out a point, `5 × + 3` replaces a sign that `5×+3` keeps, `- 5` subtracts 5 from a 0 that
    // the line `-5` does not have, `2 =` repeats an operation that the line `2` does not have, and `0x3` is a
    // number.
    var isOtherwise = false
    for line in lines {
      let typed = try? TypedKeys(line, keypad: keypad)
      let isWhole = viewModel.calculatesWhole(line, typed)
      isOtherwise =
        isOtherwise || isWhole || typed?.columnLeavingOutNumber(on: viewModel.calculator) != nil
      // The end of a line acts as Equals where the line presses keys; a result that was not asked for is undone.
      let pressesEquals =
        !line.hasSuffix("=") && !["±", "c", "ac"].contains(line) && !isWhole
      // On an error it changes nothing, so nothing has to be undone.
      var pressed = viewModel.calculator
      for key in typed?.keys ?? [] { pressed.press(key) }
      _ = conversation.reply(to: line)
      if pressesEquals, pressed.error == nil { _ = conversation.reply(to: "undo") }
    }
    if isOtherwise {
      saysOtherwise += 1
      continue
    }
    #expect(
      viewModel.displayText == row.display.replacing("-", with: "−"), "\(row), typed as \(lines)")
    played += 1
  }
  // Only few rows are left out, so that no change to the rule empties the test.
  #expect(played > rows.count * 3 / 4, "\(saysOtherwise) say otherwise")
}

@Test func anOperationThatWaitsIsShownBeforeTheNextLine() {
  let viewModel = CalculatorViewModel()
  #expect(PlainConversation(viewModel: viewModel).greeting.count == 1)
  for key in "5+" { viewModel.press(.character(key)) }
  let conversation = PlainConversation(viewModel: viewModel)
  #expect(conversation.greeting.last == "5 +")
  #expect(conversation.reply(to: "3").lines == ["5 + 3 = 8"])
  #expect(conversation.reply(to: "5 +").lines == ["5 + 5 = 10"])
}

@Test("Every row of the scientific table can be typed as lines of key names")
func scientificTableInLines() throws {
  let rows = try KeysRow.rows(modes: ["scientific"])
  let keypad = Keypad(.scientific, for: Calculator())
  var (played, leavingOut) = (0, 0)
  for row in rows {
    let viewModel = CalculatorViewModel()
    viewModel.turn(to: .scientific)
    let conversation = PlainConversation(viewModel: viewModel)
    var leavesOut = false
    let lines = row.keys.joiningDigits.split(separator: "=", omittingEmptySubsequences: false)
    for (index, part) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if isLast, part.allSatisfy({ $0 == " " }) { continue }
      let line = isLast ? String(part) : part + "="
      let typed = try? TypedKeys(line, keypad: keypad)
      leavesOut = leavesOut || typed?.columnLeavingOutNumber(on: viewModel.calculator) != nil
      // A result that was not asked for is undone.
      let pressesEquals = typed?.asksForResult ?? false && !viewModel.calculatesWhole(line, typed)
      _ = conversation.reply(to: line)
      if pressesEquals { _ = conversation.reply(to: "undo") }
    }
    if leavesOut {
      leavingOut += 1
      continue
    }
    #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
    played += 1
  }
  #expect(played > rows.count * 3 / 4, "\(leavingOut) leave out a number")
}

/// Lines typed for memory, history and settings, and the printed answers.
private let listTranscript: [(line: String, answer: [String])] = [
  ("l", ["Nothing in memory"]),
  ("h", ["No calculations yet"]),
  ("2*3", ["2 × 3 = 6"]),
  ("30 sin", ["sin(30°) = 0.5"]),
  ("5sin", ["sin(5°) ≈ 0.08715574"]),
  ("ac", ["0"]),
  ("8S", ["sin(8°) ≈ 0.1391731"]),
  ("5 m+", ["5"]),
  ("7", ["7"]),
  ("a", ["Stored 7"]),
  ("memory", ["1: = 5  Memory", "2: = 7"]),
  ("l 2", ["7"]),
  ("l -2", ["1: = 5  Memory"]),
  ("L", ["ln(7) ≈ 1.94591015"]),
  ("h", ["1: 2 × 3 = 6"]),
  ("h 1", ["6"]),
  ("+ 1", ["6 + 1 = 7"]),
  ("h", ["2: 2 × 3 = 6", "1: 6 + 1 = 7"]),
  ("h -2", ["1: 6 + 1 = 7"]),
  ("h 9", ["'9' is not in the list"]), ("h clear", ["'clear' is not in the list"]),
  ("l -7", ["'-7' is not in the list"]),
  (
    "g order",
    ["order = precedence  # Order of evaluation: Precedence"]
      + ["  precedence: Precedence", "  left-to-right: Left to right"]
  ),
  ("g order left-to-right", ["order = left-to-right  # Order of evaluation: Left to right"]),
  ("2+3*4", ["(2 + 3) × 4 = 20"]),
  ("1/3", ["1 ÷ 3 ≈ 0.33333333"]),
  ("f", ["1 ÷ 3 = 1/3"]),
  ("d", ["≈ 0.33333333333333333333333333333333333333333333333333"]),
]

@Test("Memory, history and settings are lists of lines")
func listsInLines() {
  var generator = SeededGenerator(seed: 5)
  let viewModel = CalculatorViewModel(
    locale: "C", clock: { 0 }, random: { generator.next() })
  let conversation = PlainConversation(viewModel: viewModel)
  for (line, answer) in listTranscript {
    #expect(conversation.reply(to: line).lines == answer, "\(line)")
  }
  let refused = conversation.reply(to: "g digits 99").lines
  #expect(refused.count == 1 && refused[0].contains("'99' is not a value of Digits"))
  // All but the one about sessions, which are not kept here.
  #expect(conversation.reply(to: "g").lines.count == Setting.allCases.count - 1)
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
  #expect(help.contains("Multiply: * ×"))
  #expect(help.contains("Undo: u"))
  #expect(!help.joined().contains("Backspace"))
  for other in ["help", "？", "؟"] {
    #expect(conversation.reply(to: other).lines == help, "\(other)")
  }
  for word in ["q", "quit", "Q", "exit"] {
    #expect(conversation.reply(to: word).isLast)
  }
  // The words of sessions are the same in every language.
  let german = PlainConversation(viewModel: CalculatorViewModel())
  german.viewModel.set(.language, to: "de")
  #expect(german.reply(to: "quit").isLast && german.reply(to: "help").lines.count > 10)
}

@Test("Random lines are answered")
func randomLines() {
  var generator = SeededGenerator(seed: 3)
  var conversation = PlainConversation(viewModel: CalculatorViewModel())
  let common = Array("0123456789+-*/=%.,ncxu ".utf8)
  for _ in 0..<Sample.count(5000) {
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
