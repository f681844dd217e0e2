import Quantities

/// Guesses which known name an unknown one was meant to be.
package enum NameSuggestion {
  /// The longest name that is compared with others.
  private static let lengthLimit = 24

  /// The known name nearest to an unknown one, if any is near enough.
  ///
  /// A name is near with one slip (a letter left out, inserted, changed or swapped) in three or four letters, two in
  /// more, or if it is a shorter form: `sine`, `maximum`.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - userNames: The names defined by the user.
  /// - Returns: The known name, in its own spelling.
  static func nearest(to name: ArraySlice<UInt8>, besides userNames: [String]) -> String? {
    nearest(to: name, among: BuiltInName.spellings + userNames)
  }

  /// The name nearest to one that isn't among them, if any is near enough.
  ///
  /// ```swift
  /// NameSuggestion.nearest(to: Array("histroy".utf8)[...], among: ["repl", "history"])   // "history"
  /// ```
  package static func nearest(to name: ArraySlice<UInt8>, among names: [String]) -> String? {
    guard (2...lengthLimit).contains(name.count) else { return nil }
    let typed = lowercased(name)
    var nearest: String?
    var prefix: String?
    var least = min(2, (typed.count - 1) / 2) + 1
    var longest = 2
    for candidate in names {
      let known = lowercased(Array(candidate.utf8)[...])
      guard known.count <= lengthLimit else { continue }
      let distance = distance(typed, known)
      if distance < least { (nearest, least) = (candidate, distance) }
      if known.count > longest, typed.starts(with: known) {
        (prefix, longest) = (candidate, known.count)
      }
    }
    return least <= 1 ? nearest : prefix ?? nearest
  }

  /// Whether a word may be a unit with a slip in it: `metrs`, `kilometrs`, but not `cars`, since few mistype the first
  /// letter.
  static func mayBeUnit(_ word: ArraySlice<UInt8>) -> Bool {
    let typed = lowercased(word)
    let prefix = UnitPrefix.allCases.first {
      $0.name.utf8.count > 3 && typed.starts(with: $0.name.utf8)
    }
    let start = Array(typed.dropFirst(prefix?.name.utf8.count ?? 0))
    guard start.count <= lengthLimit, let first = start.first, first < 128 else { return false }
    return unitsByFirstLetter[Int(first)].contains { hasOneSlip(start, $0) }
  }

  /// Whether two words differ by a letter that is inserted, left out or changed, or by two neighbours that are swapped.
  ///
  /// The part between the letters that both begin and end with is then at most one letter in each, or two.
  private static func hasOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let shorter = min(left.count, right.count)
    guard max(left.count, right.count) - shorter < 2 else { return false }
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    switch (left.count - start - end, right.count - start - end) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return left[start] == right[start + 1] && left[start + 1] == right[start]
    default: return false
    }
  }

  /// The spellings of units by their first letter, as a line may contain thousands of words to compare.
  private static let unitsByFirstLetter: [[[UInt8]]] = {
    var units: [[[UInt8]]] = Array(repeating: [], count: 128)
    for spelling in Unit.spellings {
      let known = Array(spelling.utf8)
      guard (3...lengthLimit).contains(known.count), known[0] < 128 else { continue }
      units[Int(known[0])].append(known)
    }
    return units
  }()

  private static func lowercased(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
  }

  /// The number of letters to insert, leave out, change or swap with their neighbour.
  ///
  /// Each counts at most once: optimal string alignment, after F. Damerau, "A technique for computer detection and
  /// correction of spelling errors", 1964.
  ///
  /// - Complexity: O(*mn*) in the lengths of the names, which are limited.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var distance = min(last[j + 1], row[j]) + 1
        distance = min(distance, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
