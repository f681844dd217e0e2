import CalculatorModel
import ExactReals
import Measurement

/// A whole calculation: a line, read, calculated and written to a number of digits.
struct Calculation {
  /// The part of the calculator that it mostly uses.
  let kind: String

  /// The line; a table shows only the start of a long one.
  let line: String

  var digits = 16

  init(_ kind: String, _ line: String, digits: Int = 16) {
    self.kind = kind
    self.line = line
    self.digits = digits
  }

  /// The line and the digits, short enough for a table.
  var name: String {
    let start = line.count > 40 ? line.prefix(37) + "..." : line[...]
    return digits == 16 ? String(start) : "\(start), \(digits) digits"
  }

  /// More work than any time allows.
  private static let unlimitedWork: Int64 = 1 << 60

  /// The longest time to wait for a calculation, in nanoseconds.
  private static let patience: Int64 = 20_000_000_000

  /// Carries out the calculation, with more work than it can use.
  ///
  /// The clock is read at every eighth payment, often enough not to miss anything and seldom enough not to count.
  func measured() -> Measurement {
    let start = ProcessorTime.now
    var lastAsked = start
    var longestSilence: Int64 = 0
    var payments = 0
    let budget = Budget(work: Self.unlimitedWork) {
      payments += 1
      guard payments & 7 == 0 else { return false }
      let now = ProcessorTime.now
      longestSilence = max(longestSilence, now - lastAsked)
      lastAsked = now
      return now - start > Self.patience
    }
    let outcome = outcome(within: budget)
    let end = ProcessorTime.now
    return Measurement(
      nanoseconds: end - start, work: Self.unlimitedWork - budget.work,
      longestSilence: max(longestSilence, end - lastAsked), outcome: outcome)
  }

  private func outcome(within budget: Budget) -> String {
    do throws(ExpressionError) {
      var worksheet = Worksheet()
      guard let value = try worksheet.answer(to: line, within: budget).result else { return "" }
      let answer = WrittenAnswer(
        value, in: AnswerFormat(significantDigits: digits), exactForm: .fraction, within: budget)
      if let failure = answer.failure { return failure.reason }
      return String((answer.shownText ?? "").prefix(12))
    } catch {
      return error.reason
    }
  }
}

/// The cost of a calculation.
struct Measurement {
  let nanoseconds: Int64
  let work: Int64

  /// The longest time between two payments, at each of which the calculation could have been stopped.
  let longestSilence: Int64

  /// The first digits of the answer, or the reason why there is none.
  let outcome: String

  /// The number of nanoseconds for a unit of work.
  var price: Double { Double(nanoseconds) / Double(max(work, 1)) }

  /// Whether it took long: shorter ones say more about the rest of the program than about prices.
  var isLong: Bool { max(nanoseconds, work) >= 20_000_000 }

  /// Whether a unit is a nanosecond within a factor of three.
  var isHonest: Bool { !isLong || price > 1.0 / 3 && price < 3 }
}
