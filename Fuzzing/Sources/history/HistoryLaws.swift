import FuzzSupport

@testable import CalculatorPresentation
@testable import CalculatorStorage

/// Returns lines with their checksums, without which no line that the fuzzer finds would be valid.
func checked(_ lines: [ArraySlice<UInt8>]) -> [String] {
  lines.map { line in
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return CheckedLine.text(of: fields.map { String(decoding: $0, as: UTF8.self) })
  }
}

/// Checks that records read from lines are written so that they read back the same.
func checkRecords(_ lines: [String]) {
  for line in lines {
    guard case .record(let record) = HistoryLine(line) else { continue }
    let again = HistoryLine(record.line)
    require(again == .record(record), "\(line) is written as \(record.line), read as \(again)")
  }
  let history = History(lines: lines)
  // The lines of a history, which replace its whole journal, are the same history.
  let again = History(lines: history.lines)
  require(again.entries == history.entries, "\(history.lines) is another history")
  require(again.newerLines == history.newerLines, "\(history.newerLines) are lost")
  require(again.damagedLines.isEmpty, "what was written is damaged: \(again.damagedLines)")
}

/// Checks that a program that starts with such a journal loses nothing readable, and sets aside the rest.
func checkProgram(_ lines: [String]) {
  let storage = InMemoryHistory(lines: lines)
  let viewModel = HistoryViewModel(storage: storage)
  let rows = viewModel.rows
  for index in 0..<rows.count { _ = rows[index] }
  for form in HistoryExport.allCases { _ = viewModel.export(as: form) }
  let known = History(lines: lines)
  require(
    viewModel.history.entries.map(\.id) == known.entries.map(\.id), "entries are lost: \(lines)")
  for line in known.damagedLines {
    require(storage.asideLines.contains(line), "\(line) is neither read nor set aside")
  }
  let next = HistoryViewModel(storage: InMemoryHistory(lines: storage.lines()))
  require(
    next.history.entries == viewModel.history.entries,
    "the next program has \(next.history.lines), not \(viewModel.history.lines)")
}

/// Checks that reading never fails, and that nothing readable is lost.
///
/// The bytes are a journal, or with a first byte of 1 the fields of its lines without their checksums.
func run(_ input: FuzzInput) {
  var input = input
  let isChecked = input.byte() % 2 == 1
  let parts = input.parts(cutAt: .lineEnd)
  var lines = isChecked ? checked(parts) : []
  if !isChecked {
    let journal = JournalLines(Array(input.bytes))
    lines = journal.texts
    let bytes = journal.bytes(of: lines)
    var originals = parts.map { Array($0) }
    // After the last line's end there is no line.
    if originals.last?.isEmpty == true { originals.removeLast() }
    require(bytes == originals, "lines of a file have other bytes: \(lines)")
  }
  checkRecords(lines)
  checkProgram(lines)
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
