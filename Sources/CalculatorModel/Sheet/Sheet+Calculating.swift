import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Calculating one line.
extension Sheet {
  /// Reads a line and calculates it.
  ///
  /// - Parameters:
  ///   - index: The line; all lines above it are calculated.
  ///   - place: The lines above that the line can refer to.
  ///   - above: The cost of the lines above.
  ///   - lineWork: The limit on the line's work.
  ///   - shouldStop: Called every few milliseconds.
  /// - Returns: Whether the lines above have left too little for it.
  mutating func calculate(
    _ index: Int, _ place: inout SheetPlace, below above: SheetCost, lineWork: Int64,
    shouldStop: (() -> Bool)?
  ) -> Bool {
    let old = lines[index]
    if let definition = old.definition { definitions.remove(definition.name, from: index) }
    if case .pending = old.answer { pendingCount -= 1 }
    if old.kind == .rate { rates.removeAll { $0.line == index } }
    var line = SheetLine(text: old.text)
    line.change = old.change
    lines[index] = line
    let text = Array(line.text.utf8)
    guard text.count <= Self.lineLengthLimit else {
      let error = ExpressionError(.tooLong, at: Self.lineLengthLimit..<text.count)
      fail(index, SheetError(.tooMuch, error), as: .unreadable)
      return false
    }
    switch text.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
    case nil: return false
    case UInt8(ascii: "#"):
      readComment(text, index)
      return false
    default: break
    }
    let left = limit.left(below: above)
    let isLive = lineWork < Budget.lineWork
    let asked = isLive ? min(lineWork, wholeLineWork) : wholeLineWork
    // Reading is paid for with the rest of the line, so that the line's own limits cover it.
    let budget = Budget(work: min(asked, left.work), shouldStop: shouldStop)
    var isCut = false
    do throws(ExpressionError) {
      try pay(forReading: text, within: budget)
      let read = try read(text, index, &place, within: budget)
      try carryOut(
        read, index, &place, left, isFinal: !isLive && left.work >= asked, within: budget)
    } catch {
      var error = error
      if error.calculationError == .tooMuchWork, left.work < asked {
        error = ExpressionError(.sheetTooLong, at: error.range)
      }
      isCut = error.isOfSheet
      fail(index, text, error, isLive: isLive)
    }
    lines[index].cost.work = min(asked, left.work) - budget.work
    return isCut
  }

  /// Pays for reading a line and for the parts of it that are kept.
  private func pay(
    forReading text: [UInt8], within budget: Budget
  ) throws(ExpressionError) {
    do throws(CalculationError) {
      try budget.pay(1_000 + 50 * Int64(text.count))
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<text.count)
    }
  }

  private mutating func readComment(_ text: [UInt8], _ index: Int) {
    lines[index].kind = .comment
    guard index < endOfTop, SheetOptions.beginning(of: text) != nil else { return }
    lines[index].kind = .options
    do throws(ExpressionError) {
      var options = SheetOptions()
      try options.take(text)
    } catch {
      lines[index].answer = .failure(SheetError(error))
    }
  }

  /// Reads a line, with the values of its words.
  private mutating func read(
    _ text: [UInt8], _ index: Int, _ place: inout SheetPlace, within budget: Budget
  ) throws(ExpressionError) -> WorksheetLine {
    definitions.line = index
    let mentions = note(mentionsIn: text, index)
    return try LineReader(
      above: values(of: mentions, index, &place, within: budget), suggests: false,
      readsGraphs: true, readsItems: true
    ).line(utf8: text, readingOptions(), definitions)
  }

  /// Records the names and words that a line mentions.
  private mutating func note(mentionsIn text: [UInt8], _ index: Int) -> LineMentions {
    let start = LineReader.startOfValue(in: text)
    let mentions = LineMentions(in: text, from: start)
    var numbers: [Int] = []
    for name in mentions.names {
      let number = names.number(of: name.lowercased[...])
      if !numbers.contains(number) { numbers.append(number) }
    }
    for (keyword, _, _) in mentions.keywords {
      let number = names.number(of: keyword.labelKey[...])
      if !numbers.contains(number) { numbers.append(number) }
    }
    lines[index].names = numbers
    lines[index].words = mentions.words
    lines[index].usedWords = mentions.keywords.filter { definitions.index(of: $0.name) == nil }
      .map { $0.word }
    return mentions
  }

  /// Returns the values of the words in a line that refer to lines above.
  func values(
    of mentions: LineMentions, _ index: Int, _ place: inout SheetPlace, within budget: Budget?
  ) -> ValuesAbove {
    var above = ValuesAbove()
    for word in mentions.words {
      let keyword = mentions.keywords.first { $0.word == word }
      // Names that the user has defined don't refer to lines above.
      if let keyword, definitions.index(of: keyword.name) != nil,
        !mentions.keywords.contains(where: {
          $0.word == word && definitions.index(of: $0.name) == nil
        }), word != .answer
      {
        continue
      }
      above.add(
        word,
        valueOfLine(named: word, mentions, above: index, &place)
          ?? value(
            of: word, named: word.name(typed: keyword?.name.text), above: index, &place,
            within: budget))
    }
    return above
  }

  /// Returns the options for reading the lines of the sheet.
  func readingOptions() -> ReadingOptions {
    var options = ReadingOptions(symbols: self.options.symbols)
    options.readsQuantities = true
    options.readsCells = true
    options.clock.zones = zones
    return options
  }

  /// Calculates a line that was read, and assigns the value to its name.
  ///
  /// It may use the budget that the lines above have left. If that is final, digits that cost more are not
  /// written: no later attempt could do better.
  private mutating func carryOut(
    _ read: WorksheetLine, _ index: Int, _ place: inout SheetPlace, _ left: SheetCost,
    isFinal: Bool, within budget: Budget
  ) throws(ExpressionError) {
    lines[index].label = read.label
    lines[index].role = SheetShare.Role(read.nameOrLabel(in: lines[index].text))
    if let expression = read.expression {
      lines[index].usedWords = expression.wordsAbove
      lines[index].readingRemark = expression.remark
      lines[index].hasQuantities = expression.hasQuantities
    }
    switch read.kind {
    case .comment: lines[index].kind = .text
    case .rate(let rate):
      guard place.add(rate) else {
        throw ExpressionError(.tooManyDefinitions, at: 0..<lines[index].text.utf8.count)
      }
      rates.insert((index, rate), at: rates.firstIndex { $0.line > index } ?? rates.count)
      lines[index].kind = .rate
    case .function(let name, let parameters):
      guard let body = read.expression else { return }
      try keep(body.keptBytes, index, left)
      lines[index].kind = .function(name: name)
      try define(
        Array(name.utf8),
        as: .function(UserFunction(name: name, parameters: parameters, body: body)), index,
        at: read.place)
      lines[index].answer = read.isGraph ? .graph : .function
    case .value, .variable:
      guard let expression = read.expression else { return }
      var value = try expression.result(
        in: options.angleUnit, exchangeRates: place.exchangeRates, within: budget
      ).value
      // `255 to hex` has the form of `255 to base 16`; decimal is the form of all numbers.
      if case .number = value, let base = expression.answerBase, base != .decimal {
        value = .formed(value, .base(base.rawValue))
      }
      let written = try text(of: value, isFinal: isFinal, at: read.place, within: budget)
      try keep(value.keptBytes + (written?.text.utf8.count ?? 0), index, left)
      lines[index].written = written
      lines[index].kind = .value
      try refuseCounted(expression, above: index, place)
      if let word = lines[index].usedWords.first(where: { $0.isTotal }) {
        lines[index].countedLines =
          lineShowing(word, above: index).map { lines[$0].countedLines }
          ?? place.lines(of: word, above: index, in: lines).map {
            $0.values.count + $0.addedShares(for: word, in: lines[index]).count
          }
      }
      if case .variable(let name) = read.kind {
        lines[index].kind = .definition(name: name)
        let variable = Variable(
          name: read.spelling ?? name, value: value, size: Worksheet.size(of: value, expression))
        try define(Array(name.utf8), as: .variable(variable), index, at: read.place)
      } else if let label = LabelName(in: Array(lines[index].text.utf8), ofItem: read.label) {
        let variable = Variable(
          name: label.spelling, value: value, size: Worksheet.size(of: value, expression),
          isLabel: true)
        try define(label.key, as: .variable(variable), index, at: read.place)
      } else if let word = lines[index].wordOfTotalAlone {
        let variable = Variable(name: "", value: value, size: value.size)
        try define(word.labelKey, as: .variable(variable), index, at: read.place)
      }
      lines[index].answer = .value(value)
    }
  }

  /// Records the memory that a line keeps, if there is room for it.
  private mutating func keep(
    _ bytes: Int, _ index: Int, _ left: SheetCost
  ) throws(ExpressionError) {
    guard bytes <= left.bytes else {
      throw ExpressionError(.sheetTooLarge, at: 0..<lines[index].text.utf8.count)
    }
    lines[index].cost.bytes = bytes
  }

  /// Writes the digits of a value; nil if they are so cheap that they are written whenever they are asked for.
  private func text(
    of value: ExpressionValue, isFinal: Bool, at place: Range<Int>, within budget: Budget
  ) throws(ExpressionError) -> WrittenSheetAnswer? {
    do throws(CalculationError) {
      if value.hasShortText(in: options.format) {
        try budget.pay(Self.workOfShortText)
        return nil
      }
      do throws(CalculationError) {
        // A fraction is divided, and its digits are copied several times on their way to a file.
        let words = WorkPrice.words(bits: value.writtenBits(in: options.format))
        try budget.pay(3 * WorkPrice.digits(words))
        return try WrittenSheetAnswer(writing: value, in: options.format, within: budget)
      } catch {
        if error == .stopped || error == .tooMuchWork && !isFinal { throw error }
        return WrittenSheetAnswer(.failure, SheetError.Code(error).text)
      }
    } catch {
      throw ExpressionError(.calculation(error), at: place)
    }
  }

  /// The price of writing a short fraction, or a date.
  private static let workOfShortText: Int64 = 3_000

  private mutating func define(
    _ key: [UInt8], as meaning: Definitions.Meaning, _ index: Int, at place: Range<Int>
  ) throws(ExpressionError) {
    try definitions.define(key, as: meaning, from: index, at: place)
    lines[index].definition = (key, names.number(ofDefined: key))
  }

  // MARK: - Failures

  private mutating func fail(_ index: Int, _ error: SheetError, as kind: SheetLine.Kind) {
    lines[index].kind = kind
    lines[index].answer = .failure(error)
  }

  /// Marks a line failed, text or pending.
  private mutating func fail(
    _ index: Int, _ text: [UInt8], _ error: ExpressionError, isLive: Bool
  ) {
    lines[index].hasQuantities = true
    let head = headOfDefinition(text)
    var failure = SheetError(error)
    if failure.code == .unknownName, let syntax = syntaxError(text, index) {
      failure = SheetError(syntax)
    }
    if failure.isOfReading, head == nil, isText(text) {
      lines[index].kind = .text
      lines[index].usedWords = []
      return
    }
    let isPending = isLive && error.calculationError == .tooMuchWork
    if isPending {
      lines[index].answer = .pending
      lines[index].kind = .value
      pendingCount += 1
    } else {
      fail(index, failure, as: failure.isOfReading ? .unreadable : .value)
    }
    if case .otherNotation = error.cause, failure.isOfReading, text.contains(UInt8(ascii: "%")) {
      // A total below would leave out `VAT 20% of total` otherwise.
      lines[index].usedWords = []
    }
    if let head { lines[index].kind = .definition(name: String(decoding: head, as: UTF8.self)) }
    guard
      let head = head ?? LabelName(in: text)?.key ?? unitNamed(byItem: text)
        ?? lines[index].wordOfTotalAlone?.labelKey
    else { return }
    let meaning: Definitions.Meaning =
      isPending ? .pending : .failure(line: failure.root(of: index))
    // A name that doesn't fit stays unknown.
    guard (try? definitions.define(head, as: meaning, from: index, at: 0..<0)) != nil else {
      return
    }
    lines[index].definition = (head, names.number(ofDefined: head))
  }

  /// Returns the name of an item that would mean a unit otherwise: `Miles 12,500`.
  private func unitNamed(byItem text: [UInt8]) -> [UInt8]? {
    guard let label = ItemText.label(in: text), Unit(named: text[label].text) != nil else {
      return nil
    }
    return LabelName(in: text, ofItem: label)?.key
  }

  /// Returns the name that a line defines, if it could be read.
  private func headOfDefinition(_ text: [UInt8]) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "=")), var lexer = try? Lexer(checking: text) else {
      return nil
    }
    lexer.position = max(LineReader.startOfValue(in: lexer.text), lexer.position)
    return (try? DefinitionHead(lexer))?.name
  }

  /// Returns what is wrong with a line besides a name without a meaning, as in `Rent 1200`; nil if nothing is.
  private func syntaxError(_ text: [UInt8], _ index: Int) -> ExpressionError? {
    var options = readingOptions()
    options.assumesNames = true
    var above = ValuesAbove()
    for word in lines[index].words {
      above.add(word, .variable(Variable(name: "", value: .number(1), size: 1)))
    }
    do throws(ExpressionError) {
      _ = try LineReader(above: above, suggests: false, readsGraphs: true)
        .line(utf8: text, options, definitions)
      return nil
    } catch {
      return SheetError(error).code == .unreadable ? error : nil
    }
  }

  /// Whether a line that cannot be read is text.
  private func isText(_ text: [UInt8]) -> Bool {
    // A line drawn under items: `------`.
    if text.count > 2, text.allSatisfy({ " \t-=_*~".utf8.contains($0) }) { return true }
    guard let words = LineOfText(text) else { return false }
    return words.isText(
      isName: { definitions.index(of: $0) != nil || Keyword($0)?.isAboveWord == true },
      isBuiltIn: { BuiltInName.meaning(of: $0) != nil })
  }
}

extension ExpressionError {
  /// Whether the sheet as a whole is beyond its limits.
  fileprivate var isOfSheet: Bool {
    switch cause {
    case .sheetTooLong, .sheetTooLarge: true
    default: false
    }
  }
}

extension MathExpression {
  /// The words for lines above that the expression itself uses, not the functions that it calls.
  fileprivate var wordsAbove: [ValuesAbove.Word] {
    var words = variables.compactMap { $0.word }
    for step in steps {
      guard case .binding(_, let index) = step.kind else { continue }
      words += functions[index].body.wordsAbove
    }
    return words
  }
}

extension ValuesAbove.Word {
  /// Returns the name of the value in an expression that uses the word.
  func name(typed: String?) -> String {
    switch self {
    case .answer: typed ?? BuiltInName.previousAnswer
    case .line(let index): "line \(index + 1)"
    case .grandTotal: "grand total"
    default: typed ?? ""
    }
  }
}
