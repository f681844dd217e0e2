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

  /// A part of the values above it in the same block, which a total adds or takes off.
  struct Share {
    let line: Int
    /// The number of its name.
    let name: Int?
    /// Its percentage, or the amount if that is known.
    var part: ExpressionValue
    let isTakenOff: Bool
    let values: Range<Int>
  }

  /// The shares among the lines.
  private var shares: [Share] = []

  /// The first value of the block.
  private var firstOfBlock = 0

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
      if line.kind == .blank { firstOfBlock = values.count }
      if let value = line.countedValue {
        values.append(value)
      } else if firstOfBlock < values.count, let share = line.share {
        shares.append(
          Share(
            line: index, name: line.definition?.number, part: share.part,
            isTakenOff: share.isTakenOff, values: firstOfBlock..<values.count))
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
  ///
  /// Of two in a block, each may be a part of the items alone or of everything above, so none is counted.
  func addedShares(for word: ValuesAbove.Word, in line: SheetLine) -> [Int] {
    indicesOfShares(for: word, in: line).map { shares[$0].line }
  }

  private func indicesOfShares(for word: ValuesAbove.Word, in line: SheetLine) -> [Int] {
    guard !shares.isEmpty, word.isSum else { return [] }
    return shares.indices.filter { index in
      !line.addsItself(shares[index])
        && shares.count { $0.values.lowerBound == shares[index].values.lowerBound } == 1
    }
  }

  /// Returns the sum of all values, with the shares that a word in a line counts.
  ///
  /// - Throws: ``ExpressionError`` without a place, if the values cannot be added.
  mutating func total(
    for word: ValuesAbove.Word, in line: SheetLine, _ exchangeRates: ExchangeRates,
    within budget: Budget
  ) throws(ExpressionError) -> ExpressionValue {
    var total = try total(exchangeRates, within: budget)
    for index in indicesOfShares(for: word, in: line) {
      if case .percentage(let percentage) = shares[index].part {
        var part = SheetLines(start: 0)
        part.values = Array(values[shares[index].values])
        shares[index].part = try part.total(exchangeRates, within: budget).calculated(
          .multiplication, with: .number(percentage), exchangeRates, within: budget)
      }
      total = try total.calculated(
        shares[index].isTakenOff ? .subtraction : .addition, with: shares[index].part,
        exchangeRates, within: budget)
    }
    return total
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
