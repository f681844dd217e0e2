import BigNumbers
import ExactReals

/// Sums, means and other statistics of a sample.
extension MathFunction {
  /// Whether the function applies to all its numbers together, even to none.
  var isOfSamples: Bool {
    switch self {
    case .sum, .product, .mean, .median, .mode, .count, .variance, .populationVariance,
      .standardDeviation, .populationStandardDeviation, .geometricMean, .harmonicMean,
      .rootMeanSquare, .quantile:
      true
    default: false
    }
  }

  /// Whether the value has the unit of the sample's numbers.
  var keepsUnit: Bool {
    switch self {
    case .sum, .mean, .median, .mode, .minimum, .maximum, .standardDeviation,
      .populationStandardDeviation, .rootMeanSquare, .harmonicMean, .quantile:
      true
    default: false
    }
  }

  /// The value of some numbers.
  ///
  /// `stdev` and `var` are those of the sample, which divide by n − 1, as in spreadsheets; a quantile is
  /// interpolated at (n − 1)p (Hyndman and Fan, "Sample quantiles in statistical packages", 1996, number 7).
  ///
  /// - Parameters:
  ///   - sample: The numbers; for a quantile, followed by p.
  ///   - budget: The most it may cost.
  /// - Returns: The value, exact.
  /// - Throws: `CalculationError.outsideDomain` if there are too few numbers, if two are the most frequent, and if p
  ///   is not from 0 to 1.
  func value(ofSample sample: [Real], within budget: Budget) throws(CalculationError) -> Real {
    // Whatever the statistic, each number of a sample is looked at.
    try budget.pay(Int64(sample.count) * WorkPrice.sampledNumber)
    let sample = Sample(sample, budget)
    switch self {
    case .sum: return try sample.sum()
    case .product: return try sample.product()
    case .count: return Real(sample.numbers.count)
    case .mean: return try sample.mean()
    case .median: return try sample.median()
    case .mode: return try sample.mode()
    case .minimum: return try sample.extreme(1)
    case .maximum: return try sample.extreme(-1)
    case .variance: return try sample.variance(degreesOfFreedom: sample.numbers.count - 1)
    case .populationVariance: return try sample.variance(degreesOfFreedom: sample.numbers.count)
    case .standardDeviation:
      return try Real.sqrt(
        sample.variance(degreesOfFreedom: sample.numbers.count - 1), within: budget)
    case .populationStandardDeviation:
      return try Real.sqrt(sample.variance(degreesOfFreedom: sample.numbers.count), within: budget)
    case .geometricMean: return try sample.geometricMean()
    case .harmonicMean: return try sample.harmonicMean()
    case .rootMeanSquare: return try sample.rootMeanSquare()
    case .quantile: return try sample.quantile()
    default:
      guard !sample.numbers.isEmpty else { throw .outsideDomain }
      return try value(of: sample.numbers[...], in: .radians, within: budget)
    }
  }
}

/// Numbers that are evaluated together.
private struct Sample {
  let numbers: [Real]
  let budget: Budget

  init(_ numbers: [Real], _ budget: Budget) {
    self.numbers = numbers
    self.budget = budget
  }

  /// Joins the numbers in pairs, and pairs of these, so that long fractions are rarely joined.
  private func joined(
    _ numbers: [Real], empty: Real, _ operation: ArithmeticOperation
  ) throws(CalculationError) -> Real {
    guard var last = numbers.last else { return empty }
    var level = numbers
    while level.count > 1 {
      var next: [Real] = []
      for index in stride(from: 0, to: level.count - 1, by: 2) {
        try budget.pay(operation.price)
        next.append(try operation.result(level[index], level[index + 1], within: budget))
      }
      if level.count % 2 == 1 { next.append(level[level.count - 1]) }
      level = next
      last = level[0]
    }
    return last
  }

  func sum() throws(CalculationError) -> Real { try joined(numbers, empty: 0, .addition) }

  func product() throws(CalculationError) -> Real {
    try joined(numbers, empty: 1, .multiplication)
  }

  private func quotient(_ number: Real, by count: Int) throws(CalculationError) -> Real {
    guard count > 0 else { throw .outsideDomain }
    return try Real.quotient(number, Real(count), within: budget)
  }

  func mean() throws(CalculationError) -> Real { try quotient(sum(), by: numbers.count) }

  func variance(degreesOfFreedom count: Int) throws(CalculationError) -> Real {
    guard count > 0 else { throw .outsideDomain }
    let mean = try mean()
    var squares: [Real] = []
    for number in numbers {
      let difference = try Real.difference(number, mean, within: budget)
      squares.append(try Real.product(difference, difference, within: budget))
    }
    return try quotient(joined(squares, empty: 0, .addition), by: count)
  }

  func rootMeanSquare() throws(CalculationError) -> Real {
    var squares: [Real] = []
    for number in numbers { squares.append(try Real.product(number, number, within: budget)) }
    return try Real.sqrt(
      quotient(joined(squares, empty: 0, .addition), by: numbers.count), within: budget)
  }

  func geometricMean() throws(CalculationError) -> Real {
    guard !numbers.isEmpty else { throw .outsideDomain }
    return try Real.root(product(), Real(numbers.count), within: budget)
  }

  func harmonicMean() throws(CalculationError) -> Real {
    guard !numbers.isEmpty else { throw .outsideDomain }
    var reciprocals: [Real] = []
    for number in numbers { reciprocals.append(try Real.quotient(1, number, within: budget)) }
    return try Real.quotient(
      Real(numbers.count), joined(reciprocals, empty: 0, .addition), within: budget)
  }

  /// The least number, or the greatest one for the other sign.
  func extreme(_ sign: Int) throws(CalculationError) -> Real {
    guard !numbers.isEmpty else { throw .outsideDomain }
    let order = try SampleOrder(numbers, within: budget)
    var result = 0
    for index in numbers.indices.dropFirst()
    where try order.compare(index, result, within: budget) * sign < 0 {
      result = index
    }
    return numbers[result]
  }

  /// The numbers from the least to the greatest.
  ///
  /// Merge sort needs few comparisons, and stops where two numbers cannot be told apart.
  func sorted() throws(CalculationError) -> [Real] {
    try sortedPlaces(SampleOrder(numbers, within: budget)).map { numbers[$0] }
  }

  /// The places of the numbers, from the least to the greatest.
  private func sortedPlaces(_ order: SampleOrder) throws(CalculationError) -> [Int] {
    var runs = numbers.indices.map { [$0] }
    while runs.count > 1 {
      var next: [[Int]] = []
      for index in stride(from: 0, to: runs.count - 1, by: 2) {
        next.append(try merged(runs[index], runs[index + 1], order))
      }
      if runs.count % 2 == 1 { next.append(runs[runs.count - 1]) }
      runs = next
    }
    return runs.first ?? []
  }

  private func merged(
    _ left: [Int], _ right: [Int], _ order: SampleOrder
  ) throws(CalculationError) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(left.count + right.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try order.compare(right[j], left[i], within: budget) < 0 {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  func median() throws(CalculationError) -> Real {
    let sorted = try sorted()
    guard !sorted.isEmpty else { throw .outsideDomain }
    let middle = sorted.count / 2
    guard sorted.count % 2 == 0 else { return sorted[middle] }
    return try quotient(Real.sum(sorted[middle - 1], sorted[middle], within: budget), by: 2)
  }

  /// The most frequent number; if there are two, there is no mode.
  func mode() throws(CalculationError) -> Real {
    let order = try SampleOrder(numbers, within: budget)
    let sorted = try sortedPlaces(order)
    guard let first = sorted.first else { throw .outsideDomain }
    var mode = numbers[first]
    var (most, count, isOnly) = (0, 0, true)
    for (index, place) in sorted.enumerated() {
      let number = numbers[place]
      if index > 0, try order.compare(place, sorted[index - 1], within: budget) == 0 {
        count += 1
      } else {
        count = 1
      }
      if count > most {
        (mode, most, isOnly) = (number, count, true)
      } else if count == most {
        isOnly = false
      }
    }
    guard isOnly else { throw .outsideDomain }
    return mode
  }

  /// The quantile of all numbers but the last, which is its position between the least and the greatest.
  func quantile() throws(CalculationError) -> Real {
    guard let p = numbers.last else { throw .outsideDomain }
    let sorted = try Sample(Array(numbers.dropLast()), budget).sorted()
    guard !sorted.isEmpty, try p.compare(to: 0, within: budget) >= 0,
      try p.compare(to: 1, within: budget) <= 0
    else { throw .outsideDomain }
    let place = try Real.product(p, Real(sorted.count - 1), within: budget)
    let whole = try Real.floor(place, within: budget)
    let index = try whole.integer(within: budget)
    guard let index = Int(exactly: index), index + 1 < sorted.count else {
      return sorted[sorted.count - 1]
    }
    let part = try Real.difference(place, whole, within: budget)
    let step = try Real.difference(sorted[index + 1], sorted[index], within: budget)
    return try Real.sum(
      sorted[index], Real.product(part, step, within: budget), within: budget)
  }
}

/// The order of a sample's numbers, each of which is enclosed once instead of for each comparison.
private struct SampleOrder {
  private let numbers: [Real]

  /// An enclosure of each number that quickly has one; empty if all are fractions.
  private var enclosures: [Enclosure?] = []

  /// The number of bits that tells most numbers apart.
  private static let bits = 32

  init(_ numbers: [Real], within budget: Budget) throws(CalculationError) {
    self.numbers = numbers
    guard numbers.contains(where: { $0.rational == nil }) else { return }
    enclosures.reserveCapacity(numbers.count)
    for number in numbers {
      try budget.pay(WorkPrice.step)
      enclosures.append(try Self.enclosure(of: number, within: budget))
    }
  }

  private static func enclosure(
    of number: Real, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    do throws(CalculationError) {
      return try number.enclosure(bits: bits, within: budget)
    } catch {
      // Numbers out of range can still be compared.
      if error == .tooMuchWork || error == .stopped { throw error }
      return nil
    }
  }

  /// −1, 0 or 1, as the number at one place is less than, equal to or greater than the one at another.
  func compare(_ left: Int, _ right: Int, within budget: Budget) throws(CalculationError) -> Int {
    try budget.pay(WorkPrice.step)
    if !enclosures.isEmpty, let left = enclosures[left], let right = enclosures[right],
      let order = Enclosure.compare(left, right)
    {
      return order
    }
    return try numbers[left].compare(to: numbers[right], within: budget)
  }
}
