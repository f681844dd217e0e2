import CalculatorPresentation

/// A panel to choose from.
struct ChoicesPart {
  private let choosing: CalculatorFace.Choosing
  private let viewModel: CalculatorViewModel

  init(_ choosing: CalculatorFace.Choosing, _ viewModel: CalculatorViewModel) {
    self.choosing = choosing
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    let list = viewModel.choices(of: choosing.subject, matching: choosing.search)
    json.member("title", list.title)
    json.member("search", choosing.search)
    json.member("searchLabel", list.searchLabel)
    json.member("empty", list.emptyText)
    json.member("note", list.note)
    if case .units(let line) = choosing.subject {
      json.member("line", line.name)
      json.list("lines", of: viewModel.conversionLines) { json, line in
        json.member("line", line.line.name)
        json.member("symbol", line.symbol)
        json.member("name", line.unitName)
      }
    }
    json.list("rows", of: list.rows) { json, row in
      json.member("id", row.action?.id ?? "")
      json.member("name", row.name)
      json.member("symbol", row.symbol)
      json.member("detail", row.detail)
      json.member("source", row.source)
      json.member("isChosen", row.isChosen)
      json.member("staysOpen", row.action?.keepsListOpen ?? false)
    }
  }
}
