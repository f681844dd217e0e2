import BigNumbers

/// A time in hours with the form it is written in: the duration `7:45`, or the time of day `5:00 pm`.
///
/// A time of day counts from midnight, and continues beyond the next midnight.
struct TimeOfHours: Hashable, Sendable {
  let hours: Rational

  /// Hours and minutes, perhaps with seconds, or a time of day.
  let form: NumberForm

  init(hours: Rational, form: NumberForm) { (self.hours, self.form) = (hours, form) }

  /// Creates `noon` or `midnight`; nil for any other word.
  init?(named name: ArraySlice<UInt8>) {
    guard name.isWord("noon") || name.isWord("midnight") else { return nil }
    self.init(hours: name.isWord("noon") ? 12 : 0, form: .timeOfDay)
  }

  /// The time as it can be typed, to the second or any decimal of it.
  var text: String {
    if form == .timeOfDay { return days == 0 ? timeOfDay : timeOfDay + " + \(days) d" }
    return (hours.isNegative ? "-" : "") + digits(of: hours.magnitude)
  }

  /// The time of day, regardless of its day.
  var timeOfDay: String {
    let sinceMidnight = hours - Rational(days) * 24
    let isMorning = sinceMidnight < 12
    let hour = isMorning ? sinceMidnight : sinceMidnight - 12
    return digits(of: hour < 1 ? hour + 12 : hour) + (isMorning ? " am" : " pm")
  }

  /// The number of days after the first one.
  var days: BigInt { (hours * Rational(1, over: 24)).rounded(.down) }

  /// `7:45`, with seconds if the form requires them or there are any.
  private func digits(of hours: Rational) -> String {
    let minutes = hours * 60
    let whole = minutes.rounded(.down)
    let seconds = (minutes - Rational(whole)) * 60
    let text = (whole / 60).description + ":" + Self.twoDigits((whole % 60).description)
    guard form == .hoursWithSeconds || !seconds.isZero else { return text }
    let places = seconds.decimalPlaces ?? 0
    let digits = seconds.significand(places: places).description
    guard places > 0 else { return text + ":" + Self.twoDigits(digits) }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return text + ":" + Self.twoDigits(String(padded.dropLast(places))) + "."
      + padded.suffix(places)
  }

  private static func twoDigits(_ text: String) -> String {
    text.utf8.count < 2 ? "0" + text : text
  }
}

extension NumberForm {
  /// Whether it is a form of times.
  var isOfTimes: Bool {
    switch self {
    case .hours, .hoursWithSeconds, .hoursToTheSecond, .hoursBeyondMidnight, .timeOfDay: true
    default: false
    }
  }
}
