import CalculatorModel
import ExactReals
import Testing

@testable import CalculatorPresentation

@Suite struct HistoryLineTests {
  /// Labels that could be mistaken for something else, or break something else up.
  static let awkwardLabels = [
    "", " ", "rent", "a\tb", "a\nb", "a\r\nb", "\\", "\\t", "\\\\n", "tab\\\tend",
    "\"quoted\", and so on",
    "=1+1", "@SUM(A1)", "👩‍👩‍👧‍👦 family", "مرحبا", "e\u{301}", "\u{0}\u{1B}[31m", "\u{2028}", "#",
    String(repeating: "🧮", count: HistoryEntry.labelLimit),
  ]

  private static func entry(label: String = "half", expression: String = "sin(30)") -> HistoryEntry
  {
    HistoryEntry(
      id: 255, expression: expression, angleUnit: .degrees,
      result: HistoryResult(text: "0.5", isExact: true, exactForm: "1/2"), time: 1_763_750_000,
      label: label)
  }

  private static let records: [HistoryRecord] =
    awkwardLabels.map { .calculation(entry(label: $0)) } + awkwardLabels.map { .label(7, $0) } + [
      .calculation(entry(expression: "2 × sin(30°) + √9 − π²")),
      .calculation(entry(expression: String(repeating: "𝟙", count: HistoryEntry.expressionLimit))),
      .edit(1, expression: "1/3", result: HistoryResult(of: 14), following: 0),
      .edit(
        .init(rawValue: .max), expression: "a\tb",
        result: HistoryResult(text: "0.8660254037844386", isExact: false, exactForm: "√3/2"),
        following: 9_999),
      .edit(1, expression: "1/0", result: HistoryResult(failure: .missingEntry), following: 3),
      .edit(1, expression: "?", result: HistoryResult(failure: .unreadable), following: 3),
      .edit(
        1, expression: "1/0", result: HistoryResult(failure: .calculation(.divisionByZero)),
        following: 3),
      .edit(
        1, expression: "100 + 100",
        result: HistoryResult(text: "-56", isExact: true, wraps: true), following: 0),
      .remove(0), .clear(through: nil), .clear(through: 12),
    ]

  /// Every future version must be able to read today's journals.
  @Test func hasTheFormatThatIsWrittenDown() {
    #expect(
      HistoryRecord.calculation(Self.entry(label: "a\tb\\")).line.dropFirst(13)
        == "calculation/1\t00000000000000ff\t1763750000\tdeg\tsin(30)\t=\t0.5\t1/2\t\ta\\tb\\\\")
    #expect(
      HistoryRecord.edit(
        1, expression: "1/#0".withReferences,
        result: HistoryResult(failure: .calculation(.divisionByZero)), following: 2
      ).line.dropFirst(13)
        == "edit/1\t0000000000000001\t1/_0000000000000000\t!\tdivision-by-zero\t\t\t2")
    #expect(
      HistoryRecord.edit(
        1, expression: "100 + 100",
        result: HistoryResult(text: "-56", isExact: true, wraps: true), following: 0
      ).line.dropFirst(13) == "edit/1\t0000000000000001\t100 + 100\t≡\t-56\t\t\t0")
    #expect(HistoryRecord.label(2, "x").line.dropFirst(13) == "label/1\t0000000000000002\tx")
    #expect(HistoryRecord.remove(2).line == "029268710019\tremove/1\t0000000000000002")
    #expect(HistoryRecord.clear(through: nil).line.dropFirst(8) == "0007\tclear/1")
  }

  @Test func hasTheChecksumOfTheStandard() {
    #expect(CRC32("123456789".utf8).value == 0xCBF4_3926)
    #expect(CRC32("".utf8).value == 0)
  }

  @Test func hasTheSameChecksumOfBytesBehindEachOther() {
    let bytes = (0..<600).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ $0 >> 3) }
    for start in 0..<9 {
      for end in Array(start...start + 70) + [599, 600] {
        let part = bytes[start..<end]
        #expect(spanChecksum(part) == CRC32(part).value, "\(start)..<\(end)")
      }
    }
    #expect(spanChecksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  private func spanChecksum(_ bytes: ArraySlice<UInt8>) -> UInt32 { CRC32(bytes.span).value }

  @Test func readsWhatItWrote() {
    for record in Self.records {
      let line = record.line
      #expect(HistoryLine(line) == .record(record), "\(record)")
      #expect(!line.utf8.contains(10) && !line.utf8.contains(13), "\(record)")
      #expect(line.utf8.count <= HistoryLine.lengthLimit, "\(record)")
    }
  }

  @Test func recognisesALineThatWasCutShortAnywhere() {
    for record in Self.records where record.line.utf8.count < 300 {
      let line = Array(record.line.utf8)
      for length in 1..<line.count {
        let torn = String(decoding: line[..<length], as: UTF8.self)
        #expect(HistoryLine(torn) == .damaged, "\(torn)")
        let tail = String(decoding: line[length...], as: UTF8.self)
        #expect(HistoryLine(tail) == .damaged, "\(tail)")
      }
    }
    #expect(HistoryLine("") == .empty)
  }

  @Test func recognisesATornLineBeforeAWholeOne() {
    let (line, next) = (Array(HistoryRecord.label(1, "x").line.utf8), HistoryRecord.remove(1).line)
    for length in 1...line.count {
      let torn = String(decoding: line[..<length], as: UTF8.self) + next
      #expect(HistoryLine(torn) == .damaged, "\(torn)")
    }
  }

  @Test func recognisesEveryDamagedByte() {
    let line = Array(HistoryRecord.calculation(Self.entry()).line.utf8)
    for place in line.indices {
      for other: UInt8 in [0, 9, 32, 48, 102, 0x7F, 0xFF, line[place] ^ 1, line[place] ^ 0x20]
      where other != line[place] {
        var damaged = line
        damaged[place] = other
        let text = String(decoding: damaged, as: UTF8.self)
        #expect(HistoryLine(text) == .damaged, "\(text)")
      }
    }
  }

  @Test func recognisesExchangedBytes() {
    let line = Array(HistoryRecord.calculation(Self.entry()).line.utf8)
    for place in line.indices.dropLast() where line[place] != line[place + 1] {
      var damaged = line
      damaged.swapAt(place, place + 1)
      #expect(HistoryLine(String(decoding: damaged, as: UTF8.self)) == .damaged, "\(place)")
    }
  }

  /// Returns a line with the right checksum for any text.
  private func line(_ body: String) -> String {
    func hexadecimal(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let checked = hexadecimal(body.utf8.count, 4) + "\t" + body
    return hexadecimal(Int(CRC32(checked.utf8).value), 8) + checked
  }

  @Test func keepsForNewerProgramsWhatIsWholeButUnknown() {
    for body in [
      "memory/1\t5", "calculation/2\t0000000000000001", "", "remove/1", "remove/1\tx",
      "remove/1\t0000000000000001\t2", "remove/1\t00000000000000FF",
      "label/1\t0000000000000001\t\\x",
      "label/1\t0000000000000001\t\\",
      "label/1\t0000000000000001\t" + String(repeating: "x", count: HistoryEntry.labelLimit + 1),
      "calculation/1\t00000000000000ff\t1.5\tdeg\tsin(30)\t=\t0.5\t1/2\t\t",
      "calculation/1\t00000000000000ff\t99999999999999999999\tdeg\tsin(30)\t=\t0.5\t1/2\t\t",
      "calculation/1\t00000000000000ff\t15\tturns\tsin(30)\t=\t0.5\t1/2\t\t",
      "calculation/1\t00000000000000ff\t15\tdeg\tsin(30)\t?\t0.5\t1/2\t\t",
      "calculation/1\t00000000000000ff\t15\tdeg\tsin(30)\t=\t\t\t\t",
      "calculation/1\t00000000000000ff\t15\tdeg\tsin(30)\t!\tbad-mood\t\t\t",
      "edit/1\t00000000000000ff\t1\t=\t1\t\t\t-1",
      "edit/1\t00000000000000ff\t1\t=\t1\t\t\t9999999999",
      "edit/1\t00000000000000ff\t1\t=\t1\t\t12\t0",
    ] {
      #expect(HistoryLine(line(body)) == .newer, "\(body)")
    }
    #expect(HistoryLine(line("clear/1")) == .record(.clear(through: nil)))
  }

  @Test func refusesALineBeyondTheLimit() {
    let long = String(repeating: "x", count: HistoryLine.lengthLimit)
    #expect(HistoryLine("00000000ffff\t" + long) == .damaged)
  }

  @Test func namesEntriesBySixteenDigits() {
    #expect(HistoryEntry.ID(rawValue: 0).text == "0000000000000000")
    #expect(HistoryEntry.ID(rawValue: .max).name == "_ffffffffffffffff")
    for value: UInt64 in [0, 1, 255, 1 << 63, .max] {
      let id = HistoryEntry.ID(rawValue: value)
      #expect(HistoryEntry.ID(text: id.text) == id)
    }
    for text in [
      "", "ff", "00000000000000FF", "00000000000000f", "00000000000000fff", "+000000000000001",
    ] {
      #expect(HistoryEntry.ID(text: text) == nil, "\(text)")
    }
  }
}
