import CalculatorPresentation
import CalendarDates
import Testing

@testable import CalculatorTerminal

/// Lines with units and dates, answered line by line where letters also name keys.
@Suite struct PlainUnitsTests {
  @Test(arguments: [
    ("5 ft + 3 in to cm", "5 ft + 3 in → cm = 160.02 cm"), ("1 mi / 1 km", "1.609344"),
    ("2026-11-22", "2026-11-22 = 2026-11-22"), ("today + 3 days", "2026-11-22 + 3 d = 2026-11-25"),
    ("5 km", "5 km = 5 km"), ("6:2", "6 ÷ 2 = 3"),
    // A text that looks like a time is not a division.
    ("1:45 * 2", "1:45 × 2 = 3:30"),
    ("255 to hex", "255 to hex = 0xFF"), ("1/6 to repeating", "1 ÷ 6 → repeating = 0.1(6)"),
    ("20/80 as %", "20 ÷ 80 as % = 25%"), ("3.7 h to h:mm", "3.7 h → h:mm = 3:42"),
    ("pi to fraction", "Not understood: column 1, this needs a whole number or a fraction"),
    ("5 km + 3 kg", "Not understood: column 6, km and kg measure different things"),
    ("5 km + 3 qq", "Not understood: column 10, unknown name 'qq'"),
    // A letter after a number is a key, or may be meant as one.
    ("8 S", "sin(8°) ≈ 0.1391731"), ("1,234w", "1,234² = 1,522,756"),
    ("10 N * 5 m", "10 N × 5 m = 50 N m"), ("1/2 m", "(1 ÷ 2) m = 0.5 m"),
    ("5s", "Not pressed: column 2, 's' is not a key"),
    ("2026 - 11 - 22", "2,026 − 11 − 22 = 1,993"),
  ])
  func areAnswered(line: String, answer: String) throws {
    let viewModel = CalculatorViewModel(locale: "C", clock: { 0 }, random: { 0 })
    let today = try CalendarDate("2026-11-22")
    viewModel.wallClock.today = { today }
    let conversation = PlainConversation(viewModel: viewModel)
    #expect(conversation.reply(to: line).lines == [answer], "\(line)")
  }

  @Test(arguments: [
    ("1 mi / 1 km", "1.609344 + 1 = 2.609344"), ("255 to hex", "255 + 1 = 256"),
    ("1/4 to fraction", "0.25 + 1 = 1.25"),
  ])
  func aNumberOfThemIsGoneOnFrom(line: String, next: String) {
    let conversation = PlainConversation(
      viewModel: CalculatorViewModel(locale: "C", clock: { 0 }, random: { 0 }))
    _ = conversation.reply(to: line)
    #expect(conversation.reply(to: "+ 1").lines == [next], "\(line)")
  }
}
