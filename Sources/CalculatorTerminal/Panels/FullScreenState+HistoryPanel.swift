import CalculatorPresentation

extension FullScreenState {
  /// How many milliseconds a history stands before it is read again: a second, and one for each
  /// calculation where there are more, because a long one takes a while.
  private var historyPause: Int { max(1_000, viewModel.history.rows.count) }

  /// Reads an open history again, for what other programs have kept meanwhile, when a key comes; the
  /// chosen calculation stays chosen.
  ///
  /// - Returns: Whether the key may be used: not where another program has removed what was chosen.
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
