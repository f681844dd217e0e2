/// The places of a history's rows, the newest first, with their entries.
///
/// A view that draws only the visible rows creates only those: rows are identified without being created.
public struct HistoryPlaces: RandomAccessCollection, Sendable {
  /// A row's place.
  public struct Place: Hashable, Identifiable, Sendable {
    /// The entry.
    public let id: HistoryEntry.ID

    /// The place in ``HistoryRows``, 0 for the newest.
    public let position: Int
  }

  private let history: History

  /// Creates the places of a history's rows.
  public init(_ history: History) {
    self.history = history
  }

  /// The place of the newest row.
  public var startIndex: Int { 0 }

  /// The place after the oldest row.
  public var endIndex: Int { history.count }

  /// Returns the time at which a row was calculated.
  func time(ofRowAt position: Int) -> Int64 {
    history.slots[history.count - 1 - position].entry.time
  }

  /// The row at a place, 0 for the newest.
  public subscript(position: Int) -> Place {
    Place(id: history.slots[history.count - 1 - position].entry.id, position: position)
  }
}
