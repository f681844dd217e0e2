extension Unit {
  /// Whether a name may become a unit's as more of it is typed.
  ///
  /// ```swift
  /// Unit.isBeginningOfName("kilom")   // true
  /// Unit.isBeginningOfName("qq")      // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of units.
  public static func isBeginningOfName(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    if spellings.contains(where: { $0.hasPrefix(name) }) { return true }
    return UnitPrefix.allCases.contains { prefix in
      if prefix.name.hasPrefix(name) { return true }
      guard name.hasPrefix(prefix.name) else { return false }
      let rest = name.dropFirst(prefix.name.count)
      return spellings.contains { $0.hasPrefix(rest) }
    }
  }
}
