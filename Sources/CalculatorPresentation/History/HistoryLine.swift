import CalculatorModel

/// A line of the journal: its record, or the reason why it has none.
///
/// It is a `CheckedLine` whose fields are the kind with its version, and the fields of that kind.
public enum HistoryLine: Hashable, Sendable {
  case record(HistoryRecord)

  /// An intact line of a kind that this program does not know: a newer one wrote it.
  case newer

  /// A line that was cut short or changed.
  case damaged

  /// An empty line, as is left if a line was cut off at its beginning.
  case empty

  /// The maximum number of bytes in a line.
  ///
  /// Records stay far below it: expressions and labels have up to 4,200 scalars of 4 bytes, results up to 1,100
  /// bytes, and an escaped character takes 2 bytes instead of 1.
  public static let lengthLimit = CheckedLine.lengthLimit

  /// Reads a line, given without its line ending.
  public init(_ line: String) {
    var bytes = Array(line.utf8)
    // An editor may have changed the line ending; the line itself contains no carriage return.
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    guard let line = CheckedLine(utf8: bytes) else {
      self = .damaged
      return
    }
    self = line.fields.flatMap { Self.record($0) }.map { .record($0) } ?? .newer
  }

  private static func record(_ fields: [String]) -> HistoryRecord? {
    guard let kind = fields.first, let count = fieldCount(ofKind: kind), fields.count == count,
      let id = HistoryEntry.ID(text: fields[1])
    else {
      return fields == [Kind.clear] ? .clear(through: nil) : nil
    }
    switch kind {
    case Kind.calculation: return calculation(id, fields, words: nil)
    case Kind.wordCalculation:
      return HistoryWords(text: fields[10]).flatMap { calculation(id, fields, words: $0) }
    case Kind.quantityCalculation:
      return HistoryQuantities(text: fields[11]).flatMap {
        calculation(id, fields, words: nil, $0, kind: fields[10])
      }
    case Kind.label:
      return fields[2].isNoLonger(than: HistoryEntry.labelLimit) ? .label(id, fields[2]) : nil
    case Kind.edit: return edit(id, fields, nil)
    case Kind.quantityEdit:
      return HistoryQuantities(text: fields[9]).flatMap { edit(id, fields, $0, kind: fields[8]) }
    case Kind.remove: return .remove(id)
    default: return .clear(through: id)
    }
  }

  /// The names of the kinds in the journal.
  fileprivate enum Kind {
    static let calculation = "calculation/1"
    /// A calculation in words, which older programs keep as it is.
    static let wordCalculation = "calculation/2"
    /// A calculation with units or dates, which older programs keep as it is.
    static let quantityCalculation = "calculation/3"
    static let label = "label/1"
    static let edit = "edit/1"
    static let quantityEdit = "edit/2"
    static let remove = "remove/1"
    static let clear = "clear/1"
  }

  /// The mark before a result in the journal.
  fileprivate enum Mark {
    static let exact = "="
    static let rounded = "~"
    static let failed = "!"
    /// The mark of a result with a step truncated to its word, which older programs keep as it is.
    static let wrapped = "≡"
  }

  private static func fieldCount(ofKind kind: String) -> Int? {
    switch kind {
    case Kind.calculation: 10
    case Kind.wordCalculation: 11
    case Kind.quantityCalculation: 12
    case Kind.label: 3
    case Kind.edit: 8
    case Kind.quantityEdit: 10
    case Kind.remove, Kind.clear: 2
    default: nil
    }
  }

  private static func calculation(
    _ id: HistoryEntry.ID, _ fields: [String], words: HistoryWords?,
    _ quantities: HistoryQuantities? = nil, kind: String = ""
  ) -> HistoryRecord? {
    guard let time = Int64(fields[2]), let unit = AngleUnit(name: fields[3]),
      let result = result(fields[5...8], kind: kind)
    else { return nil }
    let entry = HistoryEntry(
      id: id, expression: fields[4], angleUnit: unit, words: words, quantities: quantities,
      result: result, time: time, label: fields[9])
    return entry.isWithinLimits ? .calculation(entry) : nil
  }

  private static func edit(
    _ id: HistoryEntry.ID, _ fields: [String], _ quantities: HistoryQuantities?, kind: String = ""
  ) -> HistoryRecord? {
    guard fields[2].isNoLonger(than: HistoryEntry.expressionLimit),
      let result = result(fields[3...6], kind: kind), let following = Int32(fields[7]),
      following >= 0
    else { return nil }
    return .edit(
      id, expression: fields[2], quantities: quantities, result: result,
      following: Int(following))
  }

  private static func result(_ fields: ArraySlice<String>, kind: String) -> HistoryResult? {
    guard let kind = HistoryResult.Kind(text: kind) else { return nil }
    let fields = Array(fields)
    let (mark, text, exactForm) = (fields[0], fields[1], fields[2])
    guard let basis = fields[3].isEmpty ? 0 : UInt64(hexadecimal: fields[3].utf8, digits: 8) else {
      return nil
    }
    var result: HistoryResult
    if mark == Mark.failed {
      guard let failure = HistoryFailure(name: text) else { return nil }
      result = HistoryResult(failure: failure)
    } else {
      guard [Mark.exact, Mark.rounded, Mark.wrapped].contains(mark), !text.isEmpty,
        text.utf8.count <= kind.textLimit,
        exactForm.utf8.count <= HistoryResult.exactFormLimit
      else { return nil }
      let form = exactForm.isEmpty ? nil : exactForm
      result =
        kind == .number
        ? HistoryResult(
          text: text, isExact: mark != Mark.rounded, exactForm: form, wraps: mark == Mark.wrapped)
        : HistoryResult(kind, text: text, isExact: mark != Mark.rounded, exactForm: form)
    }
    // Eight digits have no more than 32 bits.
    result.basis = UInt32(truncatingIfNeeded: basis)
    return result
  }
}

extension HistoryRecord {
  /// The record's line in the journal, without its line ending.
  public var line: String {
    let fields: [String]
    switch self {
    case .calculation(let entry):
      fields =
        [
          entry.kind, entry.id.text, entry.time.description, entry.angleUnit.name, entry.expression,
        ] + entry.result.fields + [entry.label] + (entry.words.map { [$0.text] } ?? [])
        + (entry.quantities.map { [entry.result.kind.text, $0.text] } ?? [])
    case .label(let id, let label): fields = [HistoryLine.Kind.label, id.text, label]
    case .edit(let id, let expression, let quantities, let result, let following):
      let kind = quantities == nil ? HistoryLine.Kind.edit : HistoryLine.Kind.quantityEdit
      fields =
        [kind, id.text, expression] + result.fields + [following.description]
        + (quantities.map { [result.kind.text, $0.text] } ?? [])
    case .remove(let id): fields = [HistoryLine.Kind.remove, id.text]
    case .clear(let id): fields = [HistoryLine.Kind.clear] + (id.map { [$0.text] } ?? [])
    }
    return CheckedLine.text(of: fields)
  }
}

extension HistoryEntry {
  /// The name of its kind in the journal.
  fileprivate var kind: String {
    if quantities != nil { return HistoryLine.Kind.quantityCalculation }
    return words == nil ? HistoryLine.Kind.calculation : HistoryLine.Kind.wordCalculation
  }
}

extension HistoryResult.Kind {
  /// The prefix of a unit in the journal.
  private static let unitPrefix = "1 "

  /// The kind as written in the journal: "" for a number, `1 cm` for a unit, `text`.
  fileprivate var text: String {
    switch self {
    case .number: ""
    case .quantity(let unit): Self.unitPrefix + unit
    case .text: "text"
    }
  }

  /// Reads a kind from the journal's text; nil if it is not one.
  fileprivate init?(text: String) {
    switch text {
    case "": self = .number
    case "text": self = .text
    default:
      guard text.hasPrefix(Self.unitPrefix), text.utf8.count <= HistoryResult.unitLimit else {
        return nil
      }
      self = .quantity(unit: String(text.dropFirst(Self.unitPrefix.count)))
    }
  }

  /// The maximum number of bytes in a text of this kind.
  fileprivate var textLimit: Int {
    self == .text ? HistoryResult.unitLimit : HistoryResult.textLimit
  }
}

extension HistoryResult {
  fileprivate var fields: [String] {
    let basis = basis == 0 ? "" : basis.hexadecimal(digits: 8)
    if let failure { return [HistoryLine.Mark.failed, failure.name, "", basis] }
    let mark =
      wraps ? HistoryLine.Mark.wrapped : isExact ? HistoryLine.Mark.exact : HistoryLine.Mark.rounded
    return [mark, text, exactForm ?? "", basis]
  }
}
