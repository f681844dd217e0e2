import CalculatorPresentation
import CalendarDates
import Foundation
import Observation

/// What a window shows besides the calculator: at most one panel beside it and one over it.
@MainActor @Observable final class Panels {
  /// What is shown beside the calculator, or over it where there is no room.
  var beside: Panel?

  /// What covers the calculator.
  var above: Panel?

  /// What was entered in the panel of dates.
  var dates = DatesForm(today: .onTheWall)

  /// The window's live sheet, which stays as it is while it is not shown.
  @ObservationIgnored lazy var sheet = SheetSession()

  /// What is being changed about a calculation of the history, over the history.
  var change: HistoryChange?

  /// The questions and panels of files that are open: they have the keys, and the commands of texts.
  var dialogs: Set<UUID> = []

  /// The text fields in the calculator or beside it that have the keyboard.
  var fields: Set<UUID> = []

  /// Whether a text field has the keyboard, and with it the commands of texts.
  var fieldHasKeys: Bool { !fields.isEmpty }

  /// How often the column beside the calculator has given the keys back to it.
  private(set) var keyReturns = 0

  /// Whether something covers the calculator and has the keyboard.
  var isCalculatorCovered: Bool { above != nil || change != nil || !dialogs.isEmpty }

  /// The live sheet while it has the keyboard.
  var sheetWithKeys: SheetSession? { above == .sheet && dialogs.isEmpty ? sheet : nil }

  /// Whether there is something beside the calculator; only closing can be asked for in this way.
  var isBeside: Bool {
    get { beside != nil }
    set { if !newValue { beside = nil } }
  }

  /// Gives the keys back to the calculator: something in the column beside it was clicked, and is done.
  func returnKeys() {
    keyReturns += 1
  }

  /// Shows a panel; one beside the calculator that is already there goes.
  func show(_ panel: Panel) {
    if panel.isBeside {
      beside = beside == panel ? nil : panel
    } else {
      above = panel
    }
  }

  /// Closes what was shown last.
  func close() {
    if above == nil { beside = nil } else { above = nil }
  }
}
