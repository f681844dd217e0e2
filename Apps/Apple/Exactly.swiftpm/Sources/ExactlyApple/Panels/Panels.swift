import CalculatorPresentation
import CalendarDates
import Foundation
import Observation

/// The panels of a window: at most one beside the calculator and one over it.
@MainActor @Observable final class Panels {
  /// The panel beside the calculator, or over it if there is no room.
  var beside: Panel?

  /// The panel that covers the calculator.
  var above: Panel?

  /// The entries in the dates panel.
  var dates = DatesForm(today: .onTheWall)

  /// The window's live sheet, which keeps its state while it is not shown.
  @ObservationIgnored lazy var sheet = SheetSession()

  /// The change to a calculation in the history, shown over the history.
  var change: HistoryEdit?

  /// The open questions and file dialogs, which have the keyboard focus and the text commands.
  var dialogs: Set<UUID> = []

  /// The text fields in the calculator or beside it that have the keyboard focus.
  var fields: Set<UUID> = []

  /// Whether a text field has the keyboard focus, and with it the text commands.
  var fieldHasKeys: Bool { !fields.isEmpty }

  /// The number of times the column beside the calculator has returned the keyboard focus to it.
  private(set) var keyReturns = 0

  /// Whether something covers the calculator and has the keyboard focus.
  var isCalculatorCovered: Bool { above != nil || change != nil || !dialogs.isEmpty }

  /// The live sheet while it has the keyboard focus.
  var sheetWithKeys: SheetSession? { above == .sheet && dialogs.isEmpty ? sheet : nil }

  /// Whether there is a panel beside the calculator; setting it to true has no effect.
  var isBeside: Bool {
    get { beside != nil }
    set { if !newValue { beside = nil } }
  }

  /// Returns the keyboard focus to the calculator, after a click in the column beside it was handled.
  func returnKeys() {
    keyReturns += 1
  }

  /// Shows a panel, or closes it if it is already beside the calculator.
  func show(_ panel: Panel) {
    if panel.isBeside {
      beside = beside == panel ? nil : panel
    } else {
      above = panel
    }
  }

  /// Closes the panel over the calculator, or else the one beside it.
  func close() {
    if above == nil { beside = nil } else { above = nil }
  }
}
