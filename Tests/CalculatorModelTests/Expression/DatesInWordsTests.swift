import CalculatorModel
import Testing

/// Dates as people write them; today is Friday, 2026-11-27.
@Suite struct DatesInWordsTests {
  @Test(arguments: [
    ("27 Nov 2026 + 1 day", "2026-11-28"), ("November 27, 2026", "2026-11-27"),
    ("27th November 2026", "2026-11-27"), ("Sept 3 2025", "2025-09-03"), ("25 Dec", "2026-12-25"),
    ("Dec 25 - today", "28 d"), ("27.11.2026 - 1.11.2026", "26 d"),
    ("25 Dec 2025 - 20 Dec 2025", "5 d"), ("weekday(25 Dec 2026)", "5"),
    ("tomorrow + 1 week", "2026-12-05"), ("yesterday", "2026-11-26"),
    ("next friday", "2026-12-04"), ("last friday", "2026-11-20"), ("next mon", "2026-11-30"),
    ("90 days from today", "2027-02-25"), ("2 weeks after 3 June 2025", "2025-06-17"),
    ("3 hours after 9am", "12:00 pm"), ("days until 2026-12-25", "28 d"),
    ("weeks since 30 Oct", "4 week"), ("days between 2026-01-01 and 2026-12-25", "358 d"),
    ("how many days until 25 Dec", "28 d"),
    ("how many days from 1 Jan 2025 to 1 Jan 2024", "-366 d"),
    ("days between today and 14 March", "107 d"), ("how old is 17 May 2019", "7 year 6 month 10 d"),
    ("age between 3 Nov 1847 and 21 Feb 1912", "64 year 3 month 18 d"),
    ("first Monday of September 2026", "2026-09-07"), ("last Friday of Nov 2026", "2026-11-27"),
    ("4th Thursday of November 2026", "2026-11-26"), ("third Thursday of November", "2026-11-19"),
    ("last day of February 2028", "2028-02-29"), ("fifth sun in May 2027", "2027-05-30"),
    ("fifth Friday of November 2026", "error: there is no such date"),
    ("1st of March 2027", "2027-03-01"), ("1 May to 25 Dec", "238 d"),
    ("2026-01-01 until 2026-12-25", "358 d"), ("10 days after 2027-03-01", "2027-03-11"),
    ("1 month 2 weeks before 2027-03-01", "2027-01-18"),
    ("1 week + 2 days before 1 Mar 2027", "2027-02-20"), ("3 weeks ago", "2026-11-06"),
    ("18 months ago", "2025-05-27"), ("3 weeks from now", "2026-12-18"),
    ("in 3 weeks", "2026-12-18"), ("days until friday", "7 d"), ("days since monday", "4 d"),
    ("age 1990-05-12", "36 year 6 month 15 d"), ("age of 12 May 1990", "36 year 6 month 15 d"),
    ("age born 12 May 1990", "36 year 6 month 15 d"),
    ("how old is someone born 12 May 1990", "36 year 6 month 15 d"),
    ("weekday of 22 Nov 2026", "Sunday"), ("which weekday was 1 Jan 2000", "Saturday"),
    ("weekday 2026-11-22", "Sunday"), ("what day is 1 Mar 2027", "Monday"),
    ("what day of the week was 1 Jan 2000?", "Saturday"), ("what day is it", "Friday"),
    ("days until Christmas", "28 d"),
    ("day after tomorrow", "2026-11-29"), ("day before yesterday", "2026-11-25"),
    ("a week from today", "2026-12-04"), ("a week ago", "2026-11-20"), ("in a week", "2026-12-04"),
    ("this monday", "2026-11-30"), ("this friday", "2026-11-27"), ("how long until 25 Dec", "28 d"),
    ("what day is it 100 days from now", "Sunday"), ("what day will it be in 45 days", "Monday"),
    ("what day is it tomorrow", "Saturday"), ("what day was it 10 days ago", "Tuesday"),
    ("what day is it on 25 Dec 2026", "Friday"),
    ("what day is it 3 weeks after 15 Jan 2025", "Wednesday"), ("1 Dec to 15 Jan", "45 d"),
    ("years between 14 Feb 1987 and 14 Feb 2025", "38 year"),
    ("months between 1 Jan 2025 and 1 Apr 2025", "3 month"),
    ("2025-01-01 - 2025-04-01 to months", "-3 month"),
    ("months between 2025-01-01 and 2025-04-02", "2.989733059548255 month"),
    ("12 May 1988 to today in weeks and days", "2011 week 1 d"),
    ("days between 20 Dec and 5 Jan", "16 d"), ("days between Dec 20 and Jan 5", "16 d"),
    ("20 Dec to 5 Jan 2027", "16 d"), ("1 Dec 2024 to 15 Jan", "45 d"),
    ("25 Dec to today", "337 d"),
    ("5 business days", "2026-12-04"), ("today + 5 business days", "2026-12-04"),
    ("2026-11-28 - 1 working day", "2026-11-27"), ("in 5 workdays", "2026-12-04"),
    ("10 working days after 1 May 2026", "2026-05-15"), ("5 business days ago", "2026-11-20"),
    ("10 business days before 2026-12-25", "2026-12-11"),
    ("3 business days from now", "2026-12-02"), ("business days until friday", "5"),
    ("how many working days between 1 Jan 2026 and 31 Dec 2026", "260"),
    ("workdays since 2026-11-20", "5"), ("workdays(2026-12-04; 2026-11-27)", "-5"),
    ("days until 1 jan", "35 d"), ("days until March 1st", "94 d"), ("days since 1 dec", "361 d"),
    ("days until tomorrow", "1 d"), ("business days until 1 Jan", "25"),
    ("next 29 Feb", "2028-02-29"),
    ("last Dec 25", "2025-12-25"), ("12 May 1988 to today", "14078 d"),
    ("25 oct(2)", "50"), ("2024-1-5", "2018"), ("dec 25", "25"), ("1/2/4", "0.125"),
    ("3.5 * 2", "7"), ("100-20-3", "77"), ("10/2/5", "1"), ("min(3, 4)", "3"),
    ("max(1, 2)", "2"), ("30 sec + 2 mins", "150 s"), ("2 sec(0)", "2"),
    ("convert 5 miles to km", "8.04672 km"), ("how far is 26.2 miles in km", "42.1648128 km"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines(today: "2026-11-27")
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    ("2024-1-5 + 3 d", "2024-01-05 or 2024 - 1 - 5"),
    ("31-12-2025", "2025-12-31 or 31 - 12 - 2025"), ("2025/04/03", "2025-04-03 or 2025 / 4 / 3"),
    ("what day is it in Tokyo", "unknown name"), ("12/25/2025", "2025-12-25 or 12 / 25 / 2025"),
    ("1/2/2000", "2000-01-02 or 2000-02-01"), ("(25/12/2025)", "2025-12-25 or 25 / 12 / 2025"),
    ("45 min ago", "not known"), ("workday(2026-11-28; 1/2)", "by whole days"),
    ("5 business", "unknown name 'business'"), ("in 5 cm", "a number is missing"),
    ("31 Feb 2026", "no such date"), ("31.2.2026", "no such date"),
    ("monday", "last monday or next monday"), ("2 weeks from friday", "last friday or next friday"),
  ])
  func areRefused(line: String, reason: String) throws {
    var lines = try WorksheetLines(today: "2026-11-27")
    let text = lines.text(of: line)
    #expect(text.hasPrefix("error: ") && text.contains(reason), "\(line): \(text)")
  }

  @Test func namesOfPeopleComeFirst() throws {
    var lines = try WorksheetLines(today: "2026-11-27")
    #expect(lines.text(of: "convert = 3") == "3")
    #expect(lines.text(of: "convert * 2") == "6")
    #expect(lines.text(of: "next = 1") == "1")
    #expect(lines.text(of: "may = 3") == "3")
    #expect(lines.text(of: "2 may") == "6")
    #expect(lines.text(of: "tomorrow = 7") == "7")
    #expect(lines.text(of: "tomorrow + 1") == "8")
    #expect(lines.text(of: "age = 30") == "30")
    #expect(lines.text(of: "age * 2") == "60")
    #expect(lines.text(of: "before = 2") == "2")
    #expect(lines.text(of: "3 before") == "6")
  }

  /// Each `before` would move all steps before it.
  @Test func aLongLineOfBeforeIsRefusedAtOnce() throws {
    var lines = try WorksheetLines(today: "2026-11-27")
    let line = String(repeating: "1 d before ", count: 20_000) + "today"
    #expect(lines.text(of: line).contains("date"))
    #expect(lines.text(of: "2 weeks before (1 Mar 2027 + 3 d)") == "2027-02-18")
  }

  @Test func sheetsHaveNoToday() throws {
    let sheet = try Sheet("25 Dec\n25 Dec 2026\ntomorrow + 1 week\ndue: 3 June 2026 + 30 days")
    #expect(sheet.written(at: 1)?.text == "2026-12-25")
    #expect(sheet.written(at: 3)?.text == "2026-07-03")
    for line in [0, 2] { #expect(sheet.answer(at: line).error?.cause.cause == .date(.noToday)) }
    // Amounts for months, as before dates were supported.
    let months = try Sheet("Jan 12\nFeb 28\ntotal")
    #expect(months.written(at: 2)?.text == "40")
  }
}
