import CalculatorPresentation
import Companions

/// The texts that the page may need at any time, in the user's language.
struct PageTexts {
  /// Commands by the names that the page uses for their texts.
  ///
  /// Rows are looked up only in the language that is shown. A text named directly in the code would be present in all
  /// languages instead, and in the part of the module that loads first.
  private static let commands: [(String, CommandName)] = [
    ("menu", .menu), ("more", .more), ("back", .back), ("close", .close), ("help", .help),
    ("stop", .stop), ("reload", .reload), ("copy", .copy), ("copyLink", .copyLink),
    ("paste", .paste), ("sheet", .showSheet),
  ]

  /// Parts of the calculator, and messages about its work.
  private static let parts: [(String, PartName)] = [
    ("calculation", .calculation), ("result", .result), ("commands", .commands),
    ("calculating", .calculating), ("stopped", .stopped), ("restarted", .restarted),
    ("startedAnew", .startedAnew), ("newVersion", .newVersion),
  ]

  private static let companions: [(String, Companion)] = [
    ("fizzBuzz", .fizzBuzz), ("decider", .decider), ("orderSummary", .orderSummary),
  ]

  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.object { json in
      for (name, command) in Self.commands { json.member(name, catalogue.text(.command(command))) }
      for (name, part) in Self.parts { json.member(name, catalogue.text(.part(part))) }
      json.member("companions", Companion.menuTitle(in: catalogue.language))
      for (name, companion) in Self.companions {
        json.member(name, companion.title(in: catalogue.language))
      }
    }
  }
}
