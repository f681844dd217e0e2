import CalendarDates
import ExactReals
import Quantities

/// A live sheet: lines of text, each of which may be a calculation, with its answer.
///
/// ```swift
/// var sheet = try Sheet("rent = 1200\nfood = 4 * 85\ntotal")
/// sheet.written(at: 2)?.description                      // "= 1540"
/// try sheet.replaceLines(0..<1, with: ["rent = 1300"])   // [0, 2]
/// sheet.written(at: 2)?.description                      // "= 1640"
/// ```
///
/// Lines are counted from 0 here, but from 1 for the user. A line sees those above it and nothing else. A
/// sheet is a value: keep a copy to go back to it.
public struct Sheet: Sendable {
  /// The most lines.
  public static let lineLimit = 20_000

  /// The most bytes of all lines together, with one for the end of each.
  public static let byteLimit = 16 << 20

  /// The most bytes of a line that is read; a longer one has an error.
  public static let lineLengthLimit = 10_000

  /// The work limit of a line while the user types; beyond it the line is ``SheetAnswer/pending`` until
  /// ``finish(shouldStop:)``.
  public static let liveWork: Int64 = 1 << 26

  /// The work of all lines together, to calculate and to write: eight seconds.
  ///
  /// A line that needs more than the lines above it have left has an error.
  public static let totalWork: Int64 = 8_000_000_000

  /// The most bytes that are kept for all values with their digits: 64 MB.
  public static let keptByteLimit = 64_000_000

  var lines: [SheetLine] = []

  /// The bytes of all lines, with one for the end of each.
  var size = 1

  /// The options that the sheet sets for itself.
  public internal(set) var options = SheetOptions()

  /// Returns the time zones, once a line names one; the clock is not used, since a sheet is the same on
  /// every day.
  package var zones: (@Sendable () -> ZoneTable?)?

  /// The index of the first line that is neither blank nor a comment.
  var endOfTop = 0

  /// The names that lines define.
  var definitions = Definitions(limit: Sheet.lineLimit, sizeLimit: .max, findsAnyCase: true)

  /// The numbers of the names that lines mention.
  var names = NameNumbers()

  /// The exchange rates that lines state, in the order of the lines.
  var rates: [(line: Int, rate: ExchangeRate)] = []

  /// The pass over the lines that have changed, or are below such lines, from the first one on; nil if
  /// there are none.
  var pass: SheetPass?

  /// The limit for all lines together.
  var limit = SheetCost(work: Sheet.totalWork, bytes: Sheet.keptByteLimit)

  /// Whether the limits of all lines together have taken effect, or might have.
  ///
  /// Then the cost of a line affects those below it, and an edit makes all lines be calculated from the top.
  var isTight = false

  /// The number of pending lines.
  var pendingCount = 0

  /// Creates a sheet of one blank line.
  public init() {
    lines = [SheetLine(text: "")]
    endOfTop = 1
  }

  /// Reads a text, whose lines end with LF or CRLF, and calculates all of it.
  ///
  /// - Throws: ``SheetLimit`` when there is too much of it.
  public init(_ text: String) throws(SheetLimit) {
    self.init()
    guard text.utf8.count < Self.byteLimit else { throw .tooLong }
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
    lines.append(String(decoding: line, as: UTF8.self))
    try replaceLines(0..<1, with: lines)
  }

  /// The number of lines; at least one.
  public var count: Int { lines.count }

  /// A line.
  public subscript(index: Int) -> SheetLine { lines[index] }

  /// Returns the answer beside a line.
  ///
  /// The error of an unknown name has no suggestion here: use ``error(at:)``.
  public func answer(at index: Int) -> SheetAnswer { lines[index].answer }

  /// Replaces lines by others, and calculates everything that this changes.
  ///
  /// A text that ends with a line ending has a blank line after it. The last line cannot be removed without
  /// a replacement: it becomes blank.
  ///
  /// - Returns: The indices of the lines that are new or whose answers have changed.
  /// - Throws: ``SheetLimit``; the sheet is then unchanged.
  @discardableResult
  public mutating func replaceLines(
    _ range: Range<Int>, with texts: [String]
  ) throws(SheetLimit) -> [Int] {
    try edit(range, with: texts)
    return settle(lineWork: Budget.lineWork)
  }

  /// Whether no line waits for ``settle(through:lineWork:shouldStop:)``.
  public var isSettled: Bool { pass == nil }

  /// Whether a line is ``SheetAnswer/pending``.
  public var hasPending: Bool { pendingCount > 0 }

  /// Calculates the pending lines, with all the work that a line may use.
  ///
  /// - Parameter shouldStop: Called every few milliseconds; `true` leaves the rest pending.
  /// - Returns: The indices of the lines whose answers have changed.
  @discardableResult
  public mutating func finish(shouldStop: (() -> Bool)? = nil) -> [Int] {
    if isTight, hasPending {
      markAll()
    } else {
      for index in lines.indices {
        guard case .pending = lines[index].answer else { continue }
        mark(index) { $0.isStale = true }
      }
    }
    return settle(lineWork: Budget.lineWork, shouldStop: shouldStop)
  }
}
