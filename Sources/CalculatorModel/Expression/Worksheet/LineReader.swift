import CalendarDates
import ExactReals
import Quantities

/// Reads a line: a definition, an expression, a rate, or only a comment.
///
/// A ``Worksheet`` and a ``Sheet`` read their lines with it, so that a line means the same in both.
///
/// The state shared by all lines is passed on rather than stored, so that it is not copied for each line.
struct LineReader {
  /// The values above in a sheet; nil elsewhere.
  var above: ValuesAbove?

  /// Whether errors include suggested names.
  var suggests = true

  /// Whether `y = x^2` is a graph if `x` has no value.
  var readsGraphs = false

  /// Whether words before a number and remarks after it are ignored: `- food 340`.
  var readsItems = false

  /// Reads a line from its bytes, which are valid UTF-8.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - options: The way expressions are read.
  ///   - definitions: The definitions of the user.
  ///   - previousAnswer: The value of `ans` in a worksheet.
  /// - Returns: The line.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  func line(
    utf8 text: [UInt8], _ options: ReadingOptions, _ definitions: Definitions,
    previousAnswer: Variable? = nil
  ) throws(ExpressionError) -> WorksheetLine {
    var options = options
    if readsItems, let isShift = ItemText.namesShift(text) {
      (options.dashIsSpan, options.dashMayBeSpan) = (isShift, !isShift)
      if isShift, let (hours, span, place) = ItemText.hoursOfShift(in: text) {
        throw ExpressionError(.ambiguous(span, "(" + hours + ")"), at: place)
      }
    }
    if let span = ItemText.militarySpan(text) {
      throw ExpressionError(
        .ambiguous(span, text[..<4].text + " - " + text[5...].text), at: 0..<text.count)
    }
    do throws(ExpressionError) {
      guard readsItems else { return try readLine(text, options, definitions, previousAnswer) }
      try refuseLabel(text, definitions)
      try refuseNumbering(text)
      return try readLine(
        Self.withoutColon(text) ?? text, options, definitions, previousAnswer)
    } catch {
      let isName = { (word: ArraySlice<UInt8>) in
        definitions.index(of: word).map { !definitions[$0].isLabel } ?? false
          || BuiltInName.meaning(of: word) != nil || Keyword(word) != nil
      }
      if readsItems, text.starts(with: "split ".utf8),
        let continuation = ItemText.continuation(in: text)
      {
        throw ExpressionError(.otherNotation(continuation), at: error.range)
      }
      // `Power 84.20` is a bill, because a power takes two numbers.
      let isOfReading =
        if case .argumentCount = error.cause { readsItems } else { error.isOfReading }
      if isOfReading, options.readsQuantities, let item = ItemText(text, isName: isName),
        readsItems || item.isPriceAlone,
        var line = try line(of: item, in: text, options, definitions, previousAnswer)
      {
        if let (heading, value) = item.numberedHeading(in: text) {
          throw ExpressionError(.ambiguous("# " + heading, value), at: 0..<item.end)
        }
        line.label = item.start == 0 ? nil : 0..<item.start
        line.isItem = true
        return line
      }
      if readsItems, error.isOfWordsInItem {
        let line = text.prefix { $0 != UInt8(ascii: "#") }
        if let (_, place, noun) = ItemText.totalWithNoun(in: line), !isName(noun),
          definitions.index(inAnyCaseOf: noun) == nil
        {
          let word = text.indices.map { place.contains($0) ? text[$0] : UInt8(ascii: " ") }
          return try readLine(word, options, definitions, previousAnswer)
        }
        if let continuation = ItemText.continuation(in: text) {
          throw ExpressionError(.otherNotation(continuation), at: error.range)
        }
        if let (heading, item, place) = ItemText.numberedHeading(in: text, isName: isName) {
          throw ExpressionError(.ambiguous(heading, item), at: place)
        }
        for meant in ItemText.suggestions(for: text, isName: isName)
        where isRead(Array(meant.utf8), options, definitions, previousAnswer) {
          throw ExpressionError(.otherNotation(meant), at: error.range)
        }
      }
      throw suggests
        ? Unavailable.error(meantBy: String(decoding: text, as: UTF8.self), read: error) : error
    }
  }

  /// Reads the value of an item; nil if it can't be read.
  ///
  /// - Throws: ``ExpressionError`` with both readings of a span after a label: `Mon 8:30-4:30`.
  private func line(
    of item: ItemText, in text: [UInt8], _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?
  ) throws(ExpressionError) -> WorksheetLine? {
    do throws(ExpressionError) {
      return try readLine(
        item.value(in: text), options, definitions, previousAnswer, hasLabel: false)
    } catch {
      if case .ambiguous = error.cause, options.dashIsSpan { throw error }
      return nil
    }
  }

  /// Whether a suggested line can be read itself.
  private func isRead(
    _ text: [UInt8], _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?
  ) -> Bool {
    do throws(ExpressionError) {
      try refuseNumbering(text)
      _ = try readLine(text, options, definitions, previousAnswer)
      return true
    } catch {
      return false
    }
  }

  /// Rejects a function's name as a label: `Exp 500` is an expense to some.
  private func refuseLabel(
    _ text: [UInt8], _ definitions: Definitions
  ) throws(ExpressionError) {
    guard let first = text.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      let blank = text.firstIndex(of: UInt8(ascii: " ")), blank > 1,
      text[1..<blank].allSatisfy({ $0.isLetter && $0 | 0x20 == $0 }),
      case .function(let function)? = BuiltInName.meaning(of: text[..<blank]),
      definitions.index(of: text[..<blank]) == nil,
      ItemText(text, isName: { _ in false }) != nil
    else { return }
    let name = String(decoding: text[..<blank], as: UTF8.self)
    let number = String(decoding: text[(blank + 1)...], as: UTF8.self)
    throw ExpressionError(
      .ambiguous(function.name + "(" + number + ")", name + ": " + number), at: 0..<text.count)
  }

  /// Rejects the times of several days, and amounts and numbers in brackets that a list may contain: `Refund: (20)`, `(2) 200`, `Food: 60 (3 x 20)`.
  private func refuseNumbering(_ text: [UInt8]) throws(ExpressionError) {
    if let (count, span) = ItemText.timesOfDays(text) {
      throw ExpressionError(.ambiguous("\(count) * (" + span + ")", span), at: 0..<text.count)
    }
    if let (amount, brackets, place) = ItemText.amountWithBrackets(in: text) {
      throw ExpressionError(.ambiguous(amount + " * " + brackets, amount), at: place)
    }
    if let (value, place) = ItemText.valueTakenAway(in: text) {
      throw ExpressionError(.ambiguous("-(" + value + ")", value), at: place)
    }
    if let (amount, place) = ItemText.bracketedAmount(in: text) {
      throw ExpressionError(.ambiguous("-" + amount, amount), at: place)
    }
    guard let opening = text.first(where: { $0 != UInt8(ascii: " ") }),
      opening == UInt8(ascii: "("), let end = text.firstIndex(of: UInt8(ascii: ")")),
      end + 2 < text.count, text[end + 1] == UInt8(ascii: " "), text[end + 2].isDigit
    else { return }
    let number = text[..<end].drop { !$0.isDigit }
    guard !number.isEmpty, number.allSatisfy({ $0.isDigit }) else { return }
    let rest = text[(end + 2)...].prefix { $0 != UInt8(ascii: "#") }
    let value = String(decoding: rest, as: UTF8.self)
    throw ExpressionError(
      .ambiguous(String(decoding: number, as: UTF8.self) + " * " + value, value), at: 0..<end + 1)
  }

  /// `Total:` without its colon, which asks for the total; nil for other lines.
  static func withoutColon(_ text: [UInt8]) -> [UInt8]? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[(colon + 1)...].prefix(while: { $0 != UInt8(ascii: "#") })
        .allSatisfy({ " \t".utf8.contains($0) })
    else { return nil }
    let words = text[..<colon].split(whereSeparator: { " \t".utf8.contains($0) })
    let keywords = words.prefix(3).map { Keyword($0) }
    let isTotal =
      keywords.count == 1 && keywords[0].flatMap(ValuesAbove.Word.init)?.isTotal == true
    guard
      isTotal || keywords == [.grand, .total] || ItemText.totalWithNoun(in: text[..<colon]) != nil
    else { return nil }
    var text = text
    text[colon] = UInt8(ascii: " ")
    return text
  }

  private func readLine(
    _ text: [UInt8], _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?, hasLabel: Bool = true
  ) throws(ExpressionError) -> WorksheetLine {
    var lexer = try Lexer(checking: text, options)
    let label = hasLabel ? Self.label(in: lexer.text, ofItem: readsItems) : nil
    if let label {
      lexer.position = label.upperBound
      // `20% tip: 84` may ask for the tip.
      if !readsItems, Self.asksForCalculation(lexer.text[label]) { lexer.readsOtherNotation = true }
    }
    var line = try line(behindLabel: &lexer, options, definitions, previousAnswer)
    line.label = label.map { lexer.original($0) }
    return line
  }

  /// Whether a label may be a part of the question: `20% tip`, `split 3 ways`, `half price`.
  private static func asksForCalculation(_ label: ArraySlice<UInt8>) -> Bool {
    let label = label.dropLast().trimmed
    let words = label.split(separator: UInt8(ascii: " "))
    return label.contains(UInt8(ascii: "%")) || label.first?.isDigit == true && words.count > 1
      || ItemText.calculate(words)
      || words.first.map { $0.isWord("split") || WordGroup.parts.contains($0) } == true
  }

  private func line(
    behindLabel lexer: inout Lexer, _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?
  ) throws(ExpressionError) -> WorksheetLine {
    if options.readsQuantities, RateLine.mayBe(lexer),
      let line = try RateLine(
        lexer, today: options.clock.today?(),
        isName: definitions.index(of: Array("rate".utf8)[...]) != nil)
    {
      return WorksheetLine(kind: .rate(line.rate), expression: nil)
    }
    switch lexer.beginning() {
    case .comment, .nothing:
      return WorksheetLine(kind: .comment, expression: nil)
    case .name:
      if let head = try DefinitionHead(lexer) {
        return try definition(head, options, definitions, previousAnswer)
      }
    case .other: break
    }
    return WorksheetLine(
      kind: .value, expression: try expression(lexer, options, definitions, previousAnswer))
  }

  /// Reads an expression, perhaps the body of a function with its name and parameters.
  private func expression(
    _ lexer: Lexer, _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?, of function: [UInt8]? = nil, parameters: [[UInt8]] = []
  ) throws(ExpressionError) -> MathExpression {
    try MathExpression.reading(lexer, options) {
      NameResolver(
        definitions, previousAnswer: previousAnswer, function: function, parameters: parameters,
        above: above, suggests: suggests)
    }
  }

  private func definition(
    _ head: DefinitionHead, _ options: ReadingOptions, _ definitions: Definitions,
    _ previousAnswer: Variable?
  ) throws(ExpressionError) -> WorksheetLine {
    let name = String(decoding: head.name, as: UTF8.self)
    guard let parameters = head.parameters else {
      if isGraph(head, definitions) {
        return try function(
          head, name, [Array("x".utf8)], options, definitions, previousAnswer, isGraph: true)
      }
      var line = WorksheetLine(
        kind: .variable(name: name),
        expression: try expression(head.body, options, definitions, previousAnswer),
        place: head.place)
      line.spelling = head.spelling
      return line
    }
    return try function(head, name, parameters, options, definitions, previousAnswer)
  }

  /// Whether a line is `y = …` in terms of `x`, which has no value.
  private func isGraph(_ head: DefinitionHead, _ definitions: Definitions) -> Bool {
    guard readsGraphs, head.name == Array("y".utf8),
      definitions.index(of: Array("x".utf8)[...]) == nil
    else { return false }
    var rest = head.body
    while let token = try? rest.next(), token.kind != .end {
      if token.kind == .name, rest.text[token.range].elementsEqual("x".utf8) { return true }
    }
    return false
  }

  private func function(
    _ head: DefinitionHead, _ name: String, _ parameters: [[UInt8]], _ options: ReadingOptions,
    _ definitions: Definitions, _ previousAnswer: Variable?, isGraph: Bool = false
  ) throws(ExpressionError) -> WorksheetLine {
    let body = try expression(
      head.body, options, definitions, previousAnswer, of: head.name, parameters: parameters)
    // A function that could not be called is not kept.
    guard body.callDepth < MathExpression.depthLimit else {
      throw ExpressionError(.tooDeep, at: head.place)
    }
    guard body.stepCount < MathExpression.stepLimit else {
      throw ExpressionError(.calculation(.tooMuchWork), at: head.place)
    }
    var line = WorksheetLine(
      kind: .function(
        name: name, parameters: parameters.map { String(decoding: $0, as: UTF8.self) }),
      expression: body, place: head.place)
    line.isGraph = isGraph
    return line
  }
}

extension LineReader {
  /// The place of a line's label with its colon: the text before the first `:`, unless an `=` or a comment precedes
  /// it; nil if there is none.
  ///
  /// A colon between digits ends no label, so that `Train leaves 18:05` and `3:4` are not calculations. Without a
  /// letter only a year or a date is a label: `2024: 1500`, but not `12 : 4`.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - isItem: Whether the line may belong to a list, where numbers are labels as well: `101: 900`.
  /// - Returns: The place, in bytes.
  static func label(in text: [UInt8], ofItem isItem: Bool = false) -> Range<Int>? {
    guard text.contains(UInt8(ascii: ":")), !isItem || withoutColon(text) == nil else {
      return nil
    }
    var start: Int?
    var hasLetter = false
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: ":"):
        let next = place + 1
        guard let start, next == text.count || text[next] != UInt8(ascii: "=") else { return nil }
        if next < text.count, text[next].isDigit, text[place - 1].isDigit { continue }
        // `to h:mm`, `in hours:minutes`.
        if text[next...].starts(with: "m".utf8),
          text[..<place].last == UInt8(ascii: "h") || text[..<place].suffix(5).isWord("hours")
        {
          return nil
        }
        let isNumbered =
          isItem && next < text.count && " \t".utf8.contains(text[next])
          && text[start..<place].allSatisfy { $0.isDigit || "/.-".utf8.contains($0) }
        guard hasLetter || isNumbered || isYearOrDate(text[start..<place]) else { return nil }
        if isDivided(text[start..<place], by: text[next...]) { return nil }
        return start..<next
      case UInt8(ascii: "="), UInt8(ascii: "#"): return nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default:
        start = start ?? place
        hasLetter = hasLetter || byte.isLetter || byte >= 0x80
      }
    }
    return nil
  }

  /// The start of the value in a sheet's line, after its label.
  static func startOfValue(in text: [UInt8]) -> Int {
    label(in: text, ofItem: true)?.upperBound ?? 0
  }

  /// Whether a colon after a blank divides, rather than ending a label as in `Semaine 1 : 120`.
  ///
  /// It divides after a number or money, a call, or digits with a mark between them.
  private static func isDivided(_ text: ArraySlice<UInt8>, by rest: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, text.last == UInt8(ascii: " "),
      let next = rest.first(where: { $0 != UInt8(ascii: " ") }),
      next.isDigit || next == UInt8(ascii: "(")
    else { return false }
    return first.isDigit || text.contains(UInt8(ascii: "("))
      || ["$", "€", "£", "¥", "₹"].contains { text.starts(with: $0.utf8) }
      || zip(text, text.dropFirst()).contains { ".,".utf8.contains($0) && $1.isDigit }
  }

  private static func isYearOrDate(_ text: ArraySlice<UInt8>) -> Bool {
    text.count > 3 && text.prefix(4).allSatisfy { $0.isDigit }
      && text.dropFirst(4).allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}

extension ExpressionError {
  /// Whether words of an item may have caused it, because an operator is missing or a name is unknown.
  fileprivate var isOfWordsInItem: Bool {
    switch cause {
    case .missingOperator, .missingOperand, .percentageAsRemainder, .unknownName, .definedBelow,
      .unopenedBracket:
      true
    case .unit(.unknown): true
    default: false
    }
  }
}
