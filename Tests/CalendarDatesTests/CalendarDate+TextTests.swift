import CalendarDates
import Testing

@Suite struct CalendarDateTextTests {
  @Test func readsBack() throws {
    for text in ["0001-01-01", "0999-09-09", "2026-11-22", "2024-02-29", "9999-12-31"] {
      #expect(try "\(CalendarDate(text))" == text)
      #expect(try CalendarDate(utf8: Array(text.utf8)) == CalendarDate(text))
      #expect(try CalendarDate("(\(text))".dropFirst().dropLast()) == CalendarDate(text))
    }
  }

  @Test func datesThatDoNotExist() {
    for (text, cause, range) in [
      ("0000-01-01", .noSuchYear, 0..<4), ("0000-13-41", .noSuchYear, 0..<4),
      ("2026-00-10", .noSuchMonth, 5..<7), ("2026-13-01", .noSuchMonth, 5..<7),
      ("2026-99-99", .noSuchMonth, 5..<7), ("2026-02-29", .noSuchDay(last: 28), 8..<10),
      ("2024-02-30", .noSuchDay(last: 29), 8..<10), ("2026-11-31", .noSuchDay(last: 30), 8..<10),
      ("2026-11-00", .noSuchDay(last: 30), 8..<10), ("2026-12-32", .noSuchDay(last: 31), 8..<10),
    ] as [(String, CalendarDateError.Cause, Range<Int>)] {
      #expect(throws: CalendarDateError(cause, at: range), "\(text)") { try CalendarDate(text) }
      #expect(CalendarDate.hasForm(text.utf8), "\(text)")
    }
  }

  @Test func otherForms() {
    for (text, range) in [
      ("", 0..<0), ("2", 1..<1), ("2026", 4..<4), ("2026-11-2", 9..<9), ("2026-11", 7..<7),
      ("2026-2-5", 6..<7), ("20261-11-22", 4..<5), ("12-11-10", 2..<3), ("2026-11-22-1", 10..<11),
      ("2026-11-223", 10..<11), (" 2026-11-22", 0..<1), ("2026-11-22 ", 10..<11),
      ("2026 - 11 - 22", 4..<5), ("2026/11/22", 4..<5), ("20261122", 4..<5), ("-026-11-22", 0..<1),
      ("+2026-11-22", 0..<1), ("٢٠٢٦-١١-٢٢", 0..<1), ("2026−11−22", 4..<5), ("2026-11-2\0", 9..<10),
      ("2026-11-2e", 9..<10), ("YYYY-MM-DD", 0..<1),
    ] {
      #expect(throws: CalendarDateError(.otherForm, at: range), "\(text)") {
        try CalendarDate(text)
      }
      #expect(!CalendarDate.hasForm(text.utf8), "\(text)")
    }
  }

  /// A text is read only as far as it can be a date, whatever its length.
  @Test func longText() {
    #expect(throws: CalendarDateError(.otherForm, at: 10..<11)) {
      try CalendarDate("2026-11-22" + String(repeating: "2", count: 1_000_000))
    }
    #expect(!CalendarDate.hasForm(repeatElement(UInt8(ascii: "1"), count: .max)))
  }
}
