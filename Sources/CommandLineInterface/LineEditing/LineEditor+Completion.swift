extension LineEditor {
  /// Completes the name before the cursor as far as all names that begin like it agree.
  ///
  /// - Parameter completions: The completions of a name, given the text before it.
  /// - Returns: The completions to choose from, if nothing could be inserted.
  mutating func complete(
    with completions: (_ name: String, _ before: String) -> [Completion]
  ) -> Outcome? {
    var start = cursor
    while start > 0, characters[start - 1].isOfWord { start -= 1 }
    // In `2pi` the name begins after the number.
    let hasNumber = start < cursor && characters[start].isNumber
    while start < cursor, characters[start].isNumber { start += 1 }
    if hasNumber, start == cursor { return nil }
    let name = String(characters[start..<cursor])
    let completions = completions(name, String(characters[..<start]))
    guard var common = completions.first.map({ Array($0.name) }) else { return nil }
    for completion in completions {
      common = Array(zip(common, completion.name).prefix { $0 == $1 }.map(\.0))
    }
    if common.count > cursor - start {
      insert(Array(common.dropFirst(cursor - start)))
      return nil
    }
    return completions.count > 1 ? .completions(completions) : nil
  }
}
