import CalculatorModel
import Languages

extension SheetViewModel {
  /// Returns the rows of some lines, as they are at a given time.
  public func rows(_ range: Range<Int>, at now: Int64) -> [SheetRow] {
    let lit = litLines
    return range.clamped(to: 0..<sheet.count).map { row($0, at: now, lit: lit) }
  }

  /// Returns the row of a line, as it is at a given time.
  public func row(_ index: Int, at now: Int64) -> SheetRow { row(index, at: now, lit: litLines) }

  /// The lines that the line at the cursor uses, which are lit.
  public var litLines: [Int] { sheet.uses(at: cursor.line) }

  /// Whether each line leaves room below it for what is shown there in a narrow window.
  ///
  /// A line being typed does as well, although its error is shown only after a pause.
  public var linesWithRoom: [Bool] {
    lines.indices.map { line in
      if case .nothing = sheet.answer(at: line) { false } else { true }
    }
  }

  private func row(_ index: Int, at now: Int64, lit: [Int]) -> SheetRow {
    let text = sheet[index].text
    let isHidden = !errorIsShown(inLine: index, at: now)
    let error = isHidden ? nil : sheet.error(at: index).map { problem($0, inLine: index) }
    var answer = sheet.written(at: index)
    if answer?.mark == .failure, isHidden { answer = nil }
    let answerText = error?.reason ?? answerText(answer, isPending: isPending(index))
    return SheetRow(
      number: index + 1, text: text, answer: answer, mark: answer?.mark?.rawValue ?? "",
      answerText: answerText, wholeLength: error == nil ? wholeLength(of: answerText) : 0,
      exactness: answer?.exactness, error: error, isHeading: isHeading(index),
      isLit: lit.contains(index), spoken: spoken(index, answer, error))
  }

  private func wholeLength(of answer: String) -> Int {
    let sign = answer.prefix { $0 == "-" || $0 == "−" }
    let digits = answer.dropFirst(sign.count).prefix { character in
      character.isNumber || character.unicodeScalars.first == symbols.groupingMark
    }
    return digits.isEmpty ? 0 : sign.count + digits.count
  }

  private func isPending(_ index: Int) -> Bool {
    if case .pending = sheet.answer(at: index) { true } else { false }
  }

  private func answerText(_ answer: WrittenSheetAnswer?, isPending: Bool) -> String {
    if isPending { return "…" }
    guard let answer else { return "" }
    return switch answer.text {
    case "function" where answer.mark == nil: catalogue.text(SheetWords.function)
    case "graph" where answer.mark == nil: catalogue.text(SheetWords.graph)
    default: symbols.text(ofAnswer: answer.text)
    }
  }

  /// Whether a line is a comment at the beginning or after a blank line.
  private func isHeading(_ index: Int) -> Bool {
    let parts = SheetLineParts(sheet[index].text)
    guard parts.isComment, parts.comment.map({ !parts.isAnswer($0) }) ?? false else { return false }
    return index == 0 || SheetLineParts(sheet[index - 1].text).isBlank
  }

  // MARK: - Errors

  /// Whether the error of the line at the cursor is shown: not while it is typed, but after a pause.
  public func errorIsShown(now: Int64) -> Bool { errorIsShown(inLine: cursor.line, at: now) }

  private func errorIsShown(inLine line: Int, at now: Int64) -> Bool {
    guard let typing, typing.line == line else { return true }
    return now - typing.time >= Self.errorRest
  }

  private func problem(_ error: SheetError, inLine line: Int) -> SheetRow.Problem {
    SheetRow.Problem(reason: reason(error), range: error.range, isDimmed: typing?.line == line)
  }

  private func reason(_ error: SheetError) -> String {
    switch error.code {
    case .failedLine(let index): catalogue.text(SheetWords.failedLine(index + 1))
    case .nothingAbove: catalogue.text(SheetWords.nothingAbove)
    case .lineBelow: catalogue.text(SheetWords.lineBelow)
    case .noSuchLine: catalogue.text(SheetWords.noSuchLine)
    default: catalogue.text(.expressionReason(error.cause.cause))
    }
  }

  // MARK: - What is heard

  private func spoken(
    _ index: Int, _ answer: WrittenSheetAnswer?, _ error: SheetRow.Problem?
  ) -> String {
    let line = SpokenSheetLine(sheet[index].text, catalogue)
    var pieces = [catalogue.text(SheetWords.line(index + 1))]
    if isHeading(index) { pieces.append(catalogue.text(SheetWords.heading)) }
    pieces.append(line.isEmpty ? catalogue.text(SheetWords.blank) : line.text)
    if let error {
      pieces.append(catalogue.text(SheetWords.failure(error.reason)))
    } else if isPending(index) {
      pieces.append(catalogue.text(SheetWords.pending))
    } else if let answer {
      let number = spokenAnswer(answer.text)
      switch answer.mark {
      case .exact: pieces.append(catalogue.text(SheetWords.equals(number)))
      case .rounded: pieces.append(catalogue.text(SheetWords.approximately(number)))
      case .failure: break
      case nil: pieces.append(answerText(answer, isPending: false))
      }
    }
    return pieces.joined(by: Punctuation.comma.text(in: catalogue.language))
  }

  /// Returns an answer with the user's marks, and with a word for its sign, which screen readers skip.
  private func spokenAnswer(_ text: String) -> String {
    guard text.hasPrefix("-") else { return symbols.text(ofAnswer: text) }
    return catalogue.text(SheetWords.minus) + " " + symbols.text(ofAnswer: String(text.dropFirst()))
  }

  /// Returns the announcement of how many answers have changed elsewhere, due after a pause; it is made once.
  public func announcement(at now: Int64) -> Announcement? {
    guard !changedLines.isEmpty, now - changeTime >= Self.announcementRest else { return nil }
    let text = catalogue.text(SheetWords.changedAnswers(changedLines.count))
    changedLines = []
    announcementCount += 1
    return Announcement(text: text, number: announcementCount)
  }

  /// Returns the next time when something is to be shown or announced, for a view that waits; nil if nothing is.
  public func nextMoment(after now: Int64) -> Int64? {
    var moments: [Int64] = []
    if let typing { moments.append(typing.time + Self.errorRest) }
    if !changedLines.isEmpty { moments.append(changeTime + Self.announcementRest) }
    return moments.filter { $0 > now }.min()
  }

  // MARK: - What is selected

  /// The sum of the selected lines, `sum 12, average 4, count 3`, or notes on the line at the cursor: the number of
  /// lines that its total counts, and remarks.
  ///
  /// Nil if there is nothing to say, or the lines don't belong together.
  public var statusText: String? {
    let lines = editor.selection.lines
    if lines.count <= 1 {
      let count = sheet[cursor.line].countedLines.map { SheetWords.countedLines($0) }
      // A word that is being typed may become a name.
      let isTyped = typing?.line == cursor.line && sheet[cursor.line].kind == .text
      let remarks = isTyped ? [] : sheet.remarks(at: cursor.line).map { SheetWords.remark($0) }
      let words = (count.map { [$0] } ?? []) + remarks
      guard !words.isEmpty else { return nil }
      return words.map { catalogue.text($0) }.joined(
        by: Punctuation.comma.text(in: catalogue.language))
    }
    guard let summary = sheet.summary(of: lines) else { return nil }
    func text(_ value: ExpressionValue) -> String {
      let answer = WrittenAnswer(value, in: sheet.options.format)
      return (answer.isExact ? "" : "≈ ") + symbols.text(ofAnswer: answer.decimalText ?? "")
    }
    return [
      SheetWords.sum(text(summary.sum)), .average(text(summary.average)), .count(summary.count),
    ].map { catalogue.text($0) }.joined(by: Punctuation.comma.text(in: catalogue.language))
  }
}

extension WrittenSheetAnswer {
  /// Whether it is the number itself; nil if it is not a number.
  var exactness: Exactness? {
    switch mark {
    case .exact: .exact
    case .rounded: .rounded
    case .failure, nil: nil
    }
  }
}

extension NumberSymbols {
  /// Returns an answer with these marks, if it is a number, or one with a unit or a `%`.
  func text(ofAnswer plain: String) -> String {
    let bytes = Array(plain.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    var end = isNegative ? 1 : 0
    while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
    // A date begins with digits, too.
    guard end > (isNegative ? 1 : 0), end == bytes.count || " %e".utf8.contains(bytes[end]) else {
      return plain
    }
    return text(ofNumber: plain.utf8Part(0..<end)) + plain.utf8Part(from: end)
  }
}
