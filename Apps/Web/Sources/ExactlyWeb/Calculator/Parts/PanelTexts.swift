import CalculatorPresentation

/// The texts that panels need besides those of ``PageTexts``, which are present before any panel.
struct PanelTexts {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.object("texts") { json in
      for (name, command) in Self.commands {
        json.member(name, catalogue.text(.command(command)))
      }
      json.member("label", catalogue.text(.part(.label)))
    }
  }

  private static let commands: [(String, CommandName)] = [
    ("cancel", .cancel), ("done", .done), ("reuse", .reuseResult), ("edit", .edit),
    ("editLabel", .label), ("remove", .remove), ("clearHistory", .clearHistory),
    ("exportText", .exportText), ("exportCSV", .exportCSV), ("exportJSON", .exportJSON),
  ]
}
