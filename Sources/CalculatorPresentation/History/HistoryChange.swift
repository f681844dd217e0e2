import CalculatorModel

/// A change that the user made to the history, which can be undone and redone.
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

  /// The entries that were changed or removed, as they were.
  private(set) var before: [Place]

  /// The new states of those that still exist.
  private(set) var after: [Place]

  /// Creates the difference between two states, without entries that were only added.
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

  /// The change that undoes this one.
  var reversed: HistoryChange {
    var change = self
    (change.before, change.after) = (after, before)
    return change
  }

  /// Whether an entry was changed and still exists.
  func touches(_ id: HistoryEntry.ID) -> Bool { after.contains { $0.entry.id == id } }
}

extension History {
  /// Brings the entries from their state before a change to their state after it.
  ///
  /// An entry in neither state, because another program has changed it meanwhile, stays as it is.
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
        insert(place.entry, after: place.previous)
      }
    }
  }
}
