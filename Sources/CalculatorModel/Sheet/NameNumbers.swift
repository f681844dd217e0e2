/// Numbers for the names that lines mention, so that names can be compared as numbers.
struct NameNumbers: Sendable {
  private var numbers: [[UInt8]: Int] = [:]

  /// The last spelling in which lines have defined each name.
  private var spellings: [Int: [UInt8]] = [:]

  /// The names that lines have defined in more than one spelling.
  private var severalSpellings: Set<Int> = []

  /// The number of names with a number.
  var count: Int { numbers.count }

  /// Returns the number of a name, and keeps it for later.
  mutating func number(of name: ArraySlice<UInt8>) -> Int {
    let name = Array(name)
    if let number = numbers[name] { return number }
    let number = numbers.count
    numbers[name] = number
    return number
  }

  /// Returns the number of a name that a line defines; names that differ only in case share it.
  mutating func number(ofDefined name: [UInt8]) -> Int {
    let number = number(of: name.lowercased[...])
    if spellings[number, default: name] != name { severalSpellings.insert(number) }
    spellings[number] = name
    return number
  }

  /// Whether a definition of a name hides those above it: not if another one has a different spelling, as
  /// `pay` above `Pay: 2`.
  func hidesOthers(_ number: Int) -> Bool { !severalSpellings.contains(number) }
}
