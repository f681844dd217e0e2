import CalculatorPresentation

/// The panel that constants are chosen in.
struct ConstantsPart {
  private let viewModel: CalculatorViewModel
  private let search: String

  init(_ viewModel: CalculatorViewModel, search: String) {
    self.viewModel = viewModel
    self.search = search
  }

  func write(to json: inout JSON) {
    json.member("search", search)
    json.member("searchLabel", text(.search))
    json.member("empty", text(.nothingFound))
    json.member("note", text(.measuredAreLeftOut))
    json.list("rows", of: viewModel.constantRows(matching: search)) { json, row in
      json.member("symbol", row.symbol)
      json.member("name", row.name)
      json.member("value", row.definition)
      json.member("source", row.source)
    }
  }

  private func text(_ text: ConstantsText) -> String { viewModel.catalogue.text(text) }
}
