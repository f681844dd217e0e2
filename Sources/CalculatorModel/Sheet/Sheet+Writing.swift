import ExactReals
import Quantities

/// The answers beside lines, in words and digits.
extension Sheet {
  /// Returns the written answer beside a line; nil if the line has none.
  ///
  /// - Parameters:
  ///   - index: The line.
  ///   - format: The format of numbers; by default that of the sheet.
  ///   - budget: The limit on the cost of the digits of all lines that are written with it; one line costs
  ///     no more than a line may.
  /// - Returns: The answer.
  public func written(
    at index: Int, in format: AnswerFormat? = nil, within budget: Budget = Budget()
  ) -> WrittenSheetAnswer? {
    switch lines[index].answer {
    case .nothing, .pending: return nil
    case .function: return WrittenSheetAnswer(nil, "function")
    case .graph: return WrittenSheetAnswer(nil, "graph")
    case .failure(let error): return WrittenSheetAnswer(.failure, error.code.text)
    case .value(let value):
      let format = format ?? options.format
      if format == options.format, let written = lines[index].written { return written }
      do throws(CalculationError) {
        return try format.portion(of: budget) { WrittenSheetAnswer(value, in: format, within: $0) }
      } catch {
        return WrittenSheetAnswer(.failure, SheetError.Code(error).text)
      }
    }
  }

  /// Returns the exact form of a line's value, if it is short: `1/3`, `√3/2`.
  public func exactForm(at index: Int) -> String? {
    guard case .value(let value) = lines[index].answer else { return nil }
    let form = WrittenAnswer(
      value, in: options.format, exactForm: .fraction, angleUnit: options.angleUnit,
      needsDecimal: false)
    return form.exactText
  }

  /// Returns the error of a line with a suggestion, for display; nil if there is none.
  ///
  /// ``answer(at:)`` returns the same without suggestions, which cost more than the line itself.
  public func error(at index: Int) -> SheetError? {
    guard case .failure(let error) = lines[index].answer else { return nil }
    guard error.code == .unknownName else { return error }
    do throws(ExpressionError) {
      _ = try read(index, SheetPlace(at: index, in: self), suggests: true)
      return error
    } catch {
      guard case .unknownName(let name, nil) = error.cause,
        LineOfText(Array(lines[index].text.utf8))?.words.count == 1
      else { return SheetError(error) }
      // A single word may be a heading.
      return SheetError(
        .unknownName, ExpressionError(.unknownName(name, suggestion: name + ":"), at: error.range))
    }
  }

  /// Returns a line as it was understood: `total (lines 2–5) + 10%`, `2 + (3 × 4)`; nil if it was not.
  public func reading(at index: Int) -> String? {
    reading(at: index, SheetPlace(at: index, in: self))
  }

  /// Returns the same, if the lines that it can refer to are known.
  func reading(at index: Int, _ place: SheetPlace) -> String? {
    (try? read(index, place, tellsLines: true))?.reading
  }

  /// Whether a line would be read differently with these marks of numbers: `1.100` if the comma is decimal.
  ///
  /// - Parameters:
  ///   - symbols: The marks.
  ///   - index: The line.
  /// - Returns: Whether it would; false if the sheet sets its own marks.
  public func dependsOnMarks(_ symbols: NumberSymbols, at index: Int) -> Bool {
    guard options.symbols == nil, mayDependOnMarks(at: index) else { return false }
    var other = self
    other.options.symbols = symbols
    let place = SheetPlace(at: index, in: self)
    guard let told = try? other.read(index, place).reading else { return false }
    return told != (try? read(index, place))?.reading
  }

  /// Whether a line has three digits after a mark between digits, without which nothing depends on marks.
  public func mayDependOnMarks(at index: Int) -> Bool {
    let text = Array(lines[index].text.utf8)
    let isDigit = { (place: Int) in place < text.count && text[place] &- UInt8(ascii: "0") < 10 }
    return text.indices.dropFirst().contains { place in
      ".,".utf8.contains(text[place]) && isDigit(place - 1)
        && (1...3).allSatisfy { isDigit(place + $0) }
    }
  }

  /// Reads a line again.
  func read(
    _ index: Int, _ start: SheetPlace, suggests: Bool = false, tellsLines: Bool = false
  ) throws(ExpressionError) -> WorksheetLine {
    let text = Array(lines[index].text.utf8)
    // Names are resolved as seen from this line, not from the one that was calculated last.
    var sheet = self
    sheet.definitions.line = index
    var place = start
    let mentions = LineMentions(in: text, from: LineReader.startOfValue(in: text))
    // If there is a value, or a name has no meaning, nothing has to be calculated again.
    let isCalculated = suggests || lines[index].answer.value != nil
    var above = sheet.values(
      of: mentions, index, &place, within: isCalculated ? nil : Budget(work: Self.liveWork))
    if tellsLines {
      above.rename { word, name in
        guard let used = usedLines(word, above: index, start) else { return name }
        return used.isEmpty ? name : name + " (" + Self.text(of: used) + ")"
      }
    }
    return try LineReader(
      above: above, suggests: suggests, readsGraphs: true, readsItems: true
    )
    .line(utf8: text, readingOptions(), sheet.definitions)
  }

  /// Returns a readable list of lines: `lines 2–4, 6`.
  private static func text(of lines: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    let texts = runs.map { run in
      run.count == 1 ? "\(run.lowerBound + 1)" : "\(run.lowerBound + 1)–\(run.upperBound + 1)"
    }
    return (lines.count == 1 ? "line " : "lines ") + texts.joined(separator: ", ")
  }

  /// Returns the indices of the lines whose values a line uses, in order: those of names, of `ans`, of
  /// `line 3` and of the words for lines above.
  ///
  /// - Complexity: O(*n*) in the number of lines above.
  public func uses(at index: Int) -> [Int] { uses(at: index, SheetPlace(at: index, in: self)) }

  /// Returns the same, if the lines that it can refer to are known.
  func uses(at index: Int, _ place: SheetPlace) -> [Int] {
    var used: Set<Int> = []
    var definitions = definitions
    definitions.line = index
    let text = Array(lines[index].text.utf8)
    let mentions = LineMentions(
      in: text, from: lines[index].label?.upperBound ?? LineReader.startOfValue(in: text))
    switch lines[index].kind {
    case .blank, .comment, .text, .options, .rate: return []
    case .value, .definition, .function, .unreadable: break
    }
    for name in mentions.names {
      guard let place = definitions.index(inAnyCaseOf: name),
        let line = definitions.line(ofDefinition: place)
      else { continue }
      used.insert(line)
    }
    let words = lines[index].usedWords + (lines[index].words.contains(.answer) ? [.answer] : [])
    for word in words {
      switch word {
      case .answer:
        if let line = place.answer { used.insert(line) }
      case .line(let line): if line >= 0, line < index { used.insert(line) }
      default: used.formUnion(usedLines(word, above: index, place) ?? [])
      }
    }
    return used.sorted()
  }

  /// Returns the lines that count for a word; nil for a word about a single line.
  func usedLines(
    _ word: ValuesAbove.Word, above index: Int, _ place: SheetPlace
  ) -> [Int]? {
    guard let above = linesAbove(word, above: index, place) else { return nil }
    let counted = above.filter { lines[$0].countedValue != nil }
    let shares = addedShares(for: word, above: index, place)
    return shares.isEmpty ? counted : Set(counted + shares.map { $0.line }).sorted()
  }

  /// Returns the lines with a share that a sum counts.
  func addedShares(
    for word: ValuesAbove.Word, above index: Int, _ place: SheetPlace
  ) -> [SheetShare] {
    let line = lineShowing(word, above: index) ?? index
    var place = line == index ? place : SheetPlace(at: line, in: self)
    return place.lines(of: word, above: line, in: lines)?.addedShares(for: word, in: lines[line])
      ?? []
  }

  /// Returns the lines that a word is about, whether they count or not; nil for a word about a single line.
  func linesAbove(
    _ word: ValuesAbove.Word, above index: Int, _ place: SheetPlace
  ) -> Range<Int>? {
    if let line = lineShowing(word, above: index) {
      return linesAbove(word, above: line, SheetPlace(at: line, in: self))
    }
    return switch word {
    case .answer, .line: nil
    case .subtotal: place.subtotal.start..<index
    case .grandTotal, .all: 0..<index
    case .total, .average, .median, .count, .above: place.block.start..<index
    }
  }

  /// Returns the sum, the average and the count of the numbers beside some lines; nil if there
  /// are none, or if they cannot be added.
  public func summary(of indices: Range<Int>) -> SheetSummary? {
    var counted = SheetLines(start: indices.lowerBound)
    let place = SheetPlace(at: indices.upperBound, in: self)
    counted.look(at: lines, upTo: indices.upperBound)
    let budget = Budget()
    do throws(ExpressionError) {
      guard !counted.values.isEmpty else { return nil }
      let sum = try counted.total(place.exchangeRates, within: budget)
      let count = counted.values.count
      let average = try sum.calculated(
        .division, with: .number(Real(count)), place.exchangeRates, within: budget)
      return SheetSummary(sum: sum, average: average, count: count)
    } catch {
      return nil
    }
  }
}

extension AnswerFormat {
  /// Writes one of many answers, which costs no more than a single one may.
  func portion<Answer>(
    of budget: Budget, _ write: (Budget) -> Answer
  ) throws(CalculationError) -> Answer {
    let granted = min(work, budget.work)
    let portion = budget.portion(
      work: granted, decisionBits: budget.decisionBits, expansionBits: budget.expansionBits)
    let answer = write(portion)
    try budget.settle(portion, granted: granted)
    return answer
  }
}

extension WrittenSheetAnswer {
  /// Writes a value: a percentage as such, any other value as answers are written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format of numbers.
  ///   - budget: The limit on the cost of the digits.
  public init(_ value: ExpressionValue, in format: AnswerFormat, within budget: Budget = Budget()) {
    do throws(CalculationError) {
      try self.init(writing: value, in: format, within: budget)
    } catch {
      self.init(.failure, SheetError.Code(error).text)
    }
  }

  /// Writes a value.
  ///
  /// - Throws: The reason why it has no digits.
  init(
    writing value: ExpressionValue, in format: AnswerFormat, within budget: Budget
  ) throws(CalculationError) {
    var (shown, sign) = (value, "")
    if case .percentage(let number) = value {
      shown = .number(try Real.product(number, 100, within: budget))
      sign = "%"
    }
    let answer = WrittenAnswer(shown, in: format, within: budget)
    guard let text = answer.decimalText else { throw answer.failure ?? .undecided }
    self.init(answer.isExact ? .exact : .rounded, text + sign)
  }
}
