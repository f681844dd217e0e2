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
      if let value = line.countedValue {
        values.append(value)
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
    var evaluator = QuantityEvaluator(
      unit: .radians, exchangeRates: exchangeRates, references: [:], budget: budget)
    do throws(QuantityFailure) {
      return try evaluator.result(of: operation, self, other)
    } catch {
      throw ExpressionError(error.cause, at: 0..<0)
    }
  }
}
