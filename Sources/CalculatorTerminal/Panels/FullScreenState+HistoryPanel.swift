import CalculatorPresentation

extension FullScreenState {
  /// The milliseconds before a history is read again: a second, or one for each calculation if there are
  /// more, because a long history takes a while.
  private var historyPause: Int { max(1_000, viewModel.history.rows.count) }

  /// Reads an open history again at a key press, to see what other programs have kept; the chosen calculation
  /// stays chosen.
  ///
  /// - Returns: Whether the key may be used: not if another program has removed the chosen calculation.
  mutating func readHistoryAgain(at now: Int) -> Bool {
    guard let panel, panel.subject == .history, panel.isAtRest,
      historyReading.map({ now - $0 >= historyPause }) ?? true
    else { return true }
    historyReading = now
    let places = HistoryPlaces(viewModel.history.history)
    let index = panel.cursor.index
    let chosen = places.indices.contains(index) ? places[index].id : nil
    viewModel.readHistory()
    guard let chosen else { return true }
    let content = content(of: panel)
    let visible = layout(of: panel, content).list.height
    if let index = HistoryPlaces(viewModel.history.history).firstIndex(where: { $0.id == chosen }) {
      self.panel?.cursor.choose(index, count: content.count, visible: visible)
      return true
    }
    self.panel?.cursor.fit(count: content.count, visible: visible)
    self.panel?.footing = .notice(viewModel.catalogue.text(.sentence(.calculationIsRemoved)))
    return false
  }
}
