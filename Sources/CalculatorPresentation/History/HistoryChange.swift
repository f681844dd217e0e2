import CalculatorModel

/// What a person has changed of the history, so that it can be taken back and done again.
///
/// ```swift
/// let change = HistoryChange(from: before, to: after)
/// history.restore(change.reversed)   // as before
/// ```
struct HistoryChange: Hashable, Sendable {
  /// An entry, and the one before it.
  struct Place: Hashable, Sendable {
    var entry: HistoryEntry
    var previous: HistoryEntry.ID?
  }

  /// The entries that are others now, as they were.
  private(set) var before: [Place]

  /// What has become of those that are still there.
  private(set) var after: [Place]

  /// The difference between two states; what was only added does not belong to it.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  init(from old: History, to new: History) {
    (before, after) = ([], [])
    var previous: HistoryEntry.ID?
    for slot in old.slots {
      let id = slot.entry.id
      let entry = new.entry(id)
      if entry != slot.entry {
        before.append(Place(entry: slot.entry, previous: previous))
        if let entry { after.append(Place(entry: entry, previous: previous)) }
      }
      previous = id
    }
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { before.isEmpty }

  /// The change that takes this one back.
  var reversed: HistoryChange {
    var change = self
    (change.before, change.after) = (after, before)
    return change
  }

  /// Whether an entry has become another one.
  func touches(_ id: HistoryEntry.ID) -> Bool { after.contains { $0.entry.id == id } }
}

extension History {
  /// Makes of the entries as they were before a change what they are after it.
  ///
  /// An entry that is neither, as another program has changed it meanwhile, stays as it is.
  mutating func restore(_ change: HistoryChange) {
    for place in change.before
    where !change.after.contains(where: { $0.entry.id == place.entry.id }) {
      takeOut(place.entry)
    }
    for place in change.after {
      let old = change.before.first { $0.entry.id == place.entry.id }
      if let index = index(of: place.entry.id) {
        if entries[index] == old?.entry { replace(entryAt: index, with: place.entry) }
      } else if old == nil {
        insert(place.entry, behind: place.previous)
      }
    }
  }
}
