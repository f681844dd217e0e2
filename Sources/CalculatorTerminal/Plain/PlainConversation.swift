import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import Languages

/// The calculator line by line: a line typed in, lines to print out.
///
/// ```swift
/// let conversation = PlainConversation(viewModel: CalculatorViewModel())
/// conversation.reply(to: "5+3").lines      // ["5 + 3 = 8"]
/// conversation.reply(to: "30 sin").lines   // ["sin(30°) = 0.5"]
/// ```
struct PlainConversation: LineConversation {
  let viewModel: CalculatorViewModel

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    viewModel.wallClock.today = viewModel.wallClock.today ?? { LocalTime.today }
  }

  /// The lines to print before the first line is typed.
  var greeting: [String] {
    let sentence = Sentence.greeting(
      help: TerminalCommand.help.wordInLines, quit: TerminalCommand.quit.wordInLines)
    // The next line is the operand of the waiting operation.
    let waiting = viewModel.calculator.isWaiting ? [viewModel.expressionText] : []
    return [viewModel.catalogue.text(.sentence(sentence))] + waiting
  }

  func text(of refusal: LineRefusal) -> String {
    refusal.text(in: viewModel.catalogue.language)
  }

  /// Does what a line asks for; a refused line does nothing at all.
  func reply(to line: String) -> Reply {
    defer { viewModel.keepSession() }
    viewModel.dismissNotice()
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    if words.first.map(isCapitalOfKey) ?? true { return press(line) }
    // A line that is only a comment; the sign alone is a key.
    if words.first?.first == "#", words != ["#"] { return Reply(lines: [""]) }
    return reply(toCommand: words) ?? reply(toList: words) ?? press(line)
  }

  /// Whether a word is a capital letter that presses a key; the small letter may be a command.
  private func isCapitalOfKey(_ word: Substring) -> Bool {
    guard let character = word.first, word.count == 1, character.isUppercase else { return false }
    return keypad.key(typedInLine: character) != nil
  }

  // MARK: - Commands

  private func reply(toCommand words: [Substring]) -> Reply? {
    // A capital letter may be a different command from the small one, but in lines `Q` quits as `q` does.
    if let command = CalculatorCommand.allCases.first(where: {
      words == [$0.letterInLines[...]] && $0 != .constants
    }) {
      return perform(command)
    }
    let name = words.joined(separator: " ").lowercased()
    if let command = TerminalCommand.allCases.first(where: { isName(name, of: $0) }) {
      return switch command {
      case .help: Reply(lines: help)
      case .quit: Reply(isLast: true)
      // Here every line is a typed line, and the help lists all commands.
      case .line, .commands: nil
      }
    }
    if let command = CalculatorCommand.allCases.first(where: { isName(name, of: $0) }) {
      return perform(command)
    }
    // A key that changes what is there asks for no result.
    let key = keypad.rows.joined().first { key in
      key.role == .function && key.key != .percent && name.count == 1
        && name.first.flatMap { keypad.key(typedInLine: $0) } == key.key
    }
    let isAllClear = name == Key.allClear.token.lowercased()
    guard let key = isAllClear ? .allClear : key?.key else { return nil }
    viewModel.press(key)
    return Reply(lines: [viewModel.calculationLine])
  }

  private func perform(_ command: CalculatorCommand) -> Reply {
    // Here the user or a program needs the number itself.
    if command == .copy, let text = viewModel.copyText { return Reply(lines: [text]) }
    if command == .tape { return tape }
    if command == .dates { return dates([]) }
    if command == .constants { return constants([]) }
    if let list = reply(toList: [command.letterInLines[...]]) { return list }
    viewModel.perform(command)
    switch command {
    case .digits:
      if let number = viewModel.expandedNumber {
        let mark = number.isExact ? Exactness.exact.mark : Exactness.rounded.mark
        return Reply(lines: [mark + " " + number.text])
      }
      return Reply(lines: [viewModel.notice ?? viewModel.calculationLine])
    case .keypad: return Reply(lines: [viewModel.calculationLine])
    case .convert, .swapUnits, .otherUnit:
      return Reply(lines: [viewModel.calculationLine])
    case .undo, .redo, .copy, .units, .order, .reversePolish, .form, .large, .separators, .store,
      .memory, .history, .tape, .dates, .constants, .settings:
      return Reply(lines: [viewModel.notice ?? viewModel.calculationLine])
    }
  }

  func isName(_ name: String, of command: CalculatorCommand) -> Bool {
    name == viewModel.label(of: command).lowercased() || name == command.letterInLines
      || PanelSubject(command).map { name == title(of: $0) } ?? false
  }

  private func isName(_ name: String, of command: TerminalCommand) -> Bool {
    name == command.name(in: viewModel.catalogue).lowercased()
      || wordsOfSessions(for: command).contains(name)
  }

  /// Returns a command's names in a session of expressions, which are the same in every language.
  private func wordsOfSessions(for command: TerminalCommand) -> [String] {
    switch command {
    case .help: ["help", "?", "？", "؟"]
    case .quit: ["q", "quit", "exit"]
    case .line: ["t"]
    case .commands: []
    }
  }

  private func title(of subject: PanelSubject) -> String {
    viewModel.catalogue.text(subject.title).lowercased()
  }

  // MARK: - Keys

  private var symbols: NumberSymbols { viewModel.calculator.format.symbols }

  private var keypad: Keypad {
    Keypad(
      viewModel.calculator.words.isOn ? .programmer : .scientific, for: viewModel.calculator,
      catalogue: viewModel.catalogue)
  }

  /// Answers a line as a calculation, or by pressing keys that leave nothing of it out.
  private func press(_ line: String) -> Reply {
    if viewModel.takeRates(line) { return Reply(lines: [viewModel.notice].compactMap(\.self)) }
    var reason: ExpressionError
    do throws(ExpressionError) {
      let plain = try viewModel.expression(ofLine: line, readingUnits: false)
      // With units and dates, `2026-11-22` is a different calculation.
      let expression = try? viewModel.expression(ofLine: line)
      return try answer(to: expression ?? plain, typedAs: line)
    } catch {
      reason = error
    }
    let typed: TypedKeys
    do throws(TypedKeys.Refusal) {
      typed = try TypedKeys(line, keypad: keypad, symbols: symbols)
    } catch {
      do throws(ExpressionError) {
        let expression = try viewModel.expression(ofLine: line)
        // A letter after a number may be meant as a key.
        if expression.isCalculation || reason.cause.isAboutWord {
          return try answer(to: expression, typedAs: line)
        }
      } catch {
        // Either the line was read but has no value, or the error further into the line says more.
        if case .calculation = error.cause {
          reason = error
        } else if error.range.lowerBound > reason.range.lowerBound {
          reason = error
        }
      }
      let isAboutKey =
        error.text.count == 1 && reason.cause.mayBeOfKeys && !reason.cause.saysWhatToWrite
      return refuse(isAboutKey ? sentence(for: error) : sentence(for: reason, in: line))
    }
    // `[1+2]*3` means brackets, and not the memory's keys.
    let isBracketed = line.firstIndex(of: "[").map { line[$0...].contains("]") } ?? false
    guard reason.cause.mayBeOfKeys, !isBracketed, !typed.hasTouchingOperators else {
      return refuse(sentence(for: reason, in: line))
    }
    if let column = typed.columnLeavingOutNumber(on: viewModel.calculator) {
      // Letters that press no key here are units: `10 N * 5 m`.
      if let expression = try? viewModel.expression(ofLine: line),
        let reply = try? answer(to: expression, typedAs: line)
      {
        return reply
      }
      return refuse(
        reason.cause.isOfKeyNames && !reason.cause.saysWhatToWrite
          ? .wouldReplaceNumber(column: column) : sentence(for: reason, in: line))
    }
    return press(typed)
  }

  /// Presses the keys of a calculation if they mean the same, so that each can be undone; otherwise calculates it.
  private func answer(
    to expression: MathExpression, typedAs line: String
  ) throws(ExpressionError) -> Reply {
    let isWaiting = viewModel.calculator.isWaiting
    if !expression.hasQuantities,
      let typed = try? TypedKeys(line, keypad: keypad, symbols: symbols),
      isWaiting
        ? typed.columnLeavingOutNumber(on: viewModel.calculator) == nil
        : viewModel.pressing(typed.keys, calculates: expression)
    {
      return press(typed)
    }
    // The waiting operation is calculated with the value of the line, as if that had been pasted.
    if isWaiting {
      if viewModel.paste(line) { viewModel.press(.equals) }
    } else {
      try viewModel.calculate(expression)
      if let answer = viewModel.answerWithRates { return Reply(lines: [answer]) }
    }
    return Reply(lines: [viewModel.calculationLine, viewModel.notice].compactMap(\.self))
  }

  private func refuse(_ sentence: Sentence) -> Reply {
    Reply(lines: [viewModel.catalogue.text(.sentence(sentence))])
  }

  private func sentence(for error: ExpressionError, in line: String) -> Sentence {
    .notRead(
      error.cause,
      column: String(decoding: line.utf8.prefix(error.range.lowerBound), as: UTF8.self).count + 1)
  }

  private func press(_ typed: TypedKeys) -> Reply {
    for key in typed.keys where viewModel.calculator.error == nil || key.isClear {
      // The clear key's meaning changes while keys are pressed.
      if key.isClear { viewModel.press(.escape) } else { viewModel.press(key) }
    }
    if typed.asksForResult { endLine(typed) }
    let lines = typed.asksForResult ? [viewModel.calculationLine] : resultLines
    return Reply(lines: lines + [viewModel.notice].compactMap(\.self))
  }

  /// Presses Equals at the end of a line.
  ///
  /// A number alone is then a result, and repeats nothing.
  private func endLine(_ typed: TypedKeys) {
    // There, Enter is a key of its own, which pushes x onto the stack once more.
    if viewModel.calculator.isReversePolish, !typed.keys.isEmpty {
      return viewModel.calculateEntry()
    }
    if typed.keys.isEmpty || viewModel.calculator.isWaiting || !viewModel.calculator.showsEntry {
      viewModel.press(.equals)
    } else {
      viewModel.calculateEntry()
    }
  }

  /// The calculation and the number shown, if no Equals ended it: `sin(30°) = 0.5`.
  ///
  /// If an operation is waiting, the number is only the last operand's, and has a line of its own.
  var resultLines: [String] {
    let expression = viewModel.expressionText
    let number = viewModel.displayText
    guard viewModel.calculator.error == nil, !viewModel.calculator.showsResult,
      !expression.isEmpty
    else { return [viewModel.calculationLine] }
    let exactness = viewModel.exactness ?? .exact
    guard !viewModel.calculator.isWaiting else {
      return [expression, exactness == .rounded ? exactness.mark + " " + number : number]
    }
    return [expression + " " + exactness.mark + " " + number]
  }

  /// Returns the sentence that says what is not a key, quoting it if it is printable.
  private func sentence(for refusal: TypedKeys.Refusal) -> Sentence {
    let scalars = refusal.text.unicodeScalars
    let isPrintable =
      refusal.text.count == scalars.count
      && scalars.allSatisfy { $0.displayable == $0 }
    return isPrintable
      ? .notPressed(character: refusal.text, column: refusal.column)
      : .unprintableNotPressed(column: refusal.column)
  }

  private var help: [String] {
    let text = KeyboardHelp(
      viewModel, keypad: keypad, inLines: true)
    return text.lines.map {
      viewModel.catalogue.text(.sentence(.shortcuts(of: $0.meaning, are: $0.shortcuts)))
    }
  }
}

extension CalculatorCommand {
  /// The command's letter or sign in lines, where `c` clears.
  var letterInLines: String { self == .dates ? "`" : String(letter) }
}

extension Key {
  /// Whether the key clears; which of the two it is depends on what is there.
  fileprivate var isClear: Bool { self == .clear || self == .allClear }
}
