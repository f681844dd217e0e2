import BigNumbers
import ExactReals

/// The form of an answer that was asked for: `to fraction`, `to 5 places`, `to base 36`.
///
/// ```swift
/// var worksheet = Worksheet()
/// let value = try worksheet.answer(to: "1/6 to repeating").result
/// WrittenAnswer(value!, in: AnswerFormat()).shownText   // "0.1(6)"
/// ```
public enum NumberForm: Hashable, Sendable {
  /// `3/8`
  case fraction
  /// `1 2/3`
  case mixed
  /// `0.375`
  case decimal
  /// `0.1(6)`, with the repeating digits in parentheses.
  case repeating
  /// The closed form: `√2/2`.
  case exact
  /// `2^3 * 3^2 * 5`
  case factors
  /// `MMXXVI`
  case roman
  /// `1.2e4`, `12e3`, and without an exponent.
  case scientific, engineering, plain
  /// A number of significant digits, or of decimal places.
  case digits(Int)
  case places(Int)
  /// Another base than 2, 8, 10 and 16: `36#1S`.
  case base(Int)
  /// The bits of the nearest binary floating-point number: `0x3FF0000000000000`.
  case float32, float64
  /// Hours and minutes, perhaps with seconds: `7:45`.
  case hours, hoursWithSeconds
  /// Hours, minutes and seconds of times typed as hours and minutes: `5:12 / 5`; no line asks for it.
  case hoursToTheSecond
  /// A time such as `23:00` and a duration, beyond 24 hours or below zero: `23:00 + 8 h`; no line asks for it.
  case hoursBeyondMidnight
  /// A time of day: `5:00 pm`; no line asks for it.
  case timeOfDay
  /// The nearest multiple of a step of the unit: `23 mm to in, 1/16`.
  ///
  /// It is a fraction with the step's denominator if the step was written as a fraction.
  case nearest(Rational, isFraction: Bool)

  /// A row of the table of forms.
  struct Row: Sendable {
    /// The words that ask for the form.
    let names: [String]
    let form: NumberForm
    /// A line that asks for the form, and its answer.
    let example: String
    let answer: String
  }

  /// The forms that can be asked for by a word: the parser, help and guides are based on it.
  static let table: [Row] = [
    Row(names: ["fraction"], form: .fraction, example: "0.375 to fraction", answer: "3/8"),
    Row(
      names: ["mixed number", "mixed fraction", "mixed"], form: .mixed, example: "5/3 to mixed",
      answer: "1 2/3"),
    Row(names: ["decimal"], form: .decimal, example: "3/8 to decimal", answer: "0.375"),
    Row(names: ["repeating"], form: .repeating, example: "1/6 to repeating", answer: "0.1(6)"),
    Row(names: ["exact"], form: .exact, example: "sqrt(8) to exact", answer: "2√2"),
    Row(names: ["factors"], form: .factors, example: "360 to factors", answer: "2^3 * 3^2 * 5"),
    Row(names: ["roman"], form: .roman, example: "2026 to roman", answer: "MMXXVI"),
    Row(
      names: ["sci", "scientific"], form: .scientific, example: "12345 to sci", answer: "1.2345e4"),
    Row(
      names: ["eng", "engineering"], form: .engineering, example: "12345 to eng",
      answer: "12.345e3"),
    Row(
      names: ["plain"], form: .plain, example: "1e25 to plain", answer: "10000000000000000000000000"
    ),
    Row(
      names: ["float32"], form: .float32, example: "1 to float32", answer: "0x3F800000"),
    Row(
      names: ["float64"], form: .float64, example: "1 to float64", answer: "0x3FF0000000000000"),
    Row(
      names: ["h:mm:ss", "hh:mm:ss", "h:m:s", "h:min:s", "hours:minutes:seconds"],
      form: .hoursWithSeconds, example: "100 min to h:mm:ss", answer: "1:40:00"),
    Row(
      names: ["h:mm", "hh:mm", "h:m", "h:min", "hours:minutes"], form: .hours,
      example: "7.75 h to h:mm", answer: "7:45"),
  ]

  /// Examples of lines that ask for the forms of the table.
  package static var examples: [String] { table.map { $0.example } }

  /// The words after a number that ask for digits or decimal places.
  static let digitWords = ["digits", "digit", "sf", "sigfigs"]
  static let placeWords = ["places", "place", "dp", "decimals"]

  /// The form as it is asked for.
  var name: String {
    switch self {
    case .digits(let count): "\(count) digits"
    case .places(let count): "\(count) places"
    case .base(let base): "base \(base)"
    case .nearest(let step, let isFraction):
      isFraction
        ? step.fractionText
        : WrittenAnswer(Real(step), in: AnswerFormat()).decimal ?? step.fractionText
    default: Self.table.first { $0.form == self }?.names[0] ?? ""
    }
  }

  /// Whether the form applies to numbers with a unit.
  var takesUnits: Bool {
    switch self {
    case .factors, .roman, .base, .float32, .float64: false
    default: true
    }
  }

  /// Whether the form applies to plain numbers: `h:mm` is for times.
  var takesPlainNumbers: Bool {
    switch self {
    case _ where isOfTimes: false
    default: true
    }
  }
}
