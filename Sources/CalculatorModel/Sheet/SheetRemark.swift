import BigNumbers
import ExactReals
import Quantities

/// A remark on a line's answer that a reader may not expect.
///
/// ```swift
/// try Sheet("persons = 4\nRent: 1200\ntotal").remarks(at: 2)   // [.countsDefinitions(["persons = 4"])]
/// ```
public enum SheetRemark: Hashable, Sendable {
  /// A total counts these definitions along with other lines.
  case countsDefinitions([String])
  /// A total leaves out these lines, whose values are percentages or dates, or are based on a total themselves.
  case leavesOut([String])
  /// A total leaves out these percentages and shares of totals; `sum` would count them: `total + Tip`.
  case leavesOutPercentages([String], sum: String)
  /// A total takes these lines off: `Discount £5`.
  case takesOff([String])
  /// A total counts these percentages of the lines above them: `VAT 20%`.
  case countsPercentages([String])
  /// A total counts these lines along with those that they are calculated from: `Food: 320` and
  /// `Per week: Food / 4`.
  case countsDerived([String])
  /// A total adds these lines, whose dash may be meant as a minus: `- Voucher: £20`.
  case addsBulleted([String])
  /// A total adds these lines, which may be meant to be taken off: `Refund £64`.
  case adds([String])
  /// A total counts the lines above another one: that of this line.
  case countsAboveTotal(line: Int)
  /// A total leaves out lines above a blank one that no other total counts, or only a subtotal does.
  case leavesBlockAbove
  /// A total counts these lines, which are plain numbers, as money of this currency.
  case countsAsMoney([String], String)
  /// A total after a blank line is about the block above it.
  case totalsBlockAbove
  /// Words that may ask for a value are text, as nothing has that name; with the name that may be meant.
  case text(String, meant: String?)
  /// A note on the reading of the line.
  case note(ReadingNote)
  /// A whole number of radians beyond a full turn, which probably means degrees: `sin(30)`.
  case radians
  /// The reading of a line that many would read differently: `4.2 × (2.5 m)` for `4.2 x 2.5 m`.
  case otherReading(String)
  /// Options below the first line, where they are only a comment.
  case optionsTooLow
}

extension Sheet {
  /// The number of lines that a remark names.
  private static let namedLineLimit = 3

  /// Returns remarks on the answer of a line, for display.
  ///
  /// - Complexity: O(*n*) in the number of lines above.
  public func remarks(at index: Int) -> [SheetRemark] {
    let line = lines[index]
    if line.kind == .text { return remarkOnText(at: index).map { [$0] } ?? [] }
    if line.kind == .comment {
      return SheetOptions.beginning(of: Array(line.text.utf8)) == nil ? [] : [.optionsTooLow]
    }
    var remarks: [SheetRemark] = []
    if case .value(let value) = line.answer {
      if let note = line.readingRemark?.note ?? value.note { remarks.append(.note(note)) }
      if line.readingRemark == .radians, options.angleUnit == .radians { return [.radians] }
      if line.readingRemark == .otherReading, let reading = reading(at: index) {
        remarks.append(.otherReading(reading))
      }
    }
    guard line.countedLines != nil, let word = line.usedWords.first(where: { $0.isTotal }) else {
      return remarks
    }
    let place = SheetPlace(at: index, in: self)
    let counted = usedLines(word, above: index, place) ?? []
    let definitions = counted.filter { lines[$0].isDefinition || line.mentions(lines[$0]) }
    if !definitions.isEmpty, definitions.count < counted.count {
      remarks.append(.countsDefinitions(texts(of: definitions)))
    }
    let added = addedShares(for: word, above: index, place)
    let takenOff = added.filter { $0.isTakenOff }.map { $0.line }
    let percentages = added.filter { !$0.isTakenOff && $0.isPercentage }.map { $0.line }
    if !takenOff.isEmpty { remarks.append(.takesOff(texts(of: takenOff))) }
    if !percentages.isEmpty { remarks.append(.countsPercentages(texts(of: percentages))) }
    let above = linesAbove(word, above: index, place) ?? index..<index
    let unused = sharesWithoutUse(among: above)
    let others = above.filter { other in
      (lines[other].isLeftOut || unused.contains(other)) && !added.contains { $0.line == other }
    }
    let isSum = word.isSum
    let shares = others.filter {
      isSum && lines[$0].isShare && lines[$0].role != .included && !line.mentions(lines[$0])
    }
    if !shares.isEmpty {
      let isPay = counted.contains { lines[$0].role == .earnings }
      remarks.append(
        .leavesOutPercentages(texts(of: shares), sum: sum(of: word, with: shares, fromPay: isPay)))
    }
    let left = others.filter {
      !isSum || !lines[$0].isShare || lines[$0].role == .included
    }
    if !left.isEmpty { remarks.append(.leavesOut(texts(of: left))) }
    let derived = linesDerived(among: counted)
    if !derived.isEmpty { remarks.append(.countsDerived(texts(of: derived))) }
    let hasNegative = counted.contains { lines[$0].isNegative }
    let isRemainder = line.isTotalAlone && line.hasWord(of: .remainders)
    // `Costs:` below `Income:`
    let spending = counted.first.flatMap { first in
      (first..<index).first { heading in
        lines[heading].isHeading(of: .spending)
          && (0..<heading).contains {
            lines[$0].isHeading(of: .receipts) || lines[$0].hasWord(of: .receipts)
          }
      }
    }
    let positive = counted.filter {
      !lines[$0].isNegative
        && (isRemainder && !hasNegative || lines[$0].hasWord(of: .mayBeTakenOff)
          || $0 > spending ?? .max)
    }
    if word.isSum, counted.count > 1, !positive.isEmpty {
      remarks.append(.adds(texts(of: positive)))
    }
    if word == .total, line.isTotalAlone, let first = counted.first,
      let item = counted.last(where: { lines[$0].share == nil }),
      let other = (first..<item).last(where: {
        lines[$0].isTotalAlone && lines[$0].usedWords == [.total]
      })
    {
      remarks.append(.countsAboveTotal(line: other + 1))
    }
    let bulleted = counted.filter { lines[$0].hasDashBeforeWord && !takenOff.contains($0) }
    let items = counted.filter { !lines[$0].isDefinition }
    if !bulleted.isEmpty,
      bulleted.count * 2 < items.count || items.first != bulleted.first
        || counted.contains(where: { lines[$0].beginsWithMinus })
    {
      remarks.append(.addsBulleted(texts(of: bulleted)))
    }
    if line.isTotalAlone, word.isAboutBlock, let first = counted.first, leavesItems(above: first) {
      remarks.append(.leavesBlockAbove)
    }
    let plain = counted.filter { lines[$0].isPlainNumber }
    if word.isSum, !plain.isEmpty,
      case .value(.quantity(let sum)) = line.answer, let currency = sum.units.single?.currency
    {
      remarks.append(.countsAsMoney(texts(of: plain), currency.code))
    }
    if word.isAboutBlock, let last = counted.last, last < index - 1,
      lines[index - 1].kind == .blank
    {
      remarks.append(.totalsBlockAbove)
    }
    return remarks
  }

  /// Returns a total with the shares that it leaves out: `total + Tip`, `subtotal + VAT`.
  private func sum(
    of word: ValuesAbove.Word, with shares: [Int], fromPay isPay: Bool
  ) -> String {
    let shares = shares.prefix(Self.namedLineLimit)
    let isOfSubtotal =
      shares.contains { lines[$0].usesSubtotal }
      || lines[..<(shares.first ?? 0)].last { $0.kind != .blank }?.usesSubtotal == true
    let total = isOfSubtotal ? "subtotal" : word == .grandTotal ? "grand total" : "total"
    return shares.reduce(total) { sum, share in
      let role = lines[share].role
      let isTakenOff = role == .reduction || role == .withheld || isPay && role == .surcharge
      let term = lines[share].termInSum
      // `- 10%` has its sign.
      if term.utf8.first == UInt8(ascii: "-") { return sum + " " + term }
      return sum + (isTakenOff && !lines[share].isNegative ? " - " : " + ") + term
    }
  }

  /// Returns the lines that define a percentage that no line uses, so that it may be meant for the total:
  /// `Discount = -10%`.
  private func sharesWithoutUse(among above: Range<Int>) -> Set<Int> {
    let shares = above.filter { lines[$0].isDefinition && lines[$0].isShare }
    guard !shares.isEmpty else { return [] }
    var used: Set<Int> = []
    for line in lines { used.formUnion(line.names.filter { $0 != line.definition?.number }) }
    return Set(shares.filter { lines[$0].definition.map { !used.contains($0.number) } ?? false })
  }

  /// Returns the first lines that are calculated from others counted with them, and that aren't shares of
  /// one, as a tip is.
  private func linesDerived(among counted: [Int]) -> [Int] {
    guard let first = counted.first, let last = counted.last else { return [] }
    // A total in between isn't counted itself, but is based on counted lines: `monthly total x 12`.
    let totals = (first...last).filter { lines[$0].isTotalAlone && lines[$0].definition != nil }
    let all = Set(counted + totals)
    let named = Set(all.compactMap { lines[$0].definition?.number })
    // The lines used are looked up for only a few lines: most are known to mention nothing.
    return counted.lazy.filter { index in
      lines[index].names.contains { named.contains($0) && $0 != lines[index].definition?.number }
        && !lines[index].text.utf8.contains(UInt8(ascii: "%"))
    }.prefix(4 * Self.namedLineLimit).filter { !all.isDisjoint(with: uses(at: $0)) }
  }

  /// Whether money above a line, in the same currency, isn't in a total that ends its block.
  private func leavesItems(above first: Int) -> Bool {
    var hasBlank = false
    for index in (0..<first).reversed() {
      let line = lines[index]
      if lines.endsBlock(index) { hasBlank = true }
      // `total` below blocks that end with `subtotal` may mean all of them.
      if line.isTotalAlone { return !hasBlank || line.usedWords == [.subtotal] }
      if line.countedValue != nil, !line.isDefinition {
        return line.currency == lines[first].currency
          && (line.currency != nil || line.isPlainNumber && lines[first].isPlainNumber)
      }
    }
    return false
  }

  /// Returns a remark on words that are text because nothing has that name.
  private func remarkOnText(at index: Int) -> SheetRemark? {
    let text = Array(lines[index].text.utf8)
    guard let words = LineOfText(text)?.words else { return nil }
    // `Gloss half a day`
    if words.count > 1, let last = words.last,
      last.isWord("half")
        || Unit(named: last.text) != nil
          && (WordGroup.numbers.contains(words[words.count - 2])
            || WordGroup.ofOne.contains(words[words.count - 2])),
      usedLines(.total, above: index, SheetPlace(at: index, in: self))?.isEmpty == false
    {
      return .text(Self.content(of: lines[index].text), meant: nil)
    }
    guard words.count == 1 else {
      // `Left over` or `Total after tax` below items asks for something.
      guard words.count < 5, !lines[index].isHeading,
        words.contains(where: { Keyword($0)?.isAboveWord == true })
          || words.count == 2 && (index + 1 == lines.count || lines[index + 1].kind == .blank),
        usedLines(.total, above: index, SheetPlace(at: index, in: self))?.isEmpty == false
      else { return nil }
      return .text(Self.content(of: lines[index].text), meant: nil)
    }
    do throws(ExpressionError) {
      _ = try read(index, SheetPlace(at: index, in: self), suggests: true)
      return nil
    } catch {
      guard case .unknownName(let name, let suggestion) = error.cause else { return nil }
      return .text(name, meant: suggestion)
    }
  }

  private func texts(of lines: [Int]) -> [String] {
    lines.prefix(Self.namedLineLimit).map { Self.content(of: self.lines[$0].text) }
  }

  /// Returns a line without its comment.
  private static func content(of text: String) -> String {
    Array(text.utf8).prefix { $0 != UInt8(ascii: "#") }.trimmed.text
  }
}

extension SheetLine {
  /// Whether its text mentions the name of another line.
  fileprivate func mentions(_ other: SheetLine) -> Bool {
    other.definition.map { names.contains($0.number) } ?? false
  }

  fileprivate var isDefinition: Bool {
    if case .definition = kind { true } else { false }
  }

  /// Whether it has a value that no total counts, and isn't a definition, as rates are.
  fileprivate var isLeftOut: Bool {
    guard case .value(let value) = answer else { return false }
    if usesBlock || isLabelledAsTotal { return !isTotalAlone }
    guard !isDefinition else { return false }
    return switch value {
    case .percentage, .date: true
    default: false
    }
  }

  /// Whether it consists only of a word such as `total`, perhaps with a label or a name.
  var isTotalAlone: Bool { wordOfTotalAlone != nil }

  /// The word, if there is nothing else on the line.
  var wordOfTotalAlone: Keyword? {
    guard let word = usedWords.first, usedWords.count == 1, word.isTotal else { return nil }
    return LineMentions.wordAlone(in: Array(text.utf8), from: label?.upperBound ?? 0)
  }

  /// The currency of its value; nil if that isn't money.
  fileprivate var currency: Currency? {
    guard case .value(.quantity(let value)) = answer else { return nil }
    return value.units.single?.currency
  }

  /// Whether its value is a percentage, or a percentage of a total.
  fileprivate var isShare: Bool {
    if case .value(.percentage) = answer { return true }
    return usesBlock && !isTotalAlone && definition != nil && text.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether it is an item of a list with dashes: `- Voucher: £20`.
  fileprivate var hasDashBeforeWord: Bool { label != nil && beginsWithDash }

  /// Whether it is a number with a minus sign: `- £5`, `-5`.
  fileprivate var beginsWithMinus: Bool { label == nil && beginsWithDash }

  private var beginsWithDash: Bool {
    let text = Array(text.utf8)[...].trimmed
    return ["-", "–"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether a word of its label or name is in a group.
  fileprivate func hasWord(of group: WordGroup) -> Bool {
    let text = Array(text.utf8)
    let end = label?.upperBound ?? text.firstIndex(of: UInt8(ascii: "=")) ?? 0
    return text[..<end].split { !$0.isLetter }.contains { group.contains($0) }
  }

  /// Whether it is text with a word of a group, such as `Costs:` and `# Money out`.
  fileprivate func isHeading(of group: WordGroup) -> Bool {
    guard kind == .text || kind == .comment else { return false }
    let words = text.utf8.split { !$0.isLetter }
    return words.count < 4 && words.contains { group.contains(Array($0)[...]) }
  }

  fileprivate var isPlainNumber: Bool {
    if case .value(.number) = answer { true } else { false }
  }
}

extension ValuesAbove.Word {
  /// Whether its value combines several lines above, so that their number helps to explain it.
  var isTotal: Bool {
    switch self {
    case .total, .subtotal, .grandTotal, .average, .median: true
    case .answer, .count, .above, .all, .line: false
    }
  }

  fileprivate var isAboutBlock: Bool { self == .total || self == .average || self == .median }
}
