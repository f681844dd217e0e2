import CalculatorModel
import CommandLineInterface
import ExactReals
import Languages

/// The actions of the words of a session.
extension SessionConversation {
  /// Carries out a request.
  mutating func reply(to request: SessionRequest, _ line: String) -> Reply {
    if let problem = request.problem {
      let lines = refused(problem)
      return Reply(lines: lines, errorLines: lines.indices)
    }
    switch request.word {
    case .help: return Reply(lines: help(on: request.argument))
    case .variables: return Reply(lines: variables)
    case .functions: return Reply(lines: functions(about: request.argument))
    case .units: return Reply(lines: units(about: request.argument))
    case .history: return Reply(lines: historyLines(request.argument))
    case .undo: return Reply(lines: undo(request.argument))
    case .clear: return Reply(clearsScreen: true)
    case .quit: return Reply(isLast: true)
    case .reset, .digits, .places, .notation, .grouping, .exact, .degrees, .radians, .gradians,
      .preview:
      let before = state
      let told = set(request)
      if case .none = request.argument, request.word != .reset, request.word.angleUnit == nil {
        return Reply(lines: [told])
      }
      changes.add(before, line: line)
      return Reply(lines: [told])
    }
  }

  /// Returns the reason nothing is done, as an error.
  private func refused(_ reason: some Translatable) -> [String] {
    wrapped(SessionMessage.error(told(reason)))
  }

  /// Changes a setting, if there is a value to change it to.
  ///
  /// - Returns: The setting afterwards.
  private mutating func set(_ request: SessionRequest) -> String {
    switch (request.word, request.argument) {
    case (.reset, _):
      let count = calculation.definedNames.count
      calculation.worksheet.reset()
      recorder.named = [:]
      return told(SessionMessage.forgot(count))
    case (.digits, .count(let count)): round(to: .significantDigits(count))
    case (.places, .count(let count)): round(to: .places(count))
    case (.notation, .text(let name)):
      if let notation = Notation(name: name) { calculation.format.notation = notation }
    case (.grouping, .text(let name)):
      if let grouping = DigitGrouping(name: name) { calculation.group(by: grouping) }
    case (.exact, .text(let choice)):
      calculation.exactForm =
        switch choice {
        case "on": .fraction
        case "mixed": .mixed
        default: nil
        }
    case (.preview, .text(let choice)): showsPreview = choice == "on"
    default: if let unit = request.word.angleUnit { calculation.worksheet.angleUnit = unit }
    }
    return told(request.word)
  }

  private mutating func round(to precision: AnswerFormat.Precision) {
    calculation.format = calculation.format.rounding(to: precision)
  }

  /// Returns the current value of a setting, in words.
  private func told(_ word: SessionWord) -> String {
    switch word {
    case .digits, .places:
      switch calculation.format.precision {
      case .significantDigits(let count): return "digits \(count)"
      case .places(let count): return "places \(count)"
      }
    case .notation: return "notation " + calculation.format.notation.name
    case .grouping:
      let grouping: DigitGrouping = calculation.format.groupingMark == nil ? .none : .thousands
      return "grouping " + grouping.name
    case .exact:
      switch calculation.exactForm {
      case .fraction: return "exact on"
      case .mixed: return "exact mixed"
      case nil: return "exact off"
      }
    case .preview: return showsPreview ? "preview on" : "preview off"
    default: return told(SessionMessage.anglesIn(calculation.worksheet.angleUnit))
    }
  }

  /// Undoes the last line, or the given number of lines.
  private mutating func undo(_ argument: SessionRequest.Argument) -> [String] {
    var count = 1
    if case .count(let number) = argument { count = number }
    var lines: [String] = []
    for _ in 0..<count {
      guard let (before, line) = changes.takeBack() else { break }
      state = before
      lines += wrapped(SessionMessage.undone(line.displayed))
    }
    return lines.isEmpty ? wrapped(SessionMessage.nothingToUndo) : lines
  }

  // MARK: - Lists

  private var variables: [String] {
    var lines: [String] = []
    if let answer = calculation.worksheet.answer { lines += row("ans", answer) }
    for case .variable(let name, let value) in calculation.worksheet.allDefinitions {
      lines += row(name, value)
      if calculation.isStopRequested { return lines + refused(FailureReason.calculation(.stopped)) }
    }
    return lines.isEmpty ? wrapped(SessionMessage.noNames) : lines
  }

  private func row(_ name: String, _ value: ExpressionValue) -> [String] {
    let line =
      calculation.listed(value).map { name + " " + $0 } ?? told(SessionMessage.takesLong(name))
    return [line.cut(toColumns: columns())]
  }

  private func functions(about argument: SessionRequest.Argument) -> [String] {
    var word: String?
    if case .text(let text) = argument { word = text }
    var lines: [String] = []
    for case .function(_, let text) in calculation.worksheet.allDefinitions {
      if let word, !text.mentions(word) { continue }
      lines.append(text.cut(toColumns: columns()))
    }
    lines += FunctionList.lines(about: word, in: language, columns: columns())
    return lines.isEmpty ? wrapped(SessionMessage.noFunction((word ?? "").displayed)) : lines
  }

  private func units(about argument: SessionRequest.Argument) -> [String] {
    var word: String?
    if case .text(let text) = argument { word = text }
    let lines = UnitList.lines(about: word, columns: columns())
    return lines.isEmpty ? wrapped(SessionMessage.noUnit((word ?? "").displayed)) : lines
  }

  private func historyLines(_ argument: SessionRequest.Argument) -> [String] {
    var count = Int.max
    if case .count(let number) = argument { count = number }
    return history.lines.suffix(count).map(\.displayed)
  }
}

extension String {
  /// The text with replacements for characters that a terminal would obey or not show.
  var displayed: String { String(map { ShownCharacter($0).text }) }
}
