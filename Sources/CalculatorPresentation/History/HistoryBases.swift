import CalculatorModel

/// The bases of results: for each entry, a checksum of its expression, its angle unit and the bases of all
/// entries whose results it uses.
///
/// A result is kept with the basis that it was calculated from. If that is no longer its entry's basis, another
/// program has edited an entry that this one uses while this one was being calculated; see
/// ``History/refresh(within:)``. One in 2^32 such changes goes unnoticed.
struct HistoryBases {
  private var bases: [HistoryEntry.ID: UInt32] = [:]

  /// Returns the basis of the entry at a place.
  mutating func basis(ofEntryAt index: Int, in history: History) -> UInt32 {
    let slot = history.slots[index]
    if let known = bases[slot.entry.id] { return known }
    // The entry itself is the last of those that it needs.
    let needed = history.places(neededBy: [index], except: { bases[$0] != nil }).dropLast()
    for place in needed { note(basisOf: history.slots[place]) }
    return note(basisOf: slot)
  }

  /// Computes and remembers the basis of an entry, given the known bases of the entries it uses.
  @discardableResult
  private mutating func note(basisOf slot: History.Slot) -> UInt32 {
    var bytes = Array(slot.entry.expression.utf8)
    bytes += slot.entry.angleUnit.name.utf8
    for id in slot.references {
      // A missing entry has the basis 0, which hardly any existing entry has.
      let basis = bases[id] ?? 0
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: basis >> shift))
      }
    }
    let basis = CRC32(bytes).value
    bases[slot.entry.id] = basis
    return basis
  }
}

extension History {
  /// Returns the places of some entries and of all entries whose results they need, in order, except those
  /// already known.
  ///
  /// An entry only refers to entries before it, so each place comes after those that it needs: no recursion is
  /// required.
  func places(
    neededBy indices: [Int], except isKnown: (HistoryEntry.ID) -> Bool
  ) -> [Int] {
    var needed: [Int] = []
    var seen = Set(indices)
    var waiting = indices
    while let user = waiting.popLast() {
      guard !isKnown(slots[user].entry.id) else { continue }
      needed.append(user)
      for id in slots[user].references {
        if let used = index(of: id), used < user, seen.insert(used).inserted {
          waiting.append(used)
        }
      }
    }
    return needed.sorted()
  }

  /// Whether the result of the entry at a place was calculated from something other than what it uses now.
  ///
  /// An entry without references has its result from its own expression, unless a reference in it was replaced,
  /// which leaves a basis.
  func isStale(at index: Int, _ bases: inout HistoryBases) -> Bool {
    let slot = slots[index]
    if slot.references.isEmpty, slot.entry.result.basis == 0 { return false }
    return slot.entry.result.basis != bases.basis(ofEntryAt: index, in: self)
  }

  /// Returns the result with its basis set, as the result of the entry at a place.
  func result(
    _ result: HistoryResult, ofEntryAt index: Int, _ bases: inout HistoryBases
  ) -> HistoryResult {
    var result = result
    let uses = !slots[index].references.isEmpty
    result.basis = uses ? bases.basis(ofEntryAt: index, in: self) : 0
    return result
  }
}
