import BigNumbers
import CalculatorModel
import CalendarDates
import ExactReals
import Languages
import Quantities

/// The user's entries in the panel of dates, and their results.
///
/// ```swift
/// var form = DatesForm(today: try CalendarDate("2026-11-22"))
/// form.enter("2026-12-24", in: .to)
/// form.differenceInDays             // 32
/// form.enter("3", in: .months)
/// try? form.result?.get()           // 2027-02-22
/// form.enter("2026-02-30", in: .to)
/// form.problem(in: .to)             // noSuchDay(last: 28)
/// form.differenceInDays             // nil
/// form.enter("25 Dec", in: .to)
/// form.differenceInDays             // 33
/// form.enter("25 Dec 9:00", in: .to)
/// form.daysText(in: english)        // "33 days, 9 hours"
/// ```
///
/// A field keeps what was typed, right or wrong, so that it can be corrected; results that depend on a wrong
/// field are missing. The view provides today's date: there is no clock here.
public struct DatesForm: Hashable, Sendable {
  /// A text field.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The start date of both calculations, possibly with a time of day.
    case from
    /// The end date of the difference, possibly with a time of day.
    case to
    case years
    case months
    case days
    /// Days from Monday to Friday.
    case workdays
    /// Hours and minutes.
    case time

    /// Whether it contains a date; otherwise it contains a number or a duration.
    public var isDate: Bool { self == .from || self == .to }

    /// The field's name in messages: `from`.
    public var name: String { rawValue }

    /// Creates the field with that name, or nil if there is none.
    public init?(name: some StringProtocol) {
      self.init(rawValue: String(name))
    }
  }

  /// The maximum of each unit that can be added or subtracted: more than the number of days in the calendar.
  public static let countLimit = 9_999_999

  /// The maximum number of characters in a field; a longer text is truncated, and is not a date either way.
  public static let lengthLimit = 40

  /// Whether the later of both dates counts as a day of its own.
  public var countsLastDay = false

  /// Whether years, months and days are added or subtracted.
  public var direction = DatesPanel.Direction.adding

  /// The language whose order of day and month numbers applies.
  public var language: Language

  private let today: CalendarDate
  private var texts: [String]

  /// Creates a form in which both dates are today.
  public init(today: CalendarDate, language: Language = .english) {
    (self.today, self.language) = (today, language)
    texts = Field.allCases.map { $0.isDate ? today.description : "" }
  }

  /// The text of a field, as it was typed.
  public subscript(field: Field) -> String { texts[Self.index(of: field)] }

  /// Puts a text into a field.
  public mutating func enter(_ text: String, in field: Field) {
    texts[Self.index(of: field)] = String(
      String.UnicodeScalarView(text.unicodeScalars.prefix(Self.lengthLimit)))
  }

  private static func index(of field: Field) -> Int { Field.allCases.firstIndex(of: field) ?? 0 }

  // MARK: - What is read

  private enum Entry {
    case moment(CalendarMoment)
    case count(Int)
    case seconds(Rational)
  }

  private func entry(in field: Field) -> Result<Entry, DatesProblem> {
    do throws(DatesProblem) {
      let text = self[field]
      switch field {
      case .from, .to: return .success(.moment(try moment(of: text)))
      case .time: return .success(.seconds(try seconds(of: text)))
      default: return .success(.count(try Self.count(text)))
      }
    } catch {
      return .failure(error)
    }
  }

  /// Returns the date in a field, with its time of day if it has one; nil if there is none.
  public func moment(in field: Field) -> CalendarMoment? {
    if case .success(.moment(let moment)) = entry(in: field) { moment } else { nil }
  }

  /// Returns the date in a field; nil if there is none.
  public func date(in field: Field) -> CalendarDate? { moment(in: field)?.date }

  /// Returns the number in a field, 0 if it is empty; nil if there is none.
  public func count(in field: Field) -> Int? {
    if case .success(.count(let count)) = entry(in: field) { count } else { nil }
  }

  /// Returns the problem with the text in a field; nil if there is none.
  public func problem(in field: Field) -> DatesProblem? {
    if case .failure(let problem) = entry(in: field) { problem } else { nil }
  }

  /// Returns the moment of a text: in ISO 8601, as in a line (`next friday 9:00`), or as the language writes it.
  private func moment(of text: String) throws(DatesProblem) -> CalendarMoment {
    let wrong: DatesProblem
    do throws(CalendarDateError) {
      return CalendarMoment(try CalendarDate(text))
    } catch {
      wrong = DatesProblem(error)
    }
    switch value(of: text) {
    case .date(let date)?: return CalendarMoment(date)
    case .instant(let instant)?
    where instant.zone == nil && !instant.isTimeAlone && instant.clock.isInteger:
      return CalendarMoment(instant)
    default: break
    }
    if let date = try WrittenDate.date(in: text, today: today, language: language) {
      return CalendarMoment(date)
    }
    // A time after a date in a form that only the language has.
    if let space = text.lastIndex(of: " "),
      let date = try WrittenDate.date(in: String(text[..<space]), today: today, language: language),
      case .instant(let instant)? = value(of: "\(date)" + text[space...]), instant.zone == nil,
      instant.clock.isInteger
    {
      return CalendarMoment(instant)
    }
    throw wrong
  }

  /// Returns the seconds of a duration, `7:45` or `90 min`; 0 if there is no text.
  private func seconds(of text: String) throws(DatesProblem) -> Rational {
    if text.isEmpty { return 0 }
    guard let unit = try? Unit.named("s"), case .quantity(let quantity)? = value(of: text),
      let seconds = try? quantity.converted(to: UnitProduct(unit)).number.rational,
      seconds >= 0, seconds.isInteger
    else { throw .noDuration }
    return seconds
  }

  /// Returns the value that a text has as a line; nil if it has none.
  private func value(of text: String) -> ExpressionValue? {
    var options = ReadingOptions()
    options.readsQuantities = true
    let today = today
    options.clock.today = { today }
    return try? MathExpression(text, options).result(
      exchangeRates: ExchangeRates(), within: .result
    ).value.withoutForm
  }

  private static func count(_ text: String) throws(DatesProblem) -> Int {
    var count = 0
    for (place, byte) in text.utf8.enumerated() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
        throw .noWholeNumber(place: place)
      }
      count = count * 10 + Int(byte - UInt8(ascii: "0"))
      guard count <= countLimit else { throw .tooMany }
    }
    return count
  }

  // MARK: - What comes of it

  /// The whole days from one date to the other, negative if backwards; nil if either is not a date.
  public var differenceInDays: Int? { panel?.differenceInDays }

  /// The days between the dates, including the part of a day that times add; nil if either is not a date.
  var exactDays: Rational? {
    panel.map { Rational($0.differenceInDays) + $0.remainingSeconds * Rational(1, over: 86_400) }
  }

  /// Returns the number of days from today to a field's date; nil if it is not a date.
  func daysAway(of field: Field) -> Int? { date(in: field)?.days(since: today) }

  /// The panel with the values of the fields; nil if either date is not valid.
  var panel: DatesPanel? {
    guard let from = moment(in: .from), let to = moment(in: .to) else { return nil }
    var panel = DatesPanel(from.date)
    (panel.from, panel.to) = (from, to)
    panel.countsLastDay = countsLastDay
    return panel
  }

  /// The first date with the steps added or subtracted, or the reason why there is none; nil if a field is wrong.
  public var result: Result<CalendarMoment, DatesProblem>? {
    guard let from = moment(in: .from), let years = count(in: .years),
      let months = count(in: .months), let days = count(in: .days),
      let workdays = count(in: .workdays), case .success(.seconds(let seconds)) = entry(in: .time)
    else { return nil }
    var panel = DatesPanel(from.date)
    panel.from = from
    panel.direction = direction
    (panel.steps.years, panel.steps.months, panel.steps.days) = (years, months, days)
    (panel.steps.workdays, panel.steps.seconds) = (workdays, seconds)
    do throws(BeyondCalendarError) {
      return .success(try panel.result)
    } catch {
      return .failure(.beyondCalendar)
    }
  }

  // MARK: - Steps

  /// Switches from adding to subtracting, or back.
  public mutating func turnDirection() {
    direction = direction == .adding ? .subtracting : .adding
  }

  /// Changes a date by days, a number by ones or a duration by hours, as arrow keys do; a wrong field stays as
  /// it is, as does one that would exceed the limits.
  public mutating func step(_ field: Field, by step: Int) {
    if let moment = moment(in: field) {
      do throws(BeyondCalendarError) {
        let date = try moment.date.adding(step, .day)
        enter("\(CalendarMoment(date, time: moment.time))", in: field)
      } catch {
        return
      }
    } else if let count = count(in: field) {
      let (sum, overflows) = count.addingReportingOverflow(step)
      if !overflows, (0...Self.countLimit).contains(sum) { enter("\(sum)", in: field) }
    } else if case .success(.seconds(let seconds)) = entry(in: field) {
      let minutes = (seconds * Rational(1, over: 60)).rounded(.down) + BigInt(step) * 60
      guard minutes >= 0, let minutes = Int(exactly: minutes), minutes < 60 * Self.countLimit else {
        return
      }
      enter("\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)", in: field)
    }
  }
}
