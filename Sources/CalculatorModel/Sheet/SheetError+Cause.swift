import ExactReals
import Quantities

extension SheetError {
  /// Creates the error of a line whose text could not be read or calculated.
  init(_ cause: ExpressionError) {
    self.init(Code(cause.cause), cause)
  }

  /// Whether the line has no calculation that could be read.
  var isOfReading: Bool {
    switch code {
    case .unreadable, .unknownName, .arguments: true
    default: false
    }
  }

  /// Returns the line where the error began: this one, or the one that made it fail.
  func root(of index: Int) -> Int {
    if case .failedLine(let root) = code { root } else { index }
  }

  /// Returns the same error after lines, from one on, have moved.
  func moved(from line: Int, by distance: Int) -> SheetError {
    guard case .failedLine(let root) = code, root >= line else { return self }
    return SheetError(
      .failedLine(root + distance), ExpressionError(.failedLine(root + distance), at: range))
  }
}

extension SheetError.Code {
  /// Creates the code of a cause.
  init(_ cause: ExpressionError.Cause) {
    switch cause {
    case .unknownName, .definedBelow, .unit: self = .unknownName
    case .reservedName: self = .reservedName
    case .argumentCount: self = .arguments
    case .listAsNumber, .functionAsNumber, .percentageNeeded, .boundsNotWhole, .onlyPlainNumbers,
      .notPlainNumber, .numberWithoutUnit, .onlyWholeNumbers, .differentCurrencies:
      self = .kind
    case .quantity(let error): self = Self.code(of: error)
    case .date(let error): self = error.isOfCalculation ? .kind : .unreadable
    case .tooManyParameters, .tooManyDefinitions, .tooDeep, .tooLong, .doesNotFit, .sheetTooLong,
      .sheetTooLarge:
      self = .tooMuch
    case .noPreviousAnswer, .nothingAbove: self = .nothingAbove
    case .lineBelow: self = .lineBelow
    case .noSuchLine: self = .noSuchLine
    case .failedLine(let index): self = .failedLine(index)
    case .calculation(let error), .powerOfBits(let error): self.init(error)
    default: self = .unreadable
    }
  }

  /// Creates the code of a calculation that has no value.
  init(_ error: CalculationError) {
    switch error {
    case .divisionByZero: self = .divisionByZero
    case .notReal, .outsideDomain, .notInteger, .notFraction, .negativeShiftCount,
      .tooFewNumbers, .notDifferentiable, .notIntegrable,
      .notIsolated, .notPolynomial:
      self = .noValue
    case .stackFull, .tooLarge, .argumentTooLarge, .tooSmall, .tooManyDigits, .tooMuchWork:
      self = .tooMuch
    case .undecided: self = .undecided
    case .stopped: self = .stopped
    }
  }

  private static func code(of error: QuantityError) -> SheetError.Code {
    if case .calculation(let error) = error { .init(error) } else { .kind }
  }
}
