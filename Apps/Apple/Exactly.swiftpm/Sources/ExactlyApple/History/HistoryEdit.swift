import CalculatorPresentation

/// The part of a calculation in the history that is being changed.
enum HistoryEdit: Hashable, Identifiable {
  case expression(HistoryEntry.ID)
  case label(HistoryEntry.ID)

  var id: Self { self }

  /// Returns the title of the text field.
  func title(in catalogue: Catalogue) -> String {
    switch self {
    case .expression: catalogue.text(.part(.calculation))
    case .label: catalogue.text(.part(.label))
    }
  }

  /// Returns the current text.
  func text(in viewModel: CalculatorViewModel) -> String {
    switch self {
    case .expression(let id): viewModel.editableExpression(of: id) ?? ""
    case .label(let id): viewModel.history.history.entry(id)?.label ?? ""
    }
  }

  /// Saves the change; returns the reason if that is not possible.
  func save(_ text: String, in viewModel: CalculatorViewModel) -> Message? {
    switch self {
    case .expression(let id):
      do throws(HistoryEditError) {
        try viewModel.edit(id, to: text)
      } catch {
        return .historyReason(HistoryReason(error))
      }
    case .label(let id): viewModel.label(id, text)
    }
    return nil
  }
}
