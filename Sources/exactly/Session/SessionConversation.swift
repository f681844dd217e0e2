import CalculatorModel
import CommandLineInterface
import Languages

/// A session that answers `2/6` with `= 1/3 ≈ 0.3333333333333333`.
struct SessionConversation: EditedConversation {
  static var lineLimit: Int { MathExpression.lengthLimit }

  var calculation: ExpressionCalculation
  var recorder: CalculationRecorder
  var changes = SessionChanges()

  /// Whether answers are shown before they are asked for.
  var showsPreview = true

  /// Whether lines are edited in the terminal rather than read as they come.
  let isEdited: Bool

  /// The language of everything except input and answers.
  let language: Language

  /// The number of columns that text is wrapped to.
  let columns: () -> Int

  private var lines: SessionLines

  init(
    calculation: ExpressionCalculation, recorder: CalculationRecorder, lines: SessionLines,
    isEdited: Bool = true, language: Language, columns: @escaping () -> Int
  ) {
    self.isEdited = isEdited
    self.calculation = calculation
    self.recorder = recorder
    self.lines = lines
    self.language = language
    self.columns = columns
  }

  var history: LineHistory { lines.history }

  var greeting: [String] {
    wrapped(SessionMessage.greeting(version: ProductVersion.text))
      + (lines.notice.map(aside) ?? [])
  }

  mutating func reply(to line: String) -> Reply {
    let typed = TypedLines(line)
    let notice = lines.take(typed.single)
    var reply =
      SessionRequest(typed.single, definedNames: calculation.definedNames)
      .map { self.reply(to: $0, typed.single) } ?? definition(of: typed.single)
      ?? answer(to: typed)
    if let notice { reply.lines += aside(notice) }
    return reply
  }

  /// Ends the session.
  ///
  /// - Returns: A notice about its history, if there is one.
  mutating func finish() -> Notice? { recorder.finish() }

  /// Returns the definition of a function whose name stands alone.
  private func definition(of name: String) -> Reply? {
    for case .function(name, let text) in calculation.worksheet.allDefinitions {
      return Reply(lines: [text])
    }
    return nil
  }

  private mutating func answer(to typed: TypedLines) -> Reply {
    let before = state
    let result = calculation.result(of: typed.expression, [.exact, .decimal, .remark, .finished])
    var lines: [String] = []
    if let answer = result.written.marked(in: calculation, besides: typed.expression) {
      lines.append(answer)
    } else if result.failure == nil, let reading = result.reading {
      lines.append(reading)
    }
    let errorStart = lines.count
    if let failure = result.failure { lines += message(failure, in: typed) }
    let errorLines = errorStart..<lines.count
    if let note = result.note { lines += aside(note) }
    if case .variable(let name)? = result.kind, result.hasValue,
      let word = SessionWord(name: name), !before.calculation.definedNames.contains(name)
    {
      let other = word.names.first { $0 != name }
      lines += aside(SessionMessage.isNumberNow(name, other: other))
    }
    if let finished = result.finished {
      // A line that begins with a blank is not to be kept anywhere.
      let isKept = typed.lines.first?.first?.isWhitespace != true
      if let notice = recorder.record(finished, isKept: isKept) {
        lines += aside(notice)
      }
    }
    if result.hasChanged { changes.add(before, line: typed.single) }
    return Reply(lines: lines, errorLines: errorLines)
  }

  private func message(_ failure: Answer.Failure, in typed: TypedLines) -> [String] {
    var failure = failure
    var line = typed.lines.indices.last ?? 0
    if let place = failure.place { (line, failure.place) = typed.line(of: place) }
    let message = CaretMessage(
      failure, in: String(typed.lines[line]), columns: columns(), language: language)
    return message.linesBelowInput(
      columns: columns(), isRightAbove: line == typed.lines.count - 1)
  }

  /// Returns a text in the language of the session, as a terminal shows it.
  func told(_ text: some Translatable) -> String { text.text(in: language).withoutIsolates }

  /// Returns a text wrapped between words at the end of the window.
  func wrapped(_ text: some Translatable) -> [String] {
    told(text).wrappedBetweenWords(to: columns())
  }

  /// Returns a text that stands beside an answer.
  private func aside(_ text: some Translatable) -> [String] {
    "(\(told(text)))".wrappedBetweenWords(to: columns())
  }

  func text(of refusal: LineRefusal) -> String { told(refusal) }
}
