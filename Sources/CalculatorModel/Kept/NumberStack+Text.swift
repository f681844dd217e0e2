extension NumberStack {
  /// Returns the stack as a single text that reads back; nil if a number has no exact text.
  ///
  /// The text says whether the stack is on, whether the next number overwrites x, and gives the places and
  /// steps of its numbers.
  func text(_ numbers: inout NumberTexts) -> String? {
    if !isOn, levels.isEmpty { return "" }
    var parts = [isOn ? "on" : "off", overwrites ? "over" : "above"]
    for level in levels {
      guard let place = numbers.place(of: level.number), let steps = level.steps.words(&numbers)
      else { return nil }
      parts.append("\(place) " + steps)
    }
    return parts.joined(separator: "|")
  }

  /// Reads a text; nil if it doesn't describe a stack.
  init?(text: String, _ numbers: NumberTexts) {
    self.init()
    guard !text.isEmpty else { return }
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard (2...Self.limit + 2).contains(parts.count), parts[0] == "on" || parts[0] == "off",
      parts[1] == "over" || parts[1] == "above"
    else { return nil }
    isOn = parts[0] == "on"
    overwrites = parts[1] == "over"
    for part in parts.dropFirst(2) {
      guard let space = part.firstIndex(of: " "),
        let number = Int(part[..<space]).flatMap({ numbers.operand(at: $0) }),
        let steps = [Step.Kind](words: part[part.index(after: space)...], numbers),
        steps.operandCount == 1
      else { return nil }
      levels.append(Level(number, steps: steps))
    }
    // Overwriting needs a number to overwrite.
    guard !overwrites || !levels.isEmpty else { return nil }
  }
}
