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

  /// The first value of the block, and whether it contains other things than discounts, and pay.
  private var firstOfBlock = 0
  private var hasItems = false
  private var hasEarnings = false

  /// Whether a total is all there is since the last value or share.
  private var followsTotal = false

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
      if lines.endsBlock(index) {
        firstOfBlock = values.count
        (hasItems, hasEarnings) = (false, false)
      }
      if hasItems, let share = line.share, !hasEarnings || line.role == .reduction {
        shares.append(
          SheetShare(
            line: index, name: line.definition?.number, term: line.termInSum, part: share.part,
            isTakenOff: share.isTakenOff, values: firstOfBlock..<values.count,
            followsTotal: followsTotal))
        followsTotal = false
      } else if let value = line.countedValue {
        values.append(value)
        hasItems = hasItems || line.role != .reduction
        hasEarnings = hasEarnings || line.role == .earnings
        followsTotal = false
      } else if line.isTotalAlone, line.usedWords[0].isSum {
        followsTotal = true
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
    func sum(_ parts: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
      var lines = SheetLines(start: 0)
      lines.values = parts
      return try lines.total(exchangeRates, within: budget)
    }
    let shares = addedShares(for: word, in: line)
    var amounts: [ExpressionValue] = []
    for (index, share) in shares.enumerated() {
      let block = shares[..<index].indices.filter {
        shares[$0].values.lowerBound == share.values.lowerBound
      }
      guard case .percentage(let percentage) = share.part else {
        amounts.append(try share.isTakenOff ? negated(share.part, within: budget) : share.part)
        continue
      }
      var base = Array(values[share.values])
      if let last = block.last(where: { share.name != nil && shares[$0].name == share.name }) {
        base = Array(values[shares[last].values.upperBound..<share.values.upperBound])
      } else if share.followsTotal || block.allSatisfy({ shares[$0].isTakenOff }) {
        base += block.map { amounts[$0] }
      } else {
        throw ExpressionError(Self.twoReadings(of: word, shares), at: 0..<0)
      }
      // Without values between them, two shares of one name have nothing to tell them apart.
      guard !base.isEmpty else {
        throw ExpressionError(Self.twoReadings(of: word, shares), at: 0..<0)
      }
      amounts.append(
        try sum(base).calculated(
          .multiplication, with: .number(share.isTakenOff ? -percentage : percentage),
          exchangeRates, within: budget))
    }
    return amounts.isEmpty ? total : try sum([total] + amounts)
  }

  private func negated(
    _ value: ExpressionValue, within budget: Budget
  ) throws(ExpressionError) -> ExpressionValue {
    try value.calculated(.multiplication, with: .number(-1), ExchangeRates(), within: budget)
  }

  /// Returns the two sums that a total may stand for: with each percentage one of everything above, or of the items
  /// alone.
  private static func twoReadings(
    of word: ValuesAbove.Word, _ shares: [SheetShare]
  ) -> ExpressionError.Cause {
    let name = word.name(typed: word == .subtotal ? "subtotal" : "total")
    let percentages = shares.filter { $0.isPercentage }.map { $0.signedTerm }.joined()
    let amounts = shares.filter { !$0.isPercentage }.map { $0.signedTerm }.joined()
    return .ambiguous(
      name + shares.map { $0.signedTerm }.joined(), name + " * (100%" + percentages + ")" + amounts)
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
