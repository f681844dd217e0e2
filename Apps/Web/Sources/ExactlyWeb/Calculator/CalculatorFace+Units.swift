import CalculatorPresentation

extension CalculatorFace {
  /// Does what the page asks of the two lines of a conversion and of the list of units.
  func performOnUnits(_ message: PageMessage) throws(Refusal) {
    switch message.name {
    case "mark": viewModel.mark(try line(message.argument))
    case "units":
      let line = try line(message.argument)
      if panel != .units { showUnits() }
      (unitLine, unitSearch) = (line, "")
    case "find-units": unitSearch = message.body
    default:
      viewModel.chooseUnitRow(id: message.argument, for: unitLine)
      unitSearch = ""
    }
  }

  private func line(_ name: String) throws(Refusal) -> UnitConversion.Line {
    try UnitConversion.Line(name: name).orRefusal("unknown line")
  }

  /// Shows the units for the line that keys type into, where units can be converted.
  func showUnits() {
    viewModel.perform(.units)
    guard let conversion = viewModel.conversion else { return }
    (unitLine, unitSearch) = (conversion.marked, "")
    show(.units)
  }
}
