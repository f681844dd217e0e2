/// Numbers for the names that lines mention, so that comparing them is comparing numbers.
struct NameNumbers: Sendable {
  private var numbers: [[UInt8]: Int] = [:]

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
}
