import CalculatorPresentation

/// What is being changed about a calculation of the history.
enum HistoryChange: Hashable, Identifiable {
  case expression(HistoryEntry.ID)
  case label(HistoryEntry.ID)

  var id: Self { self }

  /// What the text field is called.
  func title(in catalogue: Catalogue) -> String {
    switch self {
    case .expression: catalogue.text(.part(.calculation))
    case .label: catalogue.text(.part(.label))
    }
  }

  /// The text as it is now.
  func text(in viewModel: CalculatorViewModel) -> String {
    switch self {
    case .expression(let id): viewModel.editableExpression(of: id) ?? ""
    case .label(let id): viewModel.history.history.entry(id)?.label ?? ""
    }
  }

  /// Changes it; returns why that is not possible, if it is not.
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
