import CalculatorModel
import CalendarDates
import ExactReals

/// A number or an expression as people write them elsewhere, understood.
///
/// ```swift
/// try PastedText("1.234,56", symbols: NumberSymbols()).value    // 1234.56
/// try PastedText("$1,200.50", symbols: NumberSymbols()).value   // 1200.5
/// try PastedText("1 mi / 1 km", symbols: NumberSymbols()).value  // 1.609344
/// try PastedText("sin(30)", symbols: NumberSymbols(), angleUnit: .degrees).value   // 1/2
/// ```
///
/// It is read as `ReadingOptions` has it for a person with these marks, and its angles are in the unit
/// of the face where they have none.
public struct PastedText: Sendable {
  /// The most characters that are understood.
  public static let lengthLimit = 10_000

  /// What was understood.
  public let expression: MathExpression

  /// The number, or the value of the expression.
  public let value: Real

  private let angleUnit: AngleUnit

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text from the clipboard.
  ///   - symbols: The marks that decide where a text could be read in two ways.
  ///   - angleUnit: What angles are measured in where they have no unit.
  ///   - clock: What is known of the time.
  /// - Throws: ``PasteError`` with the reason; for a number with a unit, and for a date, that too.
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

  /// How texts from elsewhere are read.
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

  /// What was understood, written the calculator's way: `sin(30°) + 1,234.5`.
  public func reading(symbols: NumberSymbols) -> String {
    expression.reading(symbols: symbols, angleUnit: angleUnit)
  }

  /// The unit in which angles were read that the text leaves open; nil where it leaves none.
  var openUnit: AngleUnit? { expression.dependsOnAngleUnit ? angleUnit : nil }

  /// The expression with a unit at every angle.
  var measuredExpression: MathExpression { expression.measuringAngles(in: angleUnit) }
}
