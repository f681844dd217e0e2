import CalculatorModel
import CalendarDates
import ExactReals

/// A parsed number or expression, as written in other programs.
///
/// ```swift
/// try PastedText("1.234,56", symbols: NumberSymbols()).value    // 1234.56
/// try PastedText("$1,200.50", symbols: NumberSymbols()).value   // 1200.5
/// try PastedText("1 mi / 1 km", symbols: NumberSymbols()).value  // 1.609344
/// try PastedText("sin(30)", symbols: NumberSymbols(), angleUnit: .degrees).value   // 1/2
/// ```
///
/// It is read according to `ReadingOptions` for a user with these marks; angles without a unit are in the
/// face's unit.
public struct PastedText: Sendable {
  /// The maximum number of characters accepted.
  public static let lengthLimit = 10_000

  /// The expression that was understood.
  public let expression: MathExpression

  /// The number, or the value of the expression.
  public let value: Real

  private let angleUnit: AngleUnit

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text from the clipboard.
  ///   - symbols: The marks that decide if a text could be read in two ways.
  ///   - angleUnit: The unit of angles written without one.
  ///   - clock: The known facts about the time.
  /// - Throws: ``PasteError`` with the reason; also for a number with a unit, and for a date.
  public init(
    _ text: String, symbols: NumberSymbols, angleUnit: AngleUnit = .radians,
    clock: WallClock = WallClock()
  ) throws(PasteError) {
    guard text.isNoLonger(than: Self.lengthLimit) else {
      throw PasteError(.tooLong(limit: Self.lengthLimit))
    }
    try self.init(
      expression: text, Self.options(symbols: symbols, clock: clock), angleUnit: angleUnit)
  }

  /// Returns the options for reading texts from elsewhere.
  static func options(
    symbols: NumberSymbols, clock: WallClock
  ) -> ReadingOptions {
    var options = ReadingOptions(symbols: symbols)
    options.readsQuantities = true
    options.readsCells = true
    options.clock = clock
    return options
  }

  /// Reads an expression.
  init(
    expression text: String, _ options: ReadingOptions, angleUnit: AngleUnit
  ) throws(PasteError) {
    self.angleUnit = angleUnit
    do throws(ExpressionError) {
      expression = try MathExpression(leavingOutCurrency: text, options)
      value = try expression.value(in: angleUnit)
    } catch {
      throw PasteError(Self.reason(for: error, in: text))
    }
  }

  private static func reason(for error: ExpressionError, in text: String) -> PasteReason {
    if error.cause == .empty { return .expression(.empty, column: nil) }
    guard error.cause == .malformedNumber else {
      let before = String(decoding: text.utf8.prefix(error.range.lowerBound), as: UTF8.self)
      return .expression(error.cause, column: before.count + 1)
    }
    let place = Array(text.utf8)[error.range].prefix(80)
    return .notANumber(String(decoding: place, as: UTF8.self))
  }

  /// Returns the understood expression, written the calculator's way: `sin(30°) + 1,234.5`.
  public func reading(symbols: NumberSymbols) -> String {
    expression.reading(symbols: symbols, angleUnit: angleUnit)
  }

  /// The unit in which angles without one were read; nil if there are none.
  var openUnit: AngleUnit? { expression.dependsOnAngleUnit ? angleUnit : nil }

  /// The expression with a unit at every angle.
  var measuredExpression: MathExpression { expression.measuringAngles(in: angleUnit) }
}
