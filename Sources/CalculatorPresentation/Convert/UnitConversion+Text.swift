/// A conversion as a session stores it: whether it is on, the marked line, the pair, and the pairs before.
///
/// ```
/// on upper in>cm ft>m
/// ```
extension UnitConversion {
  private static let on = "on"
  private static let off = "off"

  /// Returns the text, which also says whether conversion is on.
  func text(isOn: Bool) -> String {
    var text = (isOn ? Self.on : Self.off) + " " + marked.name
    for pair in [pair] + recent { text += " " + pair.upper.id + ">" + pair.lower.id }
    return text
  }

  /// Whether a text says that conversion is on.
  static func isOn(_ text: String) -> Bool {
    UnitConversion(text: text) != nil && text.split(separator: " ").first.map { $0 == on } ?? false
  }

  /// Reads a text; nil if it is not valid, or names an unknown unit.
  init?(text: String) {
    let words = text.split(separator: " ")
    let pairs = words.dropFirst(2).prefix(Self.recentLimit + 1).compactMap { Pair(text: $0) }
    guard words.count > 2, [Self.on, Self.off].contains(String(words[0])),
      let line = Line(name: words[1]), pairs.count + 2 == words.count,
      let first = pairs.first
    else { return nil }
    self.init(upper: first.upper, lower: first.lower)
    marked = line
    remember(Array(pairs.dropFirst()))
  }
}

extension UnitConversion.Pair {
  fileprivate init?(text: Substring) {
    let ids = text.split(separator: ">")
    guard ids.count == 2, let upper = ConversionUnit(id: String(ids[0])),
      let lower = ConversionUnit(id: String(ids[1])), upper.converts(to: lower)
    else { return nil }
    self.init(upper: upper, lower: lower)
  }
}
