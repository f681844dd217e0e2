import CalculatorModel
import CalculatorStorage
import CalendarDates
import CommandLineInterface
import ExactReals

/// Calculates the lines of a document, until Ctrl-C.
struct SheetCalculation {
  private let watch: CalculationWatch

  /// The sheet, calculated completely unless that was stopped.
  private(set) var sheet = Sheet()

  private var suggestionCount = 0

  /// Calculates the whole document, within the work limit of a sheet.
  ///
  /// - Throws: `SheetLimit` if it is too large.
  init(_ document: SheetDocument, watch: CalculationWatch) throws(SheetLimit) {
    self.watch = watch
    sheet.zones = WallClock.ofThisPerson().zones
    watch.begin()
    defer { watch.end() }
    try sheet.edit(0..<sheet.count, with: document.sheetLines)
    sheet.settle(lineWork: Budget.lineWork, shouldStop: { watch.isStopRequested })
  }

  /// Whether Ctrl-C has stopped it.
  var isStopped: Bool { watch.isStopRequested }

  /// Returns the reason a line has no value, with a suggestion; nil if it has one or needs none.
  mutating func error(at index: Int) -> SheetError? {
    guard let error = sheet.answer(at: index).error else { return nil }
    guard suggestionCount < SheetRecord.suggestionLimit else { return error }
    suggestionCount += 1
    return sheet.error(at: index)
  }

  /// Whether some line has no value although it should have one.
  var hasErrors: Bool { (0..<sheet.count).contains { sheet.answer(at: $0).error != nil } }
}
