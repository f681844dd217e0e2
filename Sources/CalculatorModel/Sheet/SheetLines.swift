import ExactReals
import Quantities

/// Consecutive lines, and the values among them that count.
///
/// They are looked at and added up only once, however many words ask for it.
struct SheetLines {
  let start: Int
  private var end: Int

  /// The numbers that count.
  private(set) var values: [ExpressionValue] = []

  /// The reason why no word about these lines has a value: the first error in them.
  private(set) var failure: ExpressionError.Cause?

  /// The taxes, tips and discounts among the lines.
  private var shares: [SheetShare] = []

  /// The first value of the block, whether it contains other things than discounts, and whether it contains pay.
  private var firstOfBlock = 0
  private var hasItems = false
  private var hasEarnings = false

  /// The number of values and shares above the last total.
  private var totalled = 0

  /// The sum of the first values.
  private var sum = ExpressionValue.number(0)
  private var summed = 0

  /// Creates an empty range of lines that begins at a line.
  init(start: Int) {
    self.start = start
    end = start
  }

  /// Looks at lines that it has not seen yet, up to a line.
  mutating func look(at lines: [SheetLine], upTo end: Int) {
    guard self.end < end else { return }
    for index in self.end..<end {
      let line = lines[index]
      if !shares.isEmpty {
        shares.removeAll { $0.name != line.definition?.number && line.uses($0) }
      }
      if line.kind == .blank || index > 0 && line.isHeading && lines[index - 1].usesBlock {
        firstOfBlock = values.count
        (hasItems, hasEarnings) = (false, false)
      }
      if line.isTotalAlone { totalled = values.count + shares.count }
      if hasItems, let share = line.share, !hasEarnings || line.role == .reduction {
        shares.append(
          SheetShare(
            line: index, name: line.definition?.number, label: line.labelText, part: share.part,
            isTakenOff: share.isTakenOff, values: firstOfBlock..<values.count,
            followsTotal: totalled == values.count + shares.count))
      } else if let value = line.countedValue {
        values.append(value)
        if line.role != .reduction { hasItems = true }
        if line.role == .earnings { hasEarnings = true }
      } else if failure == nil, !line.usesBlock, line.kind != .options {
        switch line.answer {
        case .failure(let error): failure = .failedLine(error.root(of: index))
        case .pending: failure = .calculation(.tooMuchWork)
        default: break
        }
      }
    }
    self.end = end
  }

  /// Returns the lines with a share that a word in a line counts: `VAT 20%`.
  func addedShares(for word: ValuesAbove.Word, in line: SheetLine) -> [SheetShare] {
    guard !shares.isEmpty, word.isSum else { return [] }
    return shares.filter { !line.addsItself($0) }
  }

  /// Returns the sum of all values, with the shares that a word in a line counts.
  ///
  /// - Throws: ``ExpressionError`` without a place, if the values cannot be added, or a share may be one of another.
  func total(
    for word: ValuesAbove.Word, in line: SheetLine, adding total: ExpressionValue,
    _ exchangeRates: ExchangeRates, within budget: Budget
  ) throws(ExpressionError) -> ExpressionValue {
    var total = total
    /// The sum of the block up to the last share.
    var block = (sum: ExpressionValue.number(0), values: 0..<0)
    var hasSurcharge = false
    let added = addedShares(for: word, in: line)
    for share in added {
      if share.values.lowerBound != block.values.lowerBound || block.values.isEmpty {
        block = (.number(0), share.values.lowerBound..<share.values.lowerBound)
        hasSurcharge = false
      }
      var part = SheetLines(start: 0)
      part.values =
        (block.values.isEmpty ? [] : [block.sum])
        + values[block.values.upperBound..<share.values.upperBound]
      block = (try part.total(exchangeRates, within: budget), share.values)
      var amount = share.part
      if case .percentage(let percentage) = amount {
        guard !hasSurcharge || share.followsTotal else {
          throw ExpressionError(Self.twoReadings(of: word, added), at: 0..<0)
        }
        amount = try block.sum.calculated(
          .multiplication, with: .number(percentage), exchangeRates, within: budget)
      }
      hasSurcharge = hasSurcharge || !share.isTakenOff
      let operation = share.isTakenOff ? ArithmeticOperation.subtraction : .addition
      block.sum = try block.sum.withCurrency(of: amount).calculated(
        operation, with: amount.withCurrency(of: block.sum), exchangeRates, within: budget)
      total = try total.withCurrency(of: amount).calculated(
        operation, with: amount.withCurrency(of: total), exchangeRates, within: budget)
    }
    return total
  }

  /// Returns the two sums that a total may stand for: with each share one of everything above, or of the lines alone.
  private static func twoReadings(
    of word: ValuesAbove.Word, _ shares: [SheetShare]
  ) -> ExpressionError.Cause {
    let name = word.name(typed: word == .subtotal ? "subtotal" : "total")
    let parts = shares.map { ($0.isTakenOff ? " - " : " + ") + $0.label }.joined(separator: "")
    return .ambiguous(name + parts, name + " * (100%" + parts + ")")
  }

  /// Returns the sum of all values.
  ///
  /// - Throws: ``ExpressionError`` without a place, if the values cannot be added.
  mutating func total(
    _ exchangeRates: ExchangeRates, within budget: Budget
  ) throws(ExpressionError) -> ExpressionValue {
    while summed < values.count {
      sum =
        summed == 0
        ? values[0]
        : try sum.withCurrency(of: values[summed]).calculated(
          .addition, with: values[summed].withCurrency(of: sum), exchangeRates, within: budget)
      summed += 1
    }
    return sum
  }
}

extension SheetLine {
  /// The label without the colon and a dash before it.
  fileprivate var labelText: String {
    let text = label.map { Array(self.text.utf8)[$0].withoutBullet.trimmed } ?? []
    return (text.last == UInt8(ascii: ":") ? text.dropLast() : text).text
  }
}

extension ExpressionValue {
  /// Returns a plain number in the currency of the value that it is added to in a total.
  fileprivate func withCurrency(of other: ExpressionValue) -> ExpressionValue {
    guard case .number(let number) = self, case .quantity(let money) = other,
      money.units.single?.currency != nil,
      let quantity = try? money.replacingNumber(number, within: Budget())
    else { return self }
    return .quantity(quantity)
  }

  /// Returns the result of an operation on two values.
  ///
  /// - Throws: ``ExpressionError`` without a place.
  func calculated(
    _ operation: ArithmeticOperation, with other: ExpressionValue, _ exchangeRates: ExchangeRates,
    within budget: Budget
  ) throws(ExpressionError) -> ExpressionValue {
    if case .number(let left) = self, case .number(let right) = other {
      do throws(CalculationError) {
        try budget.pay(operation.price)
        return .number(try operation.result(left, right, within: budget))
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
    let arithmetic = QuantityArithmetic(
      unit: .radians, exchangeRates: exchangeRates, budget: budget)
    do throws(QuantityFailure) {
      return try arithmetic.result(of: operation, self, other)
    } catch {
      throw ExpressionError(error.cause, at: 0..<0)
    }
  }
}
