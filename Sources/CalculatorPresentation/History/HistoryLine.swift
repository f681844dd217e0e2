import CalculatorModel

/// A line of the journal: what it says, or why it says nothing.
///
/// ```
/// 211271eb0045⇥calculation/1⇥00000000000000ff⇥1763750000⇥deg⇥sin(30)⇥=⇥0.5⇥1/2⇥⇥half
/// ```
///
/// The first field is a checksum and the length of all that follows the first TAB, in bytes, as
/// eight and four hexadecimal digits; the checksum is that of the length's digits and what follows.
/// Then come the kind with its version, and its fields. In a field a TAB is `\t`, the ends of lines
/// are `\n` and `\r`, and a backslash is `\\`.
///
/// The length tells every line that was cut short or has grown, and the checksum (CRC-32)
/// every other damage up to one in 2^32.
public enum HistoryLine: Hashable, Sendable {
  case record(HistoryRecord)

  /// A whole line of a kind that this program does not know: a newer one wrote it.
  case newer

  /// A line that was cut short or changed.
  case damaged

  /// Nothing, as is left where a line was cut off at its beginning.
  case empty

  /// The most bytes of a line.
  ///
  /// Records keep far below: expressions and labels have up to 4,200 scalars of 4 bytes, results
  /// up to 1,100 bytes, and what is escaped has 2 bytes in place of 1.
  public static let lengthLimit = 65_535

  /// Reads a line, without its end.
  public init(_ line: String) {
    var bytes = Array(line.utf8)
    // An editor may have given the line another end; the line itself has none of these.
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    guard let body = Self.checkedBody(bytes) else {
      self = .damaged
      return
    }
    self = Self.record(body).map { .record($0) } ?? .newer
  }

  private static let tab = UInt8(ascii: "\t")
  private static let headLength = 12

  /// What follows the first field, if the line is whole.
  private static func checkedBody(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes.count > headLength, bytes.count <= lengthLimit, bytes[headLength] == tab,
      let checksum = UInt64(hexadecimal: bytes[..<8], digits: 8),
      let length = UInt64(hexadecimal: bytes[8..<headLength], digits: 4)
    else { return nil }
    let body = bytes[(headLength + 1)...]
    guard body.count == Int(length), UInt64(CRC32(bytes[8...]).value) == checksum else {
      return nil
    }
    return body
  }

  private static func record(_ body: ArraySlice<UInt8>) -> HistoryRecord? {
    var fields: [String] = []
    for part in body.split(separator: tab, omittingEmptySubsequences: false) {
      guard let field = unescaped(part) else { return nil }
      fields.append(field)
    }
    guard let kind = fields.first, let count = fieldCount(ofKind: kind), fields.count == count,
      let id = HistoryEntry.ID(text: fields[1])
    else {
      return fields == [Kind.clear] ? .clear(through: nil) : nil
    }
    switch kind {
    case Kind.calculation: return calculation(id, fields)
    case Kind.label:
      return fields[2].isNoLonger(than: HistoryEntry.labelLimit) ? .label(id, fields[2]) : nil
    case Kind.edit:
      guard fields[2].isNoLonger(than: HistoryEntry.expressionLimit),
        let result = result(fields[3...6]), let following = Int32(fields[7]), following >= 0
      else { return nil }
      return .edit(id, expression: fields[2], result: result, following: Int(following))
    case Kind.remove: return .remove(id)
    default: return .clear(through: id)
    }
  }

  /// The names of the kinds in the journal.
  fileprivate enum Kind {
    static let calculation = "calculation/1"
    static let label = "label/1"
    static let edit = "edit/1"
    static let remove = "remove/1"
    static let clear = "clear/1"
  }

  private static func fieldCount(ofKind kind: String) -> Int? {
    switch kind {
    case Kind.calculation: 10
    case Kind.label: 3
    case Kind.edit: 8
    case Kind.remove, Kind.clear: 2
    default: nil
    }
  }

  private static func calculation(_ id: HistoryEntry.ID, _ fields: [String]) -> HistoryRecord? {
    guard let time = Int64(fields[2]), let unit = AngleUnit(name: fields[3]),
      let result = result(fields[5...8])
    else { return nil }
    let entry = HistoryEntry(
      id: id, expression: fields[4], angleUnit: unit, result: result, time: time, label: fields[9])
    return entry.isWithinLimits ? .calculation(entry) : nil
  }

  private static func result(_ fields: ArraySlice<String>) -> HistoryResult? {
    let fields = Array(fields)
    let (mark, text, exactForm) = (fields[0], fields[1], fields[2])
    guard let basis = fields[3].isEmpty ? 0 : UInt64(hexadecimal: fields[3].utf8, digits: 8) else {
      return nil
    }
    var result: HistoryResult
    if mark == "!" {
      guard let failure = HistoryFailure(name: text) else { return nil }
      result = HistoryResult(failure: failure)
    } else {
      guard mark == "=" || mark == "~", !text.isEmpty, text.utf8.count <= HistoryResult.textLimit,
        exactForm.utf8.count <= HistoryResult.exactFormLimit
      else { return nil }
      result = HistoryResult(
        text: text, isExact: mark == "=", exactForm: exactForm.isEmpty ? nil : exactForm)
    }
    // Eight digits have no more than 32 bits.
    result.basis = UInt32(truncatingIfNeeded: basis)
    return result
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in field {
      guard isEscaped else {
        isEscaped = byte == UInt8(ascii: "\\")
        if !isEscaped { text.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "t"): text.append(tab)
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "\\"): text.append(byte)
      default: return nil
      }
      isEscaped = false
    }
    return isEscaped ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension HistoryRecord {
  /// The line of the journal that says this, without its end.
  public var line: String {
    let fields: [String]
    switch self {
    case .calculation(let entry):
      fields =
        [
          HistoryLine.Kind.calculation, entry.id.text, entry.time.description,
          entry.angleUnit.name, entry.expression,
        ] + entry.result.fields + [entry.label]
    case .label(let id, let label): fields = [HistoryLine.Kind.label, id.text, label]
    case .edit(let id, let expression, let result, let following):
      fields =
        [HistoryLine.Kind.edit, id.text, expression] + result.fields + [following.description]
    case .remove(let id): fields = [HistoryLine.Kind.remove, id.text]
    case .clear(let id): fields = [HistoryLine.Kind.clear] + (id.map { [$0.text] } ?? [])
    }
    return Self.line(fields)
  }

  private static func line(_ fields: [String]) -> String {
    var body: [UInt8] = []
    for field in fields {
      if !body.isEmpty { body.append(UInt8(ascii: "\t")) }
      for byte in field.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): body += "\\t".utf8
        case UInt8(ascii: "\n"): body += "\\n".utf8
        case UInt8(ascii: "\r"): body += "\\r".utf8
        case UInt8(ascii: "\\"): body += "\\\\".utf8
        default: body.append(byte)
        }
      }
    }
    let checked = UInt32(body.count).hexadecimal(digits: 4).utf8 + [UInt8(ascii: "\t")] + body
    let checksum = CRC32(checked).value.hexadecimal(digits: 8).utf8
    return String(decoding: checksum + checked, as: UTF8.self)
  }
}

extension HistoryResult {
  fileprivate var fields: [String] {
    let basis = basis == 0 ? "" : basis.hexadecimal(digits: 8)
    if let failure { return ["!", failure.name, "", basis] }
    return [isExact ? "=" : "~", text, exactForm ?? "", basis]
  }
}

extension UInt32 {
  /// The number in at least so many hexadecimal digits.
  fileprivate func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
