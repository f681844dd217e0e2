import CalendarDates
import ExactReals
import Quantities

/// A live sheet: lines of text of which each may be a calculation, with its answer (SHEET).
///
/// ```swift
/// var sheet = try Sheet("rent = 1200\nfood = 4 * 85\ntotal")
/// sheet.written(at: 2)?.description                      // "= 1540"
/// try sheet.replaceLines(0..<1, with: ["rent = 1300"])   // [0, 2]
/// sheet.written(at: 2)?.description                      // "= 1640"
/// ```
///
/// Lines are counted from 0 here; people count them from 1. A line sees those above it and nothing else. A
/// sheet is a value: copying it is how to go back to it.
public struct Sheet: Sendable {
  /// The most lines.
  public static let lineLimit = 20_000

  /// The most bytes of all lines together, with one for the end of each.
  public static let byteLimit = 16 << 20

  /// The most bytes of a line that is read; a longer one has an error.
  public static let lineLengthLimit = 10_000

  /// What a line may cost while one types; beyond it is ``SheetAnswer/pending`` until ``finish(shouldStop:)``.
  public static let liveWork: Int64 = 1 << 26

  /// The work of all lines together, to calculate and to write: eight seconds.
  ///
  /// A line that needs more than those above it have left has an error.
  public static let totalWork: Int64 = 8_000_000_000

  /// The most bytes that are kept of all values with their digits: 64 MB.
  public static let keptByteLimit = 64_000_000

  var lines: [SheetLine] = []

  /// The bytes of all lines, with one for the end of each.
  var size = 1

  /// What the sheet says of itself.
  public internal(set) var options = SheetOptions()

  /// Gives the time zones, once a line names one; of the clock nothing, since a sheet is the same on every day.
  package var zones: (@Sendable () -> ZoneTable?)?

  /// Where the first line stands that is neither blank nor a comment.
  var endOfTop = 0

  /// What the lines define.
  var definitions = Definitions(limit: Sheet.lineLimit, sizeLimit: .max, findsAnyCase: true)

  /// The numbers of the names that lines mention.
  var names = NameNumbers()

  /// The exchange rates that lines tell, in the order of the lines.
  var rates: [(line: Int, rate: ExchangeRate)] = []

  /// The lines that have changed, or stand below such ones, from the first on; nil where there are none.
  var pass: SheetPass?

  /// The limit for all lines together.
  var limit = SheetCost(work: Sheet.totalWork, bytes: Sheet.keptByteLimit)

  /// Whether the limits of all lines together have counted, or might have: then what one line costs is felt by
  /// those below it, and an edit has all of them be calculated from the top.
  var isTight = false

  /// How many lines are pending.
  var pendingCount = 0

  /// Creates a sheet of one blank line.
  public init() {
    lines = [SheetLine(text: "")]
    endOfTop = 1
  }

  /// Reads a text, whose lines end at LF or CRLF, and calculates all of it.
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

  /// How many lines there are; at least one.
  public var count: Int { lines.count }

  /// A line.
  public subscript(index: Int) -> SheetLine { lines[index] }

  /// What stands beside a line.
  ///
  /// The error of an unknown name has no suggestion here: ask ``error(at:)``.
  public func answer(at index: Int) -> SheetAnswer { lines[index].answer }

  /// Puts lines in the place of others, and calculates all that has changed by that.
  ///
  /// A text that ends with a line's end has a blank line behind it. The last line cannot be removed without
  /// another in its place: it is blank then.
  ///
  /// - Returns: The lines whose answers are others than before or that are new, by their indices.
  /// - Throws: ``SheetLimit``; the sheet is as before then.
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

  /// Calculates what was pending, with all that a line may cost.
  ///
  /// - Parameter shouldStop: Asked every few milliseconds; `true` leaves the rest pending.
  /// - Returns: The lines whose answers are others than before, by their indices.
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
