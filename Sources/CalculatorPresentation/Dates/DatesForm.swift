import CalculatorModel
import CalendarDates
import ExactReals
import Quantities

/// What a person has entered in the panel of dates, and what comes of it.
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
/// ```
///
/// A field keeps what was typed, right or wrong, so that it can be put right; what depends on a wrong
/// field is not there. Which day is today the view knows: here is no clock.
public struct DatesForm: Hashable, Sendable {
  /// What is typed as a text.
  public enum Field: CaseIterable, Hashable, Sendable {
    /// The date that both calculations begin with.
    case from
    /// The date that the difference ends with.
    case to
    case years
    case months
    case days

    /// Whether it has a date; else a number.
    public var isDate: Bool { self == .from || self == .to }

    /// The field's name in messages: `from`.
    public var name: String {
      switch self {
      case .from: "from"
      case .to: "to"
      case .years: "years"
      case .months: "months"
      case .days: "days"
      }
    }

    /// The field of that name, or nil when there is none.
    public init?(name: some StringProtocol) {
      guard let field = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = field
    }
  }

  /// The most of each unit that can be added or subtracted: more than the calendar has days.
  public static let countLimit = 9_999_999

  /// The most characters of a field; what is longer is cut, and is no date either way.
  public static let lengthLimit = 40

  /// Whether the later of both dates counts as a day of its own.
  public var countsLastDay = false

  /// Whether years, months and days are added or subtracted.
  public var direction = DatesPanel.Direction.adding

  private let today: CalendarDate
  private var from: String
  private var to: String
  private var years = ""
  private var months = ""
  private var days = ""

  /// Creates a form that begins with one date, which is both of its dates.
  public init(today: CalendarDate) {
    self.today = today
    from = today.description
    to = from
  }

  /// What a field has, as it was typed.
  public subscript(field: Field) -> String {
    switch field {
    case .from: from
    case .to: to
    case .years: years
    case .months: months
    case .days: days
    }
  }

  /// Puts a text into a field.
  public mutating func enter(_ text: String, in field: Field) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.lengthLimit)))
    switch field {
    case .from: from = text
    case .to: to = text
    case .years: years = text
    case .months: months = text
    case .days: days = text
    }
  }

  // MARK: - What is read

  /// The date in a field; nil where there is none.
  public func date(in field: Field) -> CalendarDate? {
    field.isDate ? try? readDate(self[field]) : nil
  }

  /// The number in a field, 0 where it is empty; nil where there is none.
  public func count(in field: Field) -> Int? {
    do throws(DatesProblem) {
      return field.isDate ? nil : try Self.count(self[field])
    } catch {
      return nil
    }
  }

  /// What is wrong with the text in a field; nil where nothing is.
  public func problem(in field: Field) -> DatesProblem? {
    if field.isDate {
      do throws(DatesProblem) {
        _ = try readDate(self[field])
      } catch {
        return error
      }
    } else {
      do throws(DatesProblem) {
        _ = try Self.count(self[field])
      } catch {
        return error
      }
    }
    return nil
  }

  /// The date of a text, by ISO 8601 or as a line has it: `27 Nov 2026`, `next friday`, `today + 3 weeks`.
  private func readDate(_ text: String) throws(DatesProblem) -> CalendarDate {
    do throws(CalendarDateError) {
      return try CalendarDate(text)
    } catch {
      guard let date = dateInWords(text) else { throw DatesProblem(error) }
      return date
    }
  }

  private func dateInWords(_ text: String) -> CalendarDate? {
    var options = ReadingOptions()
    options.readsQuantities = true
    let today = today
    options.clock.today = { today }
    let value = try? MathExpression(text, options).result(
      exchangeRates: ExchangeRates(), within: .result
    ).value
    guard case .date(let date) = value else { return nil }
    return date
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

  /// The days from the one date to the other, negative backwards; nil where one is no date.
  public var differenceInDays: Int? { difference?.days }

  /// The difference as days and in all units; nil where one of both is no date.
  private var difference: (days: Int, units: CalendarDifference)? {
    guard let from = date(in: .from), let to = date(in: .to) else { return nil }
    var panel = DatesPanel(from)
    panel.to = to
    panel.countsLastDay = countsLastDay
    return (panel.differenceInDays, panel.difference)
  }

  /// The difference in whole years, months, weeks and days; nil where one of both is no date.
  public var differenceInUnits: CalendarDifference? { difference?.units }

  /// The first date with the years, months and days added or subtracted, or why there is none; nil where
  /// one of the fields is wrong.
  public var result: Result<CalendarDate, DatesProblem>? {
    guard let from = date(in: .from), let years = count(in: .years),
      let months = count(in: .months), let days = count(in: .days)
    else { return nil }
    var panel = DatesPanel(from)
    panel.direction = direction
    (panel.years, panel.months, panel.days) = (years, months, days)
    do throws(BeyondCalendarError) {
      return .success(try panel.result)
    } catch {
      return .failure(.beyondCalendar)
    }
  }

  // MARK: - Steps

  /// Turns from adding to subtracting, or back.
  public mutating func turnDirection() {
    direction = direction == .adding ? .subtracting : .adding
  }

  /// Moves a date by days, or changes a number, as arrow keys do; a wrong field and what would lead
  /// beyond the limits stay as they are.
  public mutating func step(_ field: Field, by step: Int) {
    if let date = date(in: field) {
      do throws(BeyondCalendarError) {
        enter(try date.adding(step, .day).description, in: field)
      } catch {
        return
      }
    } else if let count = count(in: field) {
      let (sum, overflows) = count.addingReportingOverflow(step)
      if !overflows, (0...Self.countLimit).contains(sum) { enter("\(sum)", in: field) }
    }
  }
}
