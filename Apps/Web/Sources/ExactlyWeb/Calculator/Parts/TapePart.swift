import CalculatorPresentation

/// The panel of the paper tape.
struct TapePart {
  /// The content, to see whether it has changed.
  struct Version: Equatable {
    let lines: [TapeLine]
    let language: Language
  }

  let version: Version
  private let catalogue: Catalogue

  init(_ viewModel: CalculatorViewModel) {
    catalogue = viewModel.catalogue
    version = Version(lines: viewModel.tapeLines, language: catalogue.language)
  }

  func write(to json: inout JSON) {
    json.member("empty", catalogue.text(.part(.noCalculations)))
    json.member("subtotal", catalogue.text(.part(.subtotal)))
    json.member("print", catalogue.text(.command(.print)))
    json.member("save", catalogue.text(.command(.saveText)))
    json.list("lines", of: version.lines) { json, line in
      json.member("kind", line.kind.name)
      json.member("sign", line.sign)
      json.member("text", line.text)
    }
  }
}

extension TapeLine.Kind {
  /// The page's name for the kind.
  fileprivate var name: String {
    switch self {
    case .label: "label"
    case .entry: "entry"
    case .subtotal: "subtotal"
    case .total: "total"
    case .failure: "failure"
    }
  }
}
