/// The numbers of digits that an answer was written with, so that it can be written with as many again.
///
/// ```swift
/// WrittenDigits(of: "-0.0628e5 km").counts(by: .significantDigits(16))   // [3]
/// WrittenDigits(of: "[1, 0.25]").counts(by: .significantDigits(16))      // [2, 1]
/// ```
///
/// Only digits are counted here: no number is ever read back out of an answer.
struct WrittenDigits {
  private struct Number {
    /// The number of digits from the first that is not zero.
    var significant = 0
    var places = 0
    var hasPoint = false
  }

  private var numbers: [Number] = []

  /// Counts the digits of the number at the beginning, or of each number of a list.
  init(of text: String) {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "[") { rest.removeFirst() }
    while true {
      if let number = Self.number(at: &rest) { numbers.append(number) }
      guard let comma = rest.firstIndex(of: UInt8(ascii: ",")) else { return }
      rest = rest[(comma + 1)...].drop { $0 == UInt8(ascii: " ") }
    }
  }

  private static func number(at rest: inout ArraySlice<UInt8>) -> Number? {
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first, isDigit(first) else { return nil }
    var number = Number()
    while let byte = rest.first, isDigit(byte) || byte == UInt8(ascii: ".") && !number.hasPoint {
      rest.removeFirst()
      guard isDigit(byte) else {
        number.hasPoint = true
        continue
      }
      if number.hasPoint { number.places += 1 }
      if number.significant > 0 || byte != UInt8(ascii: "0") { number.significant += 1 }
    }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the counts that the answer may have been rounded to, the likeliest first; none if it has no
  /// digits.
  ///
  /// In a list, numbers that end earlier have fewer digits, and whole ones may have more.
  func counts(by precision: AnswerFormat.Precision) -> [Int] {
    let fractions = numbers.filter { $0.hasPoint }
    let likely = fractions.isEmpty ? numbers : fractions
    let counts: [Int]
    switch precision {
    case .significantDigits:
      counts = (Self.falling(likely.map { $0.significant }) + numbers.map { $0.significant }).filter
      {
        $0 > 0
      }
    case .places: counts = Self.falling(numbers.map { $0.places })
    }
    return counts.indices.filter { counts.firstIndex(of: counts[$0]) == $0 }.map { counts[$0] }
  }

  private static func falling(_ counts: [Int]) -> [Int] { counts.sorted { $0 > $1 } }
}
