import CalculatorModel

/// The lines at the beginning of a long journal of which a history would keep nothing.
///
/// ```swift
/// let outdated = OutdatedLines(of: bytes)
/// outdated.runs.first?.count   // 989_000 of a million calculations
/// ```
///
/// A history drops its oldest entries, a thousand at a time. Where the lines at the end hold more than it
/// keeps, remove nothing and refer to nothing before them, the calculations before are dropped whatever
/// they say, and need not be understood: only that they are whole, since damaged lines are set aside. An
/// empty line in the place of each leads to the same history.
public struct OutdatedLines: Sendable {
  /// Some of them that stand behind each other.
  public struct Run: Hashable, Sendable {
    /// Their bytes in the journal, with their ends.
    public fileprivate(set) var bytes: Range<Int>

    /// How many there are.
    public fileprivate(set) var count: Int
  }

  /// All of them, in order.
  public private(set) var runs: [Run] = []

  /// None.
  public init() {}

  /// Finds them in the bytes of a journal.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(of journal: [UInt8]) {
    let slice = journal[...]
    let bytes = slice.span
    guard let end = LastLines.start(in: bytes) else { return }
    var place = 0
    while place < end {
      if let count = Self.countOfCalculation(at: place, in: bytes) {
        add(place..<place + count + 1)
        place += count + 1
      } else {
        while bytes[place] != UInt8(ascii: "\n") { place += 1 }
        place += 1
      }
    }
    // With a whole number of thousands away, the same ones are dropped of those that are read.
    let surplus = runs.reduce(0) { $0 + $1.count } % History.dropCount
    for _ in 0..<surplus { removeLast(in: bytes) }
  }

  private mutating func add(_ line: Range<Int>) {
    guard let last = runs.indices.last, runs[last].bytes.upperBound == line.lowerBound else {
      runs.append(Run(bytes: line, count: 1))
      return
    }
    runs[last].bytes = runs[last].bytes.lowerBound..<line.upperBound
    runs[last].count += 1
  }

  private mutating func removeLast(in journal: borrowing Span<UInt8>) {
    guard let last = runs.indices.last else { return }
    let bytes = runs[last].bytes
    let start = journal.startOfLine(endingAt: bytes.upperBound - 1)
    runs[last].bytes = bytes.lowerBound..<start
    runs[last].count -= 1
    if runs[last].count == 0 { runs.removeLast() }
  }

  /// How many bytes a line has, without its end, that is a calculation of a number, as written by this
  /// program; nil of another one.
  private static func countOfCalculation(
    at place: Int, in journal: borrowing Span<UInt8>
  ) -> Int? {
    guard let count = CheckedLine.count(ofLineAt: place, in: journal),
      count < journal.count - place, journal[place + count] == UInt8(ascii: "\n")
    else { return nil }
    let line = journal.extracting(place..<place + count)
    guard CheckedLine.body(of: line, startsWith: "calculation/1\t"), CheckedLine.isWhole(line),
      hasTextOfTenFields(line)
    else { return nil }
    return count
  }

  /// Whether a line has as many fields as a calculation, and no bytes that no line has.
  private static func hasTextOfTenFields(_ line: borrowing Span<UInt8>) -> Bool {
    line.count(of: CheckedLine.tab) == 10 && line.count(of: UInt8(ascii: "\n")) == 0 && line.isUTF8
  }
}

extension Span<UInt8> {
  /// Where a line starts that ends at a place, where the byte is that ends it.
  func startOfLine(endingAt end: Int) -> Int {
    var start = end
    while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
