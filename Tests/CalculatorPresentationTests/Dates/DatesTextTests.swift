import CalculatorPresentation
import CalendarDates
import Testing

@Suite struct DatesTextTests {
  @Test(
    "The plural forms of each language",
    arguments: [
      (Language.english, ["0 days", "1 day", "2 days", "11 days", "1000000 days"]),
      (.german, ["0 Tage", "1 Tag", "2 Tage", "11 Tage", "1000000 Tage"]),
      (.french, ["0 jour", "1 jour", "2 jours", "11 jours", "1000000 de jours"]),
      (.spanish, ["0 días", "1 día", "2 días", "11 días", "1000000 de días"]),
      (.japanese, ["0日", "1日", "2日", "11日", "1000000日"]),
      (.arabic, ["لا أيام", "يوم واحد", "يومان", "11 يومًا", "1000000 يوم"]),
    ])
  func plurals(language: Language, texts: [String]) {
    let catalogue = Catalogue(language)
    #expect([0, 1, 2, 11, 1_000_000].map { catalogue.text(DatesText.count($0, .days)) } == texts)
  }

  @Test("Each language has its own words for all", arguments: Language.allCases)
  func words(language: Language) throws {
    let catalogue = Catalogue(language)
    let texts = Self.all.map { catalogue.text($0) }
    for text in texts {
      #expect(!text.isEmpty)
      #expect(text.last != ".")
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false)
      // Inserted text keeps its direction in Arabic, and no other language has direction marks.
      #expect(text.contains("\u{2068}") == (language == .arabic && text.contains("\u{2069}")))
    }
    let weekdays = Weekday.allCases.map { catalogue.text(DatesText.weekday($0)) }
    #expect(Set(weekdays).count == 7)
    guard language != .english else { return }
    let same = Self.all.filter { catalogue.text($0) == Catalogue(.english).text($0) }
    // Minutes are the same in French.
    #expect(same.allSatisfy { $0 == .count(3, .minutes) }, "\(same)")
  }

  @Test func aDateInArabicKeepsItsDirection() throws {
    let date = try CalendarDate("2026-11-22")
    #expect(
      Catalogue(.arabic).text(DatesText.date(CalendarMoment(date)))
        == "\u{2068}2026-11-22\u{2069}، الأحد")
  }

  private static let all: [DatesText] =
    DatesForm.Field.allCases.map { .field($0) } + Weekday.allCases.map { .weekday($0) }
    + DatesText.Unit.allCases.map { .count(3, $0) }
    + [
      .countLastDay, .difference, .steps, .direction(.adding), .direction(.subtracting), .result,
      .earlier("x"), .problem(.otherForm(place: 3)), .problem(.noSuchYear),
      .problem(.noSuchMonth), .problem(.noSuchDay(last: 28)), .problem(.noWholeNumber(place: 0)),
      .problem(.tooMany), .problem(.beyondCalendar), .problem(.noDuration),
      .problem(.ambiguous(.first, .last)), .away(days: -1), .away(days: 1), .away(days: -5),
      .away(days: 5),
    ]
}
