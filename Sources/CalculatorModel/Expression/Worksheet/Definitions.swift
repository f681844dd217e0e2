/// The variables and functions of lines that build on each other, by name.
///
/// Each name has the meanings that lines gave it, and is looked up from one line, where it has the last meaning above
///. A ``Worksheet`` has no lines and gives each name one meaning.
///
/// Names are compared byte by byte, so that no Unicode tables are needed. If case is ignored, each variable also has
/// a second key, shared by all names that only differ in the case of ASCII letters.
struct Definitions: Sendable {
  enum Meaning: Sendable {
    case variable(Variable)
    case function(UserFunction)
    /// The line that should have defined the name has an error, or uses one that has; this is the line with the
    /// error.
    case failure(line: Int)
    /// The line that defines the name costs more than there was to spend.
    case pending

    /// Whether it was defined by the label of a line.
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

    /// The place of the first meaning given by a line or by one further down.
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

  /// Whether names are also found if their letters differ in case.
  private let findsAnyCase: Bool

  /// The memory of all definitions together.
  private(set) var size = 0

  /// The line from which names are looked up.
  var line = Int.max

  /// Creates definitions without names.
  init(
    limit: Int = Worksheet.definitionLimit, sizeLimit: Int = Worksheet.sizeLimit,
    findsAnyCase: Bool = false
  ) {
    (self.limit, self.sizeLimit) = (findsAnyCase ? 2 * limit : limit, sizeLimit)
    self.findsAnyCase = findsAnyCase
  }

  /// The number of names, whether visible or not.
  var count: Int { entries.count }

  /// The visible names, in alphabetical order.
  var names: [String] { placesInOrder.map { String(decoding: entries[$0].key, as: UTF8.self) } }

  /// The visible meanings, in alphabetical order of the names.
  var meanings: [Meaning] { placesInOrder.map { self[$0] } }

  private var placesInOrder: [Int] {
    entries.indices.filter {
      lastAbove(in: entries[$0]) != nil && entries[$0].key.last != Keyword.endOfLabelKey
    }
    .sorted { entries[$0].key.lexicographicallyPrecedes(entries[$1].key) }
  }

  /// The meaning of a visible name, by its place.
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

  /// The line that gives a name its meaning in another line; nil if it has none there.
  func line(defining name: [UInt8], above line: Int) -> Int? {
    guard let entry = places[name].map({ entries[$0] }) else { return nil }
    let next = entry.firstMeaning(from: line)
    return next == 0 ? nil : entry.meanings[next - 1].line
  }

  /// The place of a name, if it is visible.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    guard !entries.isEmpty, let index = places[Array(name)] else { return nil }
    return lastAbove(in: entries[index]) == nil ? nil : index
  }

  /// The place of a name, or otherwise of the last one that only differs from it in case.
  func index(inAnyCaseOf name: ArraySlice<UInt8>) -> Int? {
    index(of: name) ?? Self.keyOfAnyCase(name).flatMap { index(of: $0[...]) }
  }

  /// The key shared by names that only differ in case; nil for a single letter, whose capital is another name, and
  /// for a key that is no name.
  static func keyOfAnyCase(_ name: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard name.count > 1, name.last != Keyword.endOfLabelKey else { return nil }
    return name.lowercased + [Keyword.endOfLabelKey, Keyword.endOfLabelKey]
  }

  /// The first line that defines a name which isn't visible yet; nil if there is none.
  func firstLineBelow(_ name: ArraySlice<UInt8>) -> Int? {
    guard !entries.isEmpty else { return nil }
    return places[Array(name)].flatMap { entries[$0].meanings.first { $0.line > line }?.line }
  }

  /// The place of the last meaning above the current line.
  private func lastAbove(in entry: Entry) -> Int? {
    let next = entry.firstMeaning(from: line)
    return next == 0 ? nil : next - 1
  }

  /// The meaning that a line gave a name; nil if it gave none.
  func meaning(of name: [UInt8], from line: Int) -> Meaning? {
    guard let index = places[name] else { return nil }
    let position = entries[index].firstMeaning(from: line)
    guard position < entries[index].meanings.count,
      entries[index].meanings[position].line == line
    else { return nil }
    return entries[index].meanings[position].meaning
  }

  /// Gives a name its meaning from a line on, replacing the one given there before.
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

  /// Removes the meaning that a line gave a name.
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
    // A name without meanings would count towards the limit.
    guard entries[index].meanings.isEmpty else { return }
    places[entries[index].key] = nil
    let last = entries.removeLast()
    if index < entries.count {
      entries[index] = last
      places[last.key] = index
    }
  }

  /// Moves all definitions from a line on down by a number of lines.
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
