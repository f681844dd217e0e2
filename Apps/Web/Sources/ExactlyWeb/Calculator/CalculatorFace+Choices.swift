import CalculatorPresentation

/// The lists to choose from.
// Most calculations are done without one: the page loads all of this later.
extension CalculatorFace {
  /// The subject of a list and the search typed into it.
  struct Choosing {
    var subject = ChoiceList.Subject.constants
    var search = ""
  }

  /// Carries out the page's requests for the two lines of a conversion and for the open list.
  @inline(never)
  func performOnChoices(_ message: PageMessage) throws(Refusal) {
    switch message.name {
    case "mark": viewModel.mark(try line(message.argument))
    case "units":
      let line = try line(message.argument)
      if panel != .units { showUnits() }
      choosing = Choosing(subject: .units(line))
    case "find": choosing.search = message.body
    default:
      // The page carries out commands itself, without asking.
      let action = try ChoiceAction(id: message.argument).orRefusal("unknown choice")
      viewModel.choose(action, from: choosing.subject)
      choosing.search = ""
    }
  }

  private func line(_ name: String) throws(Refusal) -> UnitConversion.Line {
    try UnitConversion.Line(name: name).orRefusal("unknown line")
  }

  /// Shows the units for the line that keys type into, if units can be converted.
  @inline(never)
  func showUnits() {
    viewModel.perform(.units)
    guard let conversion = viewModel.conversion else { return }
    show(.units)
    choosing = Choosing(subject: .units(conversion.marked))
  }

  /// Starts a new list.
  @inline(never)
  func beginChoosing(_ panel: PagePanel) {
    choosing = Choosing(
      subject: panel == .commands ? .commands(.none(functionKeys: [:])) : .constants)
  }

  @inline(never)
  func drawChoices(of panel: PagePanel, on screen: inout Screen) {
    screen.show("panel") { json in
      json.object { json in
        json.member("kind", panel.rawValue)
        ChoicesPart(choosing, viewModel).write(to: &json)
      }
    }
  }
}
