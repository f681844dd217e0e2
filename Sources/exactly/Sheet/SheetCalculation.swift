import CalculatorModel
import CalculatorStorage
import CalendarDates
import CommandLineInterface
import ExactReals

/// Calculates the lines of a document, until Ctrl-C.
struct SheetCalculation {
  private let watch: CalculationWatch

  /// The sheet, all of it calculated unless that was stopped.
  private(set) var sheet = Sheet()

  private var suggestionCount = 0

  /// Calculates all that there is, within what a sheet may cost.
  ///
  /// - Throws: `SheetLimit` where there is too much of it.
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

  /// Why a line has no value, with what may be meant; nil of a line that has one or needs none.
  mutating func error(at index: Int) -> SheetError? {
    guard let error = sheet.answer(at: index).error else { return nil }
    guard suggestionCount < SheetRecord.suggestionLimit else { return error }
    suggestionCount += 1
    return sheet.error(at: index)
  }

  /// Whether some line has no value though it should have one.
  var hasErrors: Bool { (0..<sheet.count).contains { sheet.answer(at: $0).error != nil } }
}
