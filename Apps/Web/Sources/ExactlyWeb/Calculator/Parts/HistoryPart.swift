import CalculatorModel
import CalculatorPresentation

/// The panel of the history: its newest rows, and the reason that a change was refused.
struct HistoryPart {
  private let face: CalculatorFace
  private let viewModel: CalculatorViewModel

  /// The state that shows whether the panel may have changed.
  struct Version: Equatable {
    let count: Int
    let newest: HistoryEntry.ID?
    let changes: Int
    let language: Language
    let symbols: NumberSymbols
  }

  let version: Version

  init(_ face: CalculatorFace) {
    self.face = face
    viewModel = face.viewModel
    let places = HistoryPlaces(viewModel.history.history)
    version = Version(
      count: places.count, newest: places.first?.id, changes: face.historyChangeCount,
      language: viewModel.catalogue.language, symbols: viewModel.history.symbols)
  }

  func write(to json: inout JSON) {
    let catalogue = viewModel.catalogue
    let rows = viewModel.history.rows
    json.member("empty", catalogue.text(.part(.noCalculations)))
    json.member("count", rows.count)
    json.member("countText", catalogue.text(.sentence(.calculations(rows.count))))
    json.member("hasMore", rows.count > face.rowLimit)
    json.list("rows", of: Array(rows.prefix(face.rowLimit)), write)
    json.object("editProblem", of: face.editProblem) { json, problem in
      json.member("id", problem.id.text)
      json.member("text", catalogue.text(.historyReason(HistoryReason(problem.error))))
    }
  }

  private func write(to json: inout JSON, _ row: HistoryRow) {
    let failure = row.failure.map { viewModel.catalogue.text(.historyReason(HistoryReason($0))) }
    json.member("id", row.id.text)
    json.member("expression", row.expressionText)
    json.member("mark", row.exactness?.mark)
    json.member("result", row.markedResultText)
    json.member("exact", row.exactForm)
    json.member("failure", failure)
    json.member("label", row.labelText)
    json.member("labelSource", row.label)
    json.member("time", row.time)
    json.member("source", viewModel.editableExpression(of: row.id))
  }
}
