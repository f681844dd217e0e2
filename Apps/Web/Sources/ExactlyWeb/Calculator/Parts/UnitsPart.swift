import CalculatorPresentation

/// The panel that units are chosen in.
struct UnitsPart {
  private let face: CalculatorFace
  private let viewModel: CalculatorViewModel

  init(_ face: CalculatorFace) {
    self.face = face
    viewModel = face.viewModel
  }

  func write(to json: inout JSON) {
    let catalogue = viewModel.catalogue
    json.member("empty", catalogue.text(.part(.noUnits)))
    json.member("searchLabel", catalogue.text(.part(.unitSearch)))
    json.member("search", face.unitSearch)
    json.member("line", face.unitLine.name)
    json.list("lines", of: viewModel.conversionLines) { json, line in
      json.member("line", line.line.name)
      json.member("symbol", line.symbol)
      json.member("name", line.unitName)
    }
    json.list("rows", of: viewModel.unitRows(for: face.unitLine, matching: face.unitSearch)) {
      json, row in
      json.member("id", row.id)
      json.member("name", row.name)
      json.member("symbol", row.symbol)
      json.member("isChosen", row.isChosen)
      json.member("staysOpen", row.isCategory)
    }
  }
}
