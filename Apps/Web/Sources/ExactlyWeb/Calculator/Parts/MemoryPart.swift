import CalculatorPresentation

/// The panel of the numbers in memory.
struct MemoryPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    json.member("empty", viewModel.catalogue.text(.part(.nothingInMemory)))
    json.list("rows", of: viewModel.memoryRows) { json, row in
      switch row.place {
      case .memory: json.member("place", "memory")
      case .stored(let index): json.member("place", index.description)
      }
      json.member("text", row.text)
      json.member("mark", row.exactness.mark)
    }
  }
}
