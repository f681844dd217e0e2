import ExactReals

/// A live sheet: lines of text of which each may be a calculation, with its answer (SHEET).
///
/// ```swift
/// var sheet = try Sheet("rent = 1200\nfood = 4 * 85\ntotal")
/// sheet.written(at: 2)?.description           // "= 1540"
/// try sheet.replaceLines(0..<1, with: ["rent = 1300"])   // [0, 2]
/// sheet.written(at: 2)?.description           // "= 1640"
/// ```
///
/// Lines are counted from 0 here; people count them from 1. A sheet is a value: copying it is how to go
/// back to it.
public struct Sheet: Sendable {
  /// The most lines.
  public static let lineLimit = 20_000

  /// The most bytes of all lines together, with one for the end of each.
  public static let byteLimit = 16 << 20

  /// The most bytes of a line that is read; a longer one has an error.
  public static let lineLengthLimit = 10_000

  /// What a line may cost while one types; beyond it is ``SheetAnswer/pending`` until ``finish(within:)``.
  public static let liveWork: Int64 = 1 << 26

  /// What all lines together may cost at most.
  public static let totalWork: Int64 = 1 << 35

  private var lines: [SheetLine] = []
  private var answers: [SheetAnswer] = []

  /// What the sheet says of itself.
  public private(set) var options = SheetOptions()

  /// Creates a sheet of one blank line.
  public init() {
    lines = [SheetLine(text: "", kind: .blank, uses: [])]
    answers = [.nothing]
  }

  /// Reads a text, whose lines end at LF or CRLF, and calculates all of it.
  ///
  /// - Throws: ``SheetLimit`` when there is too much of it.
  public init(_ text: String) throws(SheetLimit) {
    self.init()
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
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
  public func answer(at index: Int) -> SheetAnswer { answers[index] }

  /// Puts lines in the place of others, and calculates all that has changed by that.
  ///
  /// A text that ends with a line's end has a blank line behind it. The last line cannot be removed without
  /// another in its place.
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

  /// Puts lines in the place of others, and leaves what has changed by that to ``settle(through:lineWork:)``.
  ///
  /// - Throws: ``SheetLimit``; the sheet is as before then.
  public mutating func edit(_ range: Range<Int>, with texts: [String]) throws(SheetLimit) {
    guard lines.count - range.count + texts.count <= Self.lineLimit else { throw .tooManyLines }
    lines.replaceSubrange(range, with: texts.map { SheetLine(text: $0, kind: .blank, uses: []) })
    answers = Array(repeating: .nothing, count: lines.count)
  }

  /// Whether a line waits for ``settle(through:lineWork:)``.
  public var isSettled: Bool { true }

  /// Calculates what edits have changed.
  ///
  /// - Parameters:
  ///   - last: The last line that is wanted, with all that it needs; nil for all of them.
  ///   - lineWork: What one line may cost; beyond it is ``SheetAnswer/pending`` where this is less than
  ///     `Budget.lineWork`.
  /// - Returns: The lines whose answers are others than before or that are new, by their indices.
  @discardableResult
  public mutating func settle(through last: Int? = nil, lineWork: Int64 = Sheet.liveWork) -> [Int] {
    var worksheet = Worksheet()
    for index in lines.indices {
      do throws(ExpressionError) {
        let line = try worksheet.line(lines[index].text)
        let answer = try worksheet.answer(to: line)
        answers[index] = answer.result.map { .value($0) } ?? .nothing
        lines[index].kind = line.expression == nil ? .blank : .value
      } catch {
        answers[index] = .failure(SheetError(.unreadable, error))
      }
    }
    return Array(lines.indices)
  }

  /// Whether a line is ``SheetAnswer/pending``.
  public var hasPending: Bool { false }

  /// Calculates what was pending, with all that a line may cost.
  ///
  /// - Parameter shouldStop: Asked every few milliseconds; `true` leaves the rest pending.
  /// - Returns: The lines whose answers are others than before, by their indices.
  @discardableResult
  public mutating func finish(shouldStop: (() -> Bool)? = nil) -> [Int] { [] }

  /// The error of a line with what may be meant, for whoever shows it (SHEET E3); nil where there is none.
  ///
  /// ``answer(at:)`` has the same without suggestions, which cost more than the line itself.
  public func error(at index: Int) -> SheetError? { answers[index].error }

  /// How a line was understood: `total (lines 2–5)`, `2 + (3 × 4)`; nil where it was not.
  public func reading(at index: Int) -> String? { nil }

  /// What stands beside a line, written; nil beside one that has no answer.
  ///
  /// - Parameters:
  ///   - index: The line.
  ///   - format: To what numbers are rounded; by default as the sheet says.
  public func written(at index: Int, in format: AnswerFormat? = nil) -> WrittenSheetAnswer? {
    switch answers[index] {
    case .nothing, .pending: return nil
    case .function: return WrittenSheetAnswer(nil, "function")
    case .graph: return WrittenSheetAnswer(nil, "graph")
    case .failure(let error): return WrittenSheetAnswer(.failure, error.code.text)
    case .value(let value):
      let answer = WrittenAnswer(value, in: format ?? options.format)
      return WrittenSheetAnswer(answer.isExact ? .exact : .rounded, answer.decimalText ?? "")
    }
  }

  /// The exact form of a line's value, where it is short: `1/3`, `√3/2`.
  public func exactForm(at index: Int) -> String? { nil }

  /// The sum, the average and the count of the numbers beside some lines (SHEET A8); nil where there are
  /// none, or they do not belong together.
  public func summary(of indices: Range<Int>) -> SheetSummary? { nil }
}
