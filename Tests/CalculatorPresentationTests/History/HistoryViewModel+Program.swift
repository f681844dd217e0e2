import CalculatorPresentation

extension HistoryViewModel {
  /// Creates the history of a program that uses a storage, with identifiers of its own.
  convenience init(of storage: any HistoryStorage, program number: UInt64 = 1) {
    var next = number << 32
    self.init(
      storage: storage, clock: { 1_763_750_000 },
      random: {
        next += 1
        return next
      })
  }

  /// The calculations that it shows, the newest first.
  var shown: [String] { rows.map(\.calculationText) }
}

extension InMemoryHistory {
  /// The entries that result from its lines.
  var entries: [HistoryEntry] { History(lines: lines()).entries }
}
