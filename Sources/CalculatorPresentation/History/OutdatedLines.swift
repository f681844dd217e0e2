import CalculatorModel

/// The lines at the beginning of a long journal from which a history would keep nothing.
///
/// ```swift
/// let outdated = OutdatedLines(of: bytes)
/// outdated.runs.first?.count   // 989_000 of a million calculations
/// ```
///
/// A history drops its oldest entries, a thousand at a time. If the lines at the end hold more than it keeps,
/// remove nothing and refer to nothing before them, the earlier calculations are dropped whatever they contain.
/// They need not be parsed, only checked for damage, since damaged lines are set aside. Replacing each by an
/// empty line leads to the same history.
public struct OutdatedLines: Sendable {
  /// A run of consecutive outdated lines.
  public struct Run: Hashable, Sendable {
    /// Their bytes in the journal, with their line endings.
    public fileprivate(set) var bytes: Range<Int>

    /// The number of lines.
    public fileprivate(set) var count: Int
  }

  /// The runs, in order.
  public private(set) var runs: [Run] = []

  /// Creates a value without any runs.
  public init() {}

  /// Finds the outdated lines in the bytes of a journal.
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
    // With whole thousands left out, the same entries are dropped from those that are read.
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

  /// Returns the number of bytes, without the line ending, of a line that is a calculation of a number as
  /// written by this program; nil for any other line.
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

  /// Whether a line has as many fields as a calculation, and no bytes that a line cannot have.
  private static func hasTextOfTenFields(_ line: borrowing Span<UInt8>) -> Bool {
    line.count(of: CheckedLine.tab) == 10 && line.count(of: UInt8(ascii: "\n")) == 0 && line.isUTF8
  }
}

extension Span<UInt8> {
  /// Returns the start of the line whose ending byte is at a place.
  func startOfLine(endingAt end: Int) -> Int {
    var start = end
    while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
