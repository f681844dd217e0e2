import CalendarDates
import ExactReals
import FuzzSupport

@testable import CalculatorModel

/// The work that a line may cost, kept small so that unpaid work shows.
let work: Int64 = 1 << 22

/// The maximum number of lines in a run.
let lineLimit = 40

/// The day of the tables of Conformance.
let today = try? CalendarDate("2026-11-22")

/// Returns a clock with two time zones, one of which changes its offset.
func clock(on today: CalendarDate) -> WallClock {
  var clock = WallClock()
  clock.today = { today }
  if let now = try? Instant(today, seconds: 52_200, in: .utc) { clock.now = { now } }
  let table = ZoneTable(version: "", names: ["Asia/Tokyo", "Europe/Berlin"]) {
    (name) throws(ZoneFileError) in
    name == "Asia/Tokyo"
      ? Zone(name: name, seconds: 32_400)
      : Zone(name: name) { (1_774_746_000..<1_792_890_000).contains($0) ? 7_200 : 3_600 }
  }
  clock.zones = { table }
  return clock
}

/// Returns a worksheet's answer to a line, in digits.
func writtenAnswer(
  to line: WorksheetLine, of worksheet: inout Worksheet
) throws(ExpressionError) -> WrittenAnswer? {
  let answer = try worksheet.answer(to: line, within: Budget(work: work))
  return answer.result.map {
    WrittenAnswer($0, in: AnswerFormat(), within: Budget(work: work))
  }
}

/// The ways in which lines are read: from a pipe, as the user types them, and with the marks of two countries.
let ways: [@Sendable (inout Worksheet) -> Void] = [
  { _ in },
  {
    $0.continuesAnswer = true
    $0.readsCells = true
    $0.assumedSymbols = NumberSymbols()
  },
  { $0.symbols = NumberSymbols() },
  { $0.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".") },
]

/// Checks that each line of a session has an answer or a reason with a place in it, and that its reading has the
/// same answer in its place.
func run(_ input: FuzzInput) {
  var input = input
  var worksheet = Worksheet()
  input.choice(of: ways)(&worksheet)
  if let today { worksheet.clock = clock(on: today) }
  for line in input.parts(cutAt: UInt8(ascii: "\n")).prefix(lineLimit) {
    let text = String(decoding: line, as: UTF8.self)
    let before = worksheet
    do throws(ExpressionError) {
      let line = try worksheet.line(text)
      let answer = try writtenAnswer(to: line, of: &worksheet)
      guard let reading = line.reading else { continue }
      check(reading, of: text, answering: answer, in: before)
    } catch {
      require(
        0...text.utf8.count ~= error.range.lowerBound
          && 0...text.utf8.count ~= error.range.upperBound,
        "\(text): \(error.range) of \(error.reason)")
    }
  }
}

/// Requires that the reading of a line has the line's answer.
func check(
  _ reading: String, of text: String, answering answer: WrittenAnswer?, in worksheet: Worksheet
) {
  // An exponent after `°` applies to the number and the sign together, except among units; one after `L/100km` is
  // read as it is typed, and written in brackets.
  guard !text.contains("°") || text.contains("°C"), !text.contains("100km"),
    answer == nil || answer?.decimalText != nil
  else { return }
  let note = "\(text) is read as \(reading)"
  // A reading is written in the language's own marks, and stands alone.
  var worksheet = worksheet
  worksheet.symbols = nil
  worksheet.assumedSymbols = nil
  worksheet.continuesAnswer = false
  do throws(ExpressionError) {
    let line = try worksheet.line(reading)
    require(line.reading == reading, "\(note), and that as \(line.reading ?? "nothing")")
    let again = try writtenAnswer(to: line, of: &worksheet)
    guard again?.failure == nil else { return }
    require(
      again == answer,
      "\(note), and has another answer: \(String(describing: again)), "
        + "not \(String(describing: answer))")
  } catch {
    // The brackets of a reading may be nested deeper than can be read.
    let isBeyondLimits = [.calculation(.tooMuchWork), .tooDeep].contains(error.cause)
    require(isBeyondLimits, "\(note): \(error.reason)")
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
