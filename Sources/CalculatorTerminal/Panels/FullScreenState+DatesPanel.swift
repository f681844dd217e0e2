import CalculatorPresentation

extension FullScreenState {
  /// The content of the dates panel.
  var datesContent: PanelContent {
    let form = dates ?? DatesForm(today: today)
    let catalogue = viewModel.catalogue
    return PanelContent(
      title: title(of: .dates), count: DatesLine.allCases.count, width: 48
    ) { index, _ in
      DatesLine.allCases.indices.contains(index)
        ? DatesLine.allCases[index].line(of: form, in: catalogue) : PanelContent.Line(text: "")
    }
  }

  /// Starts with today, unless something was entered before.
  mutating func beginDates() {
    dates = dates ?? DatesForm(today: today)
  }

  /// The chosen line; nil in other panels.
  private var datesLine: DatesLine? {
    guard let panel, panel.subject == .dates,
      DatesLine.allCases.indices.contains(panel.cursor.index)
    else { return nil }
    return DatesLine.allCases[panel.cursor.index]
  }

  /// Asks for the text of the chosen field, or toggles a switch.
  mutating func enterDates() {
    switch datesLine {
    case .countsLastDay, .direction: stepDates(by: 1)
    case let line?:
      if let field = line.field, let dates { ask(.date(field), text: dates[field]) }
    case nil: break
    }
  }

  /// Steps the chosen field by a number, or toggles a switch.
  mutating func stepDates(by step: Int) {
    panel?.footing = .keys
    switch datesLine {
    case .countsLastDay: dates?.countsLastDay.toggle()
    case .direction: dates?.turnDirection()
    case let line?: if let field = line.field { dates?.step(field, by: step) }
    case nil: break
    }
  }

  /// Enters a text in a field, or returns the reason for refusing it and changes nothing.
  mutating func takeDates(_ text: String, in field: DatesForm.Field) -> DatesProblem? {
    var changed = dates
    changed?.language = viewModel.catalogue.language
    changed?.enter(text, in: field)
    if let problem = changed?.problem(in: field) { return problem }
    dates = changed
    return nil
  }

  /// The text to copy from the chosen line: the date that the steps lead to, a field's date, or else the days.
  var datesToCopy: String? {
    switch datesLine {
    case .result: dates?.resultToCopy
    case .from: dates?[.from]
    case .to: dates?[.to]
    default: dates?.daysToCopy
    }
  }
}
