import CalculatorPresentation

extension CalculatorFace {
  // Most calculations have no dates: the page loads this later.
  @inline(never)
  func beginDates(at time: Int64) {
    if dates == nil { dates = DatesEntry(time: time) }
  }

  /// Takes an entry in the panel of dates, or uses the days as the operand.
  @inline(never)
  func enterDates(_ words: String) throws(Refusal) {
    guard let dates else { throw Refusal(reason: "the panel of dates was not opened") }
    if words == "use" {
      viewModel.endTyping()
      viewModel.useDays(of: dates.form)
    } else {
      try dates.enter(words)
    }
  }

  @inline(never)
  func drawDates(_ dates: DatesEntry, on screen: inout Screen) {
    let catalogue = viewModel.catalogue
    dates.form.language = catalogue.language
    screen.show("panel") { json in
      json.object { json in
        json.member("kind", PagePanel.dates.rawValue)
        json.member("title", catalogue.text(PagePanel.dates.title))
        DatesPart(dates, catalogue: catalogue).write(to: &json)
      }
    }
  }
}
