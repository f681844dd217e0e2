/// Numbers for the names that lines mention, so that comparing them is comparing numbers.
struct NameNumbers: Sendable {
  private var numbers: [[UInt8]: Int] = [:]

  /// How lines have spelled the names that they define, the last one of each.
  private var spellings: [Int: [UInt8]] = [:]

  /// The names that lines have defined in more than one spelling.
  private var severalSpellings: Set<Int> = []

  /// How many names have a number.
  var count: Int { numbers.count }

  /// The number of a name, which it keeps.
  mutating func number(of name: ArraySlice<UInt8>) -> Int {
    let name = Array(name)
    if let number = numbers[name] { return number }
    let number = numbers.count
    numbers[name] = number
    return number
  }

  /// The number of a name that a line defines; names that differ in capitals share it.
  mutating func number(ofDefined name: [UInt8]) -> Int {
    let number = number(of: name.lowercased[...])
    if spellings[number, default: name] != name { severalSpellings.insert(number) }
    spellings[number] = name
    return number
  }

  /// Whether below a line that defines a name none above it is meant: not where another is spelled otherwise, as
  /// `pay` above `Pay: 2`.
  func hidesOthers(_ number: Int) -> Bool { !severalSpellings.contains(number) }
}
