import FuzzSupport

@testable import CalculatorModel

/// The maximum number of lines in a run.
let lineLimit = 60

/// Returns everything that a sheet reports about a line.
func facts(of index: Int, in sheet: Sheet) -> [String] {
  [
    sheet[index].text, "\(sheet[index].kind)", "\(String(describing: sheet[index].label))",
    sheet.written(at: index)?.description ?? "nothing",
    sheet.error(at: index).map { "\($0.reason) at \($0.range)" } ?? "no error",
    "uses \(sheet.uses(at: index))", sheet.reading(at: index) ?? "no reading",
    sheet.exactForm(at: index) ?? "no form",
  ]
}

/// Returns a fully calculated sheet that has just read a text.
func newSheet(_ text: [String], within limit: SheetCost) -> Sheet? {
  var sheet = Sheet()
  sheet.limit = limit
  guard (try? sheet.replaceLines(0..<1, with: text)) != nil else { return nil }
  return sheet
}

/// Requires that a sheet equals one that has just read its text.
func check(_ sheet: Sheet) {
  let text = (0..<sheet.count).map { sheet[$0].text }
  guard let fresh = newSheet(text, within: sheet.limit) else { return }
  require(fresh.count == sheet.count, "\(sheet.count) lines, not \(fresh.count)")
  for index in 0..<fresh.count {
    let (old, new) = (facts(of: index, in: sheet), facts(of: index, in: fresh))
    require(
      old == new,
      "line \(index + 1) has \(old), and read anew \(new):\n" + text.joined(separator: "\n"))
  }
}

/// Returns a line without the blanks at its end, which come after an answer.
func withoutBlanks(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
}

/// Checks the laws of a file: its bytes stay, and answers are written beside the calculations and removed again.
func checkDocument(_ bytes: [UInt8], as form: SheetDocument.Form) {
  guard let document = try? SheetDocument(bytes, as: form) else { return }
  require(document.bytes == bytes, "a file has other bytes: \(document.text)")
  guard let sheet = try? Sheet(document.sheetLines.joined(separator: "\n")) else { return }
  // An answer in a comment is long enough to make a line too long.
  guard document.lines.allSatisfy({ $0.utf8.count < Sheet.lineLengthLimit / 2 }) else { return }
  let written = document.writtenEverywhere(with: sheet)
  require(
    written.sheetLines.map(withoutBlanks) == document.sheetLines.map(withoutBlanks),
    "answers change a sheet: \(document.text)")
  require(written.findings(of: sheet).isEmpty, "what was written is wrong: \(written.text)")
  require(
    written.writtenEverywhere(with: sheet) == written, "written twice is other: \(written.text)")
  let stripped = document.withoutAnswers()
  require(
    written.withoutAnswers() == stripped, "answers are left: \(written.withoutAnswers().text)")
}

/// Checks that the answers of a sheet depend on its text alone, and not on the edits that led to it.
///
/// Every other sheet has so small a budget that its lines are affected by the cost of those above them.
///
/// The bytes are the text and, after zero bytes, for each edit the first line, the number of lines removed, and the
/// lines added.
func run(_ input: FuzzInput) {
  let parts = input.parts(cutAt: 0)
  checkDocument(Array(parts[0]), as: .sheet)
  checkDocument(Array(parts[0]), as: .markdown)
  guard var sheet = try? Sheet(String(decoding: parts[0], as: UTF8.self)),
    sheet.count <= lineLimit
  else { return }
  if parts[0].count.isMultiple(of: 2) {
    let text = (0..<sheet.count).map { sheet[$0].text }
    let limit = SheetCost(work: 2_000 * Int64(parts[0].count), bytes: 20 * parts[0].count)
    guard let small = newSheet(text, within: limit) else { return }
    sheet = small
  }
  for part in parts.dropFirst().prefix(10) {
    guard let first = part.first, part.count > 1 else { continue }
    let start = Int(first) % (sheet.count + 1)
    let count = Int(part[part.startIndex + 1] % 4)
    let lines = part.dropFirst(2).split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.contains("\r") }
    guard sheet.count + lines.count <= lineLimit else { return }
    let range = start..<min(start + count, sheet.count)
    try? sheet.edit(range, with: lines)
    // Some edits come before the changes of the previous one are calculated.
    guard first % 3 > 0 else { continue }
    sheet.settle(through: Int(first) % 40)
    guard first % 3 > 1 else { continue }
    sheet.settle()
    sheet.finish()
    check(sheet)
  }
  sheet.settle()
  sheet.finish()
  check(sheet)
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
