import CalculatorModel

/// What results are calculated from: for each entry a checksum of its expression, its angle unit and
/// the same of all entries whose results it uses.
///
/// A result is kept with the basis that it was calculated from. Where that is not the basis of its
/// entry any more, another program has edited an entry that this one uses while this one was
/// calculated; see ``History/refresh(within:)``. One in 2^32 of such changes is not noticed.
struct HistoryBases {
  private var bases: [HistoryEntry.ID: UInt32] = [:]

  /// The basis of the entry at a place.
  mutating func basis(ofEntryAt index: Int, in history: History) -> UInt32 {
    let slot = history.slots[index]
    if let known = bases[slot.entry.id] { return known }
    // The entry itself is the last of those that it needs.
    let needed = history.places(neededBy: [index], except: { bases[$0] != nil }).dropLast()
    for place in needed { note(basisOf: history.slots[place]) }
    return note(basisOf: slot)
  }

  /// Remembers the basis of an entry, for which those of what it uses are known.
  @discardableResult
  private mutating func note(basisOf slot: History.Slot) -> UInt32 {
    var bytes = Array(slot.entry.expression.utf8)
    bytes += slot.entry.angleUnit.name.utf8
    for id in slot.references {
      // One that is missing has the basis 0, as nearly none that is there.
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
  /// The places of some entries and of all whose results they need, in order, except those that are
  /// known already.
  ///
  /// An entry's references are to entries before it, so each place comes after those that it needs:
  /// going through them takes no recursion.
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

  /// Whether the result of the entry at a place was calculated from something else than what it uses
  /// now.
  ///
  /// An entry that refers to none has its result from its own expression, unless a reference was
  /// replaced in it, which leaves a basis.
  func isStale(at index: Int, _ bases: inout HistoryBases) -> Bool {
    let slot = slots[index]
    if slot.references.isEmpty, slot.entry.result.basis == 0 { return false }
    return slot.entry.result.basis != bases.basis(ofEntryAt: index, in: self)
  }

  /// The result, told what it was calculated from, as the result of the entry at a place.
  func result(
    _ result: HistoryResult, ofEntryAt index: Int, _ bases: inout HistoryBases
  ) -> HistoryResult {
    var result = result
    let uses = !slots[index].references.isEmpty
    result.basis = uses ? bases.basis(ofEntryAt: index, in: self) : 0
    return result
  }
}
