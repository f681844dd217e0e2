/// The variables and functions of lines that build on each other, by name.
///
/// Each name has the meanings that lines gave it, and is seen from one line: it means the last of those
/// above it (SHEET N1). A ``Worksheet`` has no lines and gives each name one meaning.
///
/// Names are compared byte by byte, so that no tables of Unicode are needed. Where names are found in any case, each
/// variable stands under a second key, which all that differ from it in capitals of ASCII share.
struct Definitions: Sendable {
  enum Meaning: Sendable {
    case variable(Variable)
    case function(UserFunction)
    /// The line that should have given the name a meaning has an error, or uses one that has: the line
    /// whose error is meant.
    case failure(line: Int)
    /// The line that gives the name its meaning costs more than there was to spend.
    case pending

    /// Whether the label of a line gave it.
    var isLabel: Bool {
      if case .variable(let variable) = self { variable.isLabel } else { false }
    }

    /// The memory that the definition takes, in steps of an expression.
    var size: Int {
      switch self {
      case .variable(let variable): variable.size
      case .function(let function): function.body.size
      case .failure, .pending: 1
      }
    }
  }

  private struct Entry: Sendable {
    var key: [UInt8]
    /// The meanings, from the first line down.
    var meanings: [(line: Int, meaning: Meaning)]

    /// The place of the first meaning that a line gave or one further down.
    func firstMeaning(from line: Int) -> Int {
      var (low, high) = (0, meanings.count)
      if high > 0, meanings[high - 1].line < line { return high }
      while low < high {
        let middle = (low + high) / 2
        if meanings[middle].line < line { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private var entries: [Entry] = []
  private var places: [[UInt8]: Int] = [:]

  /// The most names.
  private let limit: Int

  /// The most memory of all definitions together, in steps of an expression.
  private let sizeLimit: Int

  /// Whether a name is found though its letters differ in case.
  private let findsAnyCase: Bool

  /// The memory of all definitions together.
  private(set) var size = 0

  /// The line that names are seen from.
  var line = Int.max

  /// Creates definitions of no names.
  init(
    limit: Int = Worksheet.definitionLimit, sizeLimit: Int = Worksheet.sizeLimit,
    findsAnyCase: Bool = false
  ) {
    (self.limit, self.sizeLimit) = (findsAnyCase ? 2 * limit : limit, sizeLimit)
    self.findsAnyCase = findsAnyCase
  }

  /// How many names there are, whether they are seen or not.
  var count: Int { entries.count }

  /// The names that are seen, in alphabetical order.
  var names: [String] { placesInOrder.map { String(decoding: entries[$0].key, as: UTF8.self) } }

  /// The meanings that are seen, in alphabetical order of the names.
  var meanings: [Meaning] { placesInOrder.map { self[$0] } }

  private var placesInOrder: [Int] {
    entries.indices.filter {
      lastAbove(in: entries[$0]) != nil && entries[$0].key.last != Keyword.endOfLabelKey
    }
    .sorted { entries[$0].key.lexicographicallyPrecedes(entries[$1].key) }
  }

  /// What a name that is seen means, by its place.
  subscript(index: Int) -> Meaning {
    guard let last = lastAbove(in: entries[index]) else {
      preconditionFailure("only a name that is seen has a place")
    }
    return entries[index].meanings[last].meaning
  }

  /// The line that gave a name its meaning.
  func line(ofDefinition index: Int) -> Int? {
    lastAbove(in: entries[index]).map { entries[index].meanings[$0].line }
  }

  /// The line that gives a name the meaning which it has in a line; nil where it has none there.
  func line(defining name: [UInt8], above line: Int) -> Int? {
    guard let entry = places[name].map({ entries[$0] }) else { return nil }
    let next = entry.firstMeaning(from: line)
    return next == 0 ? nil : entry.meanings[next - 1].line
  }

  /// The place of a name, if it is seen.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    guard !entries.isEmpty, let index = places[Array(name)] else { return nil }
    return lastAbove(in: entries[index]) == nil ? nil : index
  }

  /// The place of a name, or else of the last that differs from it in case alone.
  func index(inAnyCaseOf name: ArraySlice<UInt8>) -> Int? {
    index(of: name) ?? Self.keyOfAnyCase(name).flatMap { index(of: $0[...]) }
  }

  /// The key that names share whose letters differ in case alone; nil of one letter, which is another as a capital,
  /// and of a key that is no name.
  static func keyOfAnyCase(_ name: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard name.count > 1, name.last != Keyword.endOfLabelKey else { return nil }
    return name.lowercased + [Keyword.endOfLabelKey, Keyword.endOfLabelKey]
  }

  /// The first line that defines a name which is not seen; nil where none does.
  func firstLineBelow(_ name: ArraySlice<UInt8>) -> Int? {
    guard !entries.isEmpty else { return nil }
    return places[Array(name)].flatMap { entries[$0].meanings.first { $0.line > line }?.line }
  }

  /// The place of the last meaning above the line that is looked from.
  private func lastAbove(in entry: Entry) -> Int? {
    let next = entry.firstMeaning(from: line)
    return next == 0 ? nil : next - 1
  }

  /// What a line gave a name for a meaning; nil where it did not.
  func meaning(of name: [UInt8], from line: Int) -> Meaning? {
    guard let index = places[name] else { return nil }
    let position = entries[index].firstMeaning(from: line)
    guard position < entries[index].meanings.count,
      entries[index].meanings[position].line == line
    else { return nil }
    return entries[index].meanings[position].meaning
  }

  /// Gives a name its meaning from a line on, in place of the one that it had from there.
  ///
  /// - Throws: ``ExpressionError`` at the name's place beyond the limits of ``Worksheet``.
  mutating func define(
    _ name: [UInt8], as meaning: Meaning, from line: Int = 0, at place: Range<Int>
  ) throws(ExpressionError) {
    try give(name, meaning, from: line, at: place)
    if case .function = meaning { return }
    if findsAnyCase, let key = Self.keyOfAnyCase(name) {
      try give(key, meaning, from: line, at: place)
    }
  }

  private mutating func give(
    _ name: [UInt8], _ meaning: Meaning, from line: Int, at place: Range<Int>
  ) throws(ExpressionError) {
    let index = places[name]
    guard index != nil || entries.count < limit else {
      throw ExpressionError(.tooManyDefinitions, at: place)
    }
    guard let index else {
      try grow(by: meaning.size, at: place)
      places[name] = entries.count
      entries.append(Entry(key: name, meanings: [(line, meaning)]))
      return
    }
    let position = entries[index].firstMeaning(from: line)
    if position < entries[index].meanings.count, entries[index].meanings[position].line == line {
      try grow(by: meaning.size - entries[index].meanings[position].meaning.size, at: place)
      entries[index].meanings[position].meaning = meaning
    } else {
      try grow(by: meaning.size, at: place)
      entries[index].meanings.insert((line, meaning), at: position)
    }
  }

  private mutating func grow(by amount: Int, at place: Range<Int>) throws(ExpressionError) {
    guard size + amount <= sizeLimit else {
      throw ExpressionError(.tooManyDefinitions, at: place)
    }
    size += amount
  }

  /// Takes away the meaning that a line gave a name.
  mutating func remove(_ name: [UInt8], from line: Int) {
    take(name, from: line)
    if findsAnyCase, let key = Self.keyOfAnyCase(name) { take(key, from: line) }
  }

  private mutating func take(_ name: [UInt8], from line: Int) {
    guard let index = places[name] else { return }
    let position = entries[index].firstMeaning(from: line)
    guard position < entries[index].meanings.count,
      entries[index].meanings[position].line == line
    else { return }
    size -= entries[index].meanings[position].meaning.size
    entries[index].meanings.remove(at: position)
    // A name without meanings would stand against the limit.
    guard entries[index].meanings.isEmpty else { return }
    places[entries[index].key] = nil
    let last = entries.removeLast()
    if index < entries.count {
      entries[index] = last
      places[last.key] = index
    }
  }

  /// Has all that lines from one on defined be of so many lines further down.
  ///
  /// - Complexity: O(*n*) in the number of definitions.
  mutating func shift(from line: Int, by distance: Int) {
    for index in entries.indices where (entries[index].meanings.last?.line ?? -1) >= line {
      for place in entries[index].firstMeaning(from: line)..<entries[index].meanings.count {
        entries[index].meanings[place].line += distance
        if case .failure(let root) = entries[index].meanings[place].meaning, root >= line {
          entries[index].meanings[place].meaning = .failure(line: root + distance)
        }
      }
    }
  }
}
