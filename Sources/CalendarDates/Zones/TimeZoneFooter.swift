/// The rule for the future at the end of a zone's file: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// It is the `TZ` string of POSIX, 8.3, with hours from -167 to 167 as in RFC 9636, 3.3.1.
struct TimeZoneFooter: Sendable {
  /// The offset of standard time, in seconds east of UTC.
  private var standard = 0

  /// The offset of summer time and when it begins and ends; nil if there is none.
  private var summer: (offset: Int, start: Change, end: Change)?

  /// A day of each year and the seconds from its midnight, by the clock before the change.
  private struct Change {
    enum Day {
      /// A month, which of its weeks (5 is the last), and a weekday from Sunday, 0.
      case weekday(month: Int, week: Int, day: Int)
      /// A day from 1 to 365; 29 February is not counted.
      case withoutLeapDay(Int)
      /// A day from 0 to 365.
      case ofYear(Int)
    }
    var day: Day
    var seconds = 7_200

    /// Returns the seconds from 1970-01-01 to the change in a year, by the clock before it.
    func clock(in year: Int) -> Int64 {
      let number: Int
      let january = CalendarMonth(year: year, month: 1)
      switch day {
      case .ofYear(let day): number = january.dayNumber(ofDay: 1) + day
      case .withoutLeapDay(let day):
        number = january.dayNumber(ofDay: day) + (day > 59 && CalendarMonth.isLeap(year) ? 1 : 0)
      case .weekday(let month, let week, let day):
        let month = CalendarMonth(year: year, month: month)
        let first = CalendarDate(month, 1)
        // Sunday is 7 as a weekday and 0 here.
        var found = 1 + (day - first.weekday.rawValue + 7) % 7 + (week - 1) * 7
        while found > month.length { found -= 7 }
        number = month.dayNumber(ofDay: found)
      }
      return Int64(number - CalendarDate.epoch) * 86_400 + Int64(seconds)
    }
  }

  /// Reads a rule; nil if it has another form.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    guard Self.takeName(&rest), let west = Self.takeTime(&rest, limit: 24) else { return nil }
    standard = -west
    guard !rest.isEmpty else { return }
    guard Self.takeName(&rest) else { return nil }
    var offset = standard + 3_600
    if rest.first != UInt8(ascii: ",") {
      guard let west = Self.takeTime(&rest, limit: 24) else { return nil }
      offset = -west
    }
    guard let start = Self.takeChange(&rest), let end = Self.takeChange(&rest), rest.isEmpty else {
      return nil
    }
    summer = (offset, start, end)
  }

  /// Returns the seconds that the clocks are ahead of UTC at a moment.
  func offset(at second: Int64) -> Int {
    guard let summer else { return standard }
    // Nothing overflows within a hundred times the calendar.
    let second = min(max(second, -1 << 45), 1 << 45)
    // Beyond the calendar, the rule of its last year applies.
    let days = CalendarDate.daysSince1970(ofSecond: second + Int64(standard))
    let year = ((try? CalendarDate(daysSince1970: days)) ?? (days < 0 ? .first : .last)).year
    let start = summer.start.clock(in: year) - Int64(standard)
    let end = summer.end.clock(in: year) - Int64(summer.offset)
    let isSummer =
      start < end ? (start..<end).contains(second) : !(end..<start).contains(second)
    return isSummer ? summer.offset : standard
  }

  /// Takes letters, or any characters between `<` and `>`.
  private static func takeName(_ text: inout ArraySlice<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "<") {
      guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return false }
      text = text[(end + 1)...]
      return true
    }
    let rest = text.drop { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    defer { text = rest }
    return rest.startIndex > text.startIndex
  }

  /// Takes hours, perhaps with minutes and seconds: `-5`, `+3:30`, `167`.
  private static func takeTime(_ text: inout ArraySlice<UInt8>, limit: Int) -> Int? {
    var sign = 1
    if let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      text.removeFirst()
    }
    guard let hours = takeNumber(&text), hours <= limit else { return nil }
    var (seconds, unit) = (hours * 3_600, 60)
    while text.first == UInt8(ascii: ":"), unit > 0 {
      text.removeFirst()
      guard let part = takeNumber(&text), part < 60 else { return nil }
      seconds += part * unit
      unit /= 60
    }
    return sign * seconds
  }

  private static func takeNumber(_ text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard (1...4).contains(digits.count) else { return nil }
    text = text[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Takes `,M3.5.0/2`, `,J60` or `,59`.
  private static func takeChange(_ text: inout ArraySlice<UInt8>) -> Change? {
    guard text.popFirst() == UInt8(ascii: ",") else { return nil }
    var change: Change
    switch text.first {
    case UInt8(ascii: "M"):
      text.removeFirst()
      guard let month = takeNumber(&text), (1...12).contains(month),
        text.popFirst() == UInt8(ascii: "."), let week = takeNumber(&text),
        (1...5).contains(week), text.popFirst() == UInt8(ascii: "."),
        let day = takeNumber(&text), day < 7
      else { return nil }
      change = Change(day: .weekday(month: month, week: week, day: day))
    case UInt8(ascii: "J"):
      text.removeFirst()
      guard let day = takeNumber(&text), (1...365).contains(day) else { return nil }
      change = Change(day: .withoutLeapDay(day))
    default:
      guard let day = takeNumber(&text), day < 366 else { return nil }
      change = Change(day: .ofYear(day))
    }
    if text.first == UInt8(ascii: "/") {
      text.removeFirst()
      guard let seconds = takeTime(&text, limit: 167) else { return nil }
      change.seconds = seconds
    }
    return change
  }
}

extension CalendarDate {
  /// Returns the days from 1970-01-01 to the day of a second since then; those beyond any calendar are clamped.
  static func daysSince1970(ofSecond second: Int64) -> Int {
    let (days, rest) = second.quotientAndRemainder(dividingBy: 86_400)
    return Int(clamping: rest < 0 ? days - 1 : days)
  }
}
