import CalculatorModel
import Testing

/// Durations with colons, and times of day.
@Suite struct TimesTests {
  @Test(arguments: [
    ("7:45", "7:45"), ("27:30", "27:30"), ("-1:30", "-1:30"), ("7:45 h", "7:45"),
    ("7:45 + 8:20", "16:05"), ("(1:00*3+55:38)/30", "1:57:16"), ("1:30 + 0:15 - 2:45", "-1:00"),
    ("26.2 miles at 8:30 per mile", "3:42:42"), ("7:30/mile * 3 mile", "0:22:30"),
    ("7:30/mile * 3 mile to min", "22.5 min"), ("1:28.4", "1:28:24"),
    ("10 km / 0:52:30 * 0:52:30", "10 km"),
    ("9am to 5pm", "8:00"), ("9:00 until 17:30", "8:30"), ("10pm to 6am", "8:00"),
    ("22:40 to 6:15", "7:35"), ("9:15 to 5:30pm to min", "495 min"), ("from 8am to 4pm", "8:00"),
    ("how long from 10pm to 6am", "8:00"), ("minutes from 9:00 to 17:30", "510 min"),
    ("22:00 to 06:00 less 30 min", "7:30"), ("9:00 to 17:30 - 0:30", "8:00"),
    ("9:00 to 17:30 - 30 min + 15 min", "8:15"), ("(22:00 to 06:00) - 30 min", "7:30"),
    ("(9am to 5pm) * $20/h", "160 USD"), ("10000 seconds in h:m:s", "2:46:40"),
    ("10020 s in hours:minutes", "2:47"), ("40 sec x 12", "480 s"),
    ("45 min * 5 in hours", "3.75 h"), ("2 m * 3 in cm", "600 cm"),
    ("3 ft * 2 in in cm^2", "464.5152 cm^2"),
    ("1:01:26 + 0:49:42", "1:51:08"), ("0:00:01.5 * 3", "0:00:04.5"), ("1:45.5 * 2", "3:31"),
    ("10 km in 50 min", "0.2 km/min"), ("10 km in 52 min 30 s in km/h", "11.42857142857143 km/h"),
    ("1 km in 5 min in mph", "7.456454306848008 mph"),
    ("10 miles in 1:25:00 to mph", "7.058823529411765 mph"),
    ("1/3 * 1:00", "0:20"), ("7:45 + 30 min", "8:15"), ("30 min + 7:45", "8:15"),
    ("7:45 + 10%", "8:31:30"), ("2 x 7:45", "15:30"), ("2(1:30)", "3:00"),
    ("7:45 to min", "465 min"), ("7:45 to h", "7.75 h"), ("7:45 / 1:15", "6.2"),
    ("7:45 * 20 EUR/h", "155 EUR"), ("5:30 min/km * 10 km", "55 min"),
    ("max(7:45, 8:20)", "8:20"), ("mean(7:45, 8:20)", "8:02:30"), ("[7:45, 8:20]", "[7:45, 8:20]"),
    ("sum([7:45, 8:20])", "16:05"), ("round(7:52, 0:15)", "7:45"), ("abs(-0:07)", "0:07"),
    ("16:9", "1.777777777777778"), ("10:2", "5"), ("1:2:3", "0.1666666666666667"),
    ("8:45 to 12:15 + 13:00 to 17:00 - 0:30", "7:00"), ("9:00 to 17:30 * 5", "42:30"),
    ("9am to 5pm less 30 min lunch break", "7:30"),
    ("9:00 to 17:00 - 12:00 to 13:00 - 0:30", "6:30"), ("9am to 5:30pm at $20/h", "170 USD"),
    ("0:01:05.3 / 3", "0:00:21.767"), ("0:01:00 / 7", "0:00:08.571"),
    ("6 hours * £35", "210 GBP"), ("3 kg * €2", "6 EUR"),
    ("5pm - 9am", "8:00"), ("9am - 5pm", "8:00"), ("9am - 5:30pm - 30 min", "8:00"),
    ("8am-12pm + 1pm-5pm - 30 min", "7:30"), ("8am-12pm + 1pm", "5:00 pm"),
    ("5.30pm - 9.15am", "8:15"), ("5 p.m. - 9 a.m.", "8:00"),
    ("12am", "12:00 am"), ("12:30pm", "12:30 pm"), ("noon - 9:15 am", "2:45"),
    ("midnight + 90 min", "1:30 am"), ("10pm + 3h", "1:00 am"), ("1:30 + 10pm", "11:30 pm"),
    ("9am - 10 h", "11:00 pm"), ("10pm + 3h - 9pm", "4:00"), ("17:30 - 9am", "8:30"),
    ("5pm - 13:30", "3:30"), ("max(9am, 5pm)", "5:00 pm"), ("5 pm to nm", "0.005 nm"),
    ("154 pm in nm", "0.154 nm"), ("2e-0 pm", "2 pm"), ("2 pm * 3 m", "6000000000000 pm^2"),
    ("3 nm + 2 pm to m", "3.002e-9 m"), ("(5pm - 9am) * 60 mph to km", "772.48512 km"),
    ("5.5 pm", "5.5 pm"),
    ("how many hours from 9am to 5pm", "8 h"), ("how long from 9:15 to 17:30", "8:15"),
    ("how many days from 2026-01-01 to 2026-03-01", "59 d"),
    // No metre is added to an hour.
    ("2h 45m + 1h 50m + 38m to min", "313 min"), ("38m + 2h to min", "158 min"),
    ("8:30 + 15m", "8:45"), ("2 h - 30m", "1.5 h"), ("5 m + 3 ft", "5.9144 m"),
    ("0730 to 1600", "8:30"), ("2200 to 0600", "8:00"), ("0900 to 1730 - 30 min", "8:00"),
    ("06:00 to 14:00, 30 min unpaid break", "7:30"), ("9:00 to 17:30, 1 h lunch", "7:30"),
    ("2.2 kg at 20 min per 500 g", "88 min"), ("1.5kg at 1 h per 500g", "3 h"),
    ("2.2 kg at 20 min per 500 g plus 20 min", "108 min"), ("10 km in 0:52:30 pace", "5.25 min/km"),
    ("split 2 h 30 min into 4", "0.625 h"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    ("12:60 + 1:00", "below 60"), ("13:00 pm", "from 1 to 12"), ("9am + 5pm", "a duration"),
    ("(9am) * 2", "a duration"), ("mean(9am, 5pm)", "a duration"), ("2026-11-22 + 5pm", "duration"),
    ("9:00 - 17:30", "this can be 9:00 to 17:30 or -(17:30 - 9:00)"),
    ("9:00 - 17:30 - 0:30", "9:00 to 17:30"), ("1:05:20 - 58:45", "0:58:45 or 58:45:00"),
    ("28:15 + 1:12:40", "0:28:15 or 28:15:00"),
    ("11pm - 7am", "11pm to 7am or 7am to 11pm"),
    ("7pm - 7:30am", "7pm to 7:30am or 7:30am to 7pm"), ("(2 h to 6:00)", "operator is missing"),
    ("9:00 to 5:30", "this can be 5:30pm - 9:00 or (5:30 + 24 h) - 9:00"),
    ("10 km / 52:30", "0:52:30 or 52:30:00"),
    ("10 km in 52:30", "10 km / 0:52:30 or 10 km / 52:30:00"),
    ("10 km in 52:30 # run", "10 km / 0:52:30 or 10 km / 52:30:00;"),
    ("5 to 1:05:20", "a unit is missing"), ("7:45 + 8:20 to 5:00", "a unit is missing"),
    ("6 hours for 4", "operator is missing"),
    ("45:00 / 10 km", "0:45:00 or 45:00:00"), ("52:30 / 10 km in min/km", "0:52:30 or 52:30:00"),
    ("7:45 + 3", "measure different things"), ("sqrt(4:00)", "whole numbers"),
    ("1:45 2:30", "an operator is missing"), ("7:45%", "plain numbers"), ("7:45 m", "unknown name"),
    ("0:3:45", "0:03:45 or 0 / 3 / 45"), ("1:45:2", "1:45:02 or 1:45 / 2"),
    ("10 km in 3:59.4", "10 km / 0:03:59.4 or 10 km / (3 h 59.4 min)"),
    ("3:45 + 0:04:10", "0:03:45 or 3:45:00"), ("10 km in 52:30 pace", "(0:52:30) / (10 km)"),
    ("100m to s", "did you mean min?"), ("5 m + 2 s", "did you mean min?"),
    ("1990 to 2010", "unknown unit"),
    ("2024 to 2030", "unknown unit"), ("1920 to 2010", "unknown unit"),
    ("2 h + 5 m/s * 3 s", "different things"), ("0730 to 1675", "unknown unit"),
    ("1860Z", "unknown name"),
  ])
  func areRefused(line: String, reason: String) throws {
    var lines = try WorksheetLines()
    let text = lines.text(of: line)
    #expect(text.hasPrefix("error: ") && text.contains(reason), "\(line): \(text)")
  }

  /// Every reading proposed for a span is answered, with a duration between its ends.
  @Test func proposalsAreAnswered() throws {
    for (start, end) in [("10pm", "6am"), ("9am", "5pm"), ("22:00", "6:15"), ("9:00", "17:30")] {
      for span in ["\(start) to \(end)", "\(start) - \(end)", "\(end) - \(start)"] {
        var lines = try WorksheetLines()
        let text = lines.text(of: span)
        guard text.hasPrefix("error: ") else { continue }
        let words = text.replacing("error: this can be ", with: "")
          .replacing("error: write this as '", with: "").replacing("'", with: "")
          .replacing("; write one of them", with: "")
        for proposal in words.split(separator: " or ") {
          let answer = lines.text(of: String(proposal))
          #expect(
            answer.wholeMatch(of: /-?[0-9]+:[0-9]{2}/) != nil, "\(span): \(proposal): \(answer)")
        }
      }
    }
  }

  @Test func aNameOfTheUserComesBeforeTheZone() throws {
    var lines = try WorksheetLines(today: "2026-11-27")
    #expect(lines.text(of: "1845Z").hasPrefix("error: ") == false)
    #expect(lines.text(of: "Z = 3") == "3")
    #expect(lines.text(of: "1845Z") == "5535")
  }

  @Test func spansOverMidnightAreNotNegative() throws {
    for (start, end) in [("10pm", "6am"), ("noon", "11:59 am")] {
      var lines = try WorksheetLines()
      #expect(lines.text(of: "start = \(start)") != "")
      #expect(lines.text(of: "end = \(end)") != "")
      #expect(lines.text(of: "end - start - 45 min").contains("add 24 h"))
      #expect(lines.text(of: "end + 24 h - start - 45 min").hasPrefix("error: ") == false)
    }
  }

  /// Values with names follow the rules of those in one line.
  @Test(arguments: [
    (["film = 1:12:30", "ads = 48:20", "film + ads"], "error: this can be 0:48:20 or 48:20:00"),
    (["film = 1:12:30", "ads = 48:20", "mean(film, ads)"], "error: this can be 0:48:20"),
    (["film = 1:12:30", "film + 72:00"], "73:12:30"),
    (["a = 1:12:30", "b = a - 0:00:30", "b + 0:08:00"], "1:20:00"),
    (["start = 19:00", "end = 07:30", "end - start"], "-11:30"),
    (["start = 19:00", "end = 07:30", "end + 24 h - start"], "12:30"),
    (["23:00 + 8 h"], "31:00"), (["26:03 / 5"], "5:12:36"),
    (["worked = 7:30", "due = 8:00", "worked - due"], "-0:30"),
    (["worked = 32:30", "due = 40:00", "worked - due"], "-7:30"),
  ])
  func areCheckedBehindNames(typed: [String], answer: String) throws {
    var lines = try WorksheetLines()
    var text = ""
    for line in typed { text = lines.text(of: line) }
    #expect(text.hasPrefix(answer), "\(typed): \(text)")
  }

  /// An answer tells how `5:12` was read where another reading is likely.
  @Test(arguments: [
    ("26:03 / 5", "5:12 is 5 h 12 min; write 5 min 12 s as 0:05:12"),
    ("2:15 + 30 s", "5:12 is 5 h 12 min; write 5 min 12 s as 0:05:12"),
    ("23:00 + 8 h", "a duration; write a time of day as 11pm + 8 h"),
    ("(7:30) - (19:00)", "a duration; write a time of day as 11pm + 8 h"),
    ("0:30 - 45 min", "a duration; write a time of day as 11pm + 8 h"),
    ("7:45 + 30 min", nil), ("23:00 + 8:00", nil), ("0:26:03 / 5", nil), ("38:30 + 2 h", nil),
    ("2026-11-30 10:00:30 - 2026-11-30 08:00", nil), ("10:00:30 to 12:00", nil),
  ])
  func tellHowTheyWereRead(line: String, note: String?) throws {
    var worksheet = Worksheet()
    let value = try #require(try worksheet.answer(to: line).result)
    #expect(value.note?.reason == note, "\(line)")
  }

  /// In a sheet, a line's label decides whether its times may be a span.
  @Test(arguments: [
    ("Night shift: 22:15-06:45", "8:30"), ("1 June: 22:00 - 06:00", "8:00"),
    ("2026-06-03: 22:00-06:00", "8:00"), ("Period 1: 8:00 - 8:45", "0:45"),
    ("Thu: 9:00-12:30 + 13:15-17:30", "7:45"), ("Mon 8:30-4:30", "4:30pm - 8:30 or (4:30 + 24 h)"),
    ("Mon 19:00-07:30", "19:00 to 07:30 or 19 h - 07 h 30 min"), ("Mon 19:00 to 07:30", "12:30"),
    ("Sat: 18:00 - 0:30", "6:30"),
    ("Tue: 20:00 to 08:30 less 45 min", "11:45"),
    ("Tue: 8.30 - 17.00", "this can be 8:30 to 17:00 or (8.30 - 17.00)"),
    ("Mon: 7-3", "this can be 7:00 - 15:00 or (7-3)"),
    ("Mon: 0700-1530", "this can be 7:00 to 15:30 or (0700-1530)"),
    ("Left: 19:00 - 7:30", "this can be 19:00 to 7:30 or 19 h - 7 h 30 min"),
    ("Mon 9-5", "write this as 'Mon: 9:00 - 17:00'"), ("Fri 22-6", "'Fri: 22:00 - 6:00'"),
    ("Mon-Fri 9:00-17:00", "this can be 5 * (9:00 to 17:00) or 9:00 to 17:00"),
    ("Overtime: 8:30 - 0:45", "7:45"), ("22:00 - 6:00", "16:00"),
    ("Ben: 22:30 - 6:30", "22:30 to 6:30 or 22 h 30 min - 6 h 30 min"),
    ("Ben: 9:30 - 6:00", "6:00pm - 9:30 or 9 h 30 min - 6 h"),
    ("Lunch: 12:30 - 1:15", "1:15pm - 12:30 or (1:15 + 24 h) - 12:30"),
  ])
  func areSpansBehindLabels(line: String, answer: String) throws {
    let sheet = try Sheet(line)
    let text = sheet.answer(at: 0).error?.reason ?? sheet.written(at: 0)?.text ?? ""
    #expect(text.contains(answer), "\(line): \(text)")
  }

  @Test func saysOnWhichDayATimeIs() throws {
    for (line, note) in [
      ("10pm + 3h", "next day"), ("9am - 10 h", "the day before"), ("9am + 50 h", "2 days later"),
      ("9am - 50 h", "2 days before"),
    ] {
      var worksheet = Worksheet()
      let value = try #require(try worksheet.answer(to: line).result)
      #expect(WrittenAnswer(value, in: AnswerFormat()).note?.reason == note, "\(line)")
    }
    var worksheet = Worksheet()
    let value = try #require(try worksheet.answer(to: "9am + 3 h").result)
    #expect(WrittenAnswer(value, in: AnswerFormat()).note == nil)
  }

  /// A bill for power is a label, not the function, which takes two numbers.
  @Test func functionsOfTwoNumbersAreLabels() throws {
    let sheet = try Sheet("Power 84.20\nGas 40\ntotal\npow(2, 3)\npow(2)")
    #expect(sheet.written(at: 2)?.text == "124.2")
    #expect(sheet.written(at: 3)?.text == "8")
    #expect(sheet.answer(at: 4).error != nil)
  }

  /// A written time reads back as the same time, however it was calculated.
  @Test func areReadBack() throws {
    var numbers = SplitMix64(seed: 40)
    for _ in 0..<2_000 {
      let (first, second) = (numbers.next() % 90_000, numbers.next() % 90_000)
      let difference = Int(first) - Int(second)
      var lines = try WorksheetLines()
      let answer = try lines.answer(to: "(\(first) - \(second)) s to h:mm:ss")
      #expect(try lines.answer(to: answer + " to s") == "\(difference) s", "\(answer)")
    }
  }

  @Test func timesheetIsAddedUp() throws {
    let sheet = try Sheet(
      """
      Monday 7:45
      Tue: 9:15 to 17:30
      start = 9am
      end = 5:30pm
      Wed: end - start - 0:30
      total
      total * £12.50/h

      Mon 9:00 to 17:30
      Tue 2h30
      Thu 22:00 to 6:00 less 30 min
      Wed: how long from 9:15 to 17:30
      total
      """)
    #expect(sheet.written(at: 5)?.text == "24:00")
    #expect(sheet.written(at: 6)?.text == "300 GBP")
    #expect(sheet.written(at: 12)?.text == "26:45")
  }
}
