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
    for place in history.places(neededBy: [index], except: { bases[$0] != nil }) {
      let slot = history.slots[place]
      bases[slot.entry.id] = basis(
        of: slot.entry.expression, slot.references, in: slot.entry.angleUnit)
    }
    return bases[history.slots[index].entry.id] ?? 0
  }

  private func basis(
    of expression: String, _ references: [HistoryEntry.ID], in unit: AngleUnit
  ) -> UInt32 {
    var bytes = Array(expression.utf8)
    bytes += unit.name.utf8
    for id in references {
      // One that is missing has the basis 0, as nearly none that is there.
      let basis = bases[id] ?? 0
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: basis >> shift))
      }
    }
    return CRC32(bytes).value
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
