import CalculatorPresentation

/// The panel of the numbers in memory.
struct MemoryPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    let catalogue = viewModel.catalogue
    json.object { json in
      json.member("kind", PagePanel.memory.name)
      json.member("title", catalogue.text(.part(.memory)))
      json.member("empty", catalogue.text(.part(.nothingInMemory)))
      json.list("rows") { json in
        for row in viewModel.memoryRows {
          json.object { json in
            switch row.place {
            case .memory: json.member("place", "memory")
            case .stored(let index): json.member("place", index.description)
            }
            json.member("text", row.text)
            json.member("mark", row.exactness.mark)
          }
        }
      }
    }
  }
}
