/// A number cut into groups of digits, as languages name them.
///
/// ```swift
/// DigitGroups(of: 1_234_567, by: 1_000).groups   // [567, 234, 1]
/// ```
struct DigitGroups {
  /// The groups, from the last digits to the first; 0 has none.
  let groups: [Int]

  /// Cuts a number.
  ///
  /// - Parameters:
  ///   - number: The number to cut.
  ///   - base: The power of ten at which a new group begins, at most a million.
  init(of number: UInt64, by base: UInt64) {
    var groups: [Int] = []
    var rest = number
    while rest > 0 {
      groups.append(Int(rest % base))
      rest /= base
    }
    self.groups = groups
  }

  /// Returns the words of all nonempty groups, the first digits first.
  func words(_ word: (_ group: Int, _ index: Int) -> String) -> [String] {
    var words: [String] = []
    for index in groups.indices.reversed() where groups[index] > 0 {
      words.append(word(groups[index], index))
    }
    return words
  }
}

extension [String] {
  /// Returns the texts joined, with a separator between them.
  func joined(by separator: String) -> String {
    var text = ""
    for (index, element) in enumerated() { text += index == 0 ? element : separator + element }
    return text
  }
}
