import ExactReals
import Quantities

/// The lines above that the words of a line can refer to, during a pass down a sheet.
struct SheetPlace {
  /// The nearest calculation above.
  private(set) var answer: Int?

  /// The lines of the block, those since the last subtotal, and all of them, as far as they have been
  /// looked at.
  private(set) var block: SheetLines
  private(set) var subtotal: SheetLines
  private(set) var all = SheetLines(start: 0)

  /// Whether the block ends at the next line that isn't about it: `total` after a blank line is about the
  /// block before.
  private var endsBlock = false

  /// The exchange rates that lines above have stated.
  private(set) var exchangeRates = ExchangeRates()

  /// Creates the place of a line.
  ///
  /// - Complexity: O(*n*) in the number of lines above.
  init(at index: Int, in sheet: Sheet) {
    var (blank, lastSubtotal): (Int?, Int?)
    var hasContent = false
    // Lines are accessed in place: copying one costs more than looking at it.
    var line = index
    while line > 0, answer == nil || blank == nil || lastSubtotal == nil {
      line -= 1
      if answer == nil, sheet.lines[line].isCalculation { answer = line }
      if blank == nil {
        if sheet.lines.endsBlock(line) {
          if hasContent { blank = line } else { endsBlock = true }
        } else if !sheet.lines[line].usesBlock {
          hasContent = true
        }
      }
      if lastSubtotal == nil, sheet.lines[line].usesSubtotal { lastSubtotal = line }
    }
    block = SheetLines(start: blank.map { $0 + 1 } ?? 0)
    subtotal = SheetLines(start: lastSubtotal.map { $0 + 1 } ?? 0)
    for rate in sheet.rates where rate.line < index { _ = exchangeRates.add(rate.rate) }
  }

  /// Advances from a calculated line to another one below it.
  mutating func goOn(from index: Int, to end: Int, in sheet: Sheet) {
    for line in index..<end {
      for rate in sheet.rates where rate.line == line { _ = exchangeRates.add(rate.rate) }
      pass(line, in: sheet)
    }
  }

  /// Advances to the next line.
  mutating func pass(_ index: Int, in sheet: Sheet) {
    let line = sheet.lines[index]
    if line.isCalculation { answer = index }
    if sheet.lines.endsBlock(index) {
      endsBlock = true
    } else if endsBlock, !line.usesBlock {
      block = SheetLines(start: index)
      endsBlock = false
    }
    if line.usesSubtotal { subtotal = SheetLines(start: index + 1) }
  }

  /// Adds a rate that a line states.
  ///
  /// - Returns: Whether there was room for it.
  mutating func add(_ rate: ExchangeRate) -> Bool { exchangeRates.add(rate) }

  /// Looks at the lines that a word is about, up to a line.
  ///
  /// - Returns: The lines; nil for a word about a single line.
  mutating func lines(
    of word: ValuesAbove.Word, above index: Int, in lines: [SheetLine]
  ) -> SheetLines? {
    switch word {
    case .answer, .line: return nil
    case .subtotal:
      subtotal.look(at: lines, upTo: index)
      return subtotal
    case .grandTotal, .all:
      all.look(at: lines, upTo: index)
      return all
    case .total, .average, .median, .count, .above:
      block.look(at: lines, upTo: index)
      return block
    }
  }

  /// Keeps the sums of the lines that a word is about.
  mutating func keep(_ lines: SheetLines, of word: ValuesAbove.Word) {
    switch word {
    case .answer, .line: break
    case .subtotal: subtotal = lines
    case .grandTotal, .all: all = lines
    case .total, .average, .median, .count, .above: block = lines
    }
  }
}
