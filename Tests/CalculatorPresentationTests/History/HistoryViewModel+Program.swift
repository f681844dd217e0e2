import CalculatorPresentation

extension HistoryViewModel {
  /// A program that uses a storage; its entries have identifiers of their own.
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
  /// The entries that its lines lead to.
  var entries: [HistoryEntry] { History(lines: lines()).entries }
}
