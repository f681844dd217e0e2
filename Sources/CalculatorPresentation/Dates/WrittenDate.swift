import CalendarDates
import Languages

/// A date with the names and in the order of a language: `25. Dezember 2026`, `25/12/2026`, `2026年12月25日`.
///
/// ```swift
/// let today = try CalendarDate("2026-11-22")
/// try WrittenDate.date(in: "le 25 décembre", today: today, language: .french)   // 2026-12-25
/// try WrittenDate.date(in: "5/6/2026", today: today, language: .english)        // throws .ambiguous
/// ```
///
/// Names of months and days are read in every language, in full or abbreviated to three or more letters if only
/// one month begins like this. A missing year is the current one.
enum WrittenDate {
  typealias Name = String

  /// Words between the parts of a date, which are ignored.
  private static let fillers: StaticString = "de del le el la den der am of the"

  private enum Part {
    case number(Int, digits: Int)
    case word(SearchText)
  }

  /// Returns the date of a text; nil if it is not one.
  ///
  /// - Throws: ``DatesProblem/ambiguous(_:_:)`` if day and month may be in either order.
  static func date(
    in text: String, today: CalendarDate, language: Language
  ) throws(DatesProblem) -> CalendarDate? {
    guard let (parts, separator) = parts(of: text) else { return nil }
    let (first, second, third) = (parts.first, parts.dropFirst().first, parts.dropFirst(2).first)
    guard parts.count < 4 else { return nil }
    switch (first, second, third) {
    case (.word(let word)?, nil, nil):
      guard let place = place(of: word), place > 12 else { return nil }
      return try? today.adding(place - 14, .day)
    case (.number(let day, _)?, .word(let month)?, nil),
      (.word(let month)?, .number(let day, _)?, nil):
      return place(of: month).flatMap { CalendarDate(year: today.year, month: $0, day: day) }
    case (.number(let day, _)?, .word(let month)?, .number(let year, 4)?),
      (.word(let month)?, .number(let day, _)?, .number(let year, 4)?):
      return place(of: month).flatMap { CalendarDate(year: year, month: $0, day: day) }
    case (.number(let one, _)?, .number(let other, _)?, nil):
      switch separator {
      case ".": return CalendarDate(year: today.year, month: other, day: one)
      case "月", "日": return CalendarDate(year: today.year, month: one, day: other)
      default: return nil
      }
    case (.number(let year, 4)?, .number(let month, _)?, .number(let day, _)?):
      return CalendarDate(year: year, month: month, day: day)
    case (.number(let one, _)?, .number(let other, _)?, .number(let year, 4)?):
      let dayFirst = CalendarDate(year: year, month: other, day: one)
      guard separator == "/", language == .english || language == .japanese else { return dayFirst }
      let monthFirst = CalendarDate(year: year, month: one, day: other)
      if let dayFirst, let monthFirst, dayFirst != monthFirst {
        throw .ambiguous(dayFirst, monthFirst)
      }
      return dayFirst ?? monthFirst
    default: return nil
    }
  }

  /// Returns the numbers and the words of a text, and the sign between its numbers; nil if it has other signs.
  private static func parts(of text: String) -> ([Part], separator: Unicode.Scalar?)? {
    var parts: [Part] = []
    var separator: Unicode.Scalar?
    var digits = ""
    var word = ""
    func close() {
      if !digits.isEmpty { parts.append(.number(Int(digits) ?? 0, digits: digits.utf8.count)) }
      let name = SearchText(word)
      if !word.isEmpty, !words(of: fillers).contains(where: { name.rank(of: $0) == 0 }) {
        parts.append(.word(name))
      }
      (digits, word) = ("", "")
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9":
        if !word.isEmpty { close() }
        digits.unicodeScalars.append(scalar)
      case "\u{660}"..."\u{669}":
        if !word.isEmpty { close() }
        digits.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x630)))
      case " ", "\u{A0}", ",", "،": close()
      case ".", "/", "-":
        separator = digits.isEmpty ? separator : scalar
        close()
      case "年", "月", "日":
        // `12月` is a number ended by its sign, and `今日` a word.
        if digits.isEmpty {
          word.unicodeScalars.append(scalar)
        } else {
          separator = scalar
          close()
        }
      case "'", "’": if digits.isEmpty { word.unicodeScalars.append(scalar) }
      default:
        guard scalar.value > 0x7F || (0x61...0x7A).contains(scalar.value | 0x20) else { return nil }
        if !digits.isEmpty { close() }
        word.unicodeScalars.append(scalar)
      }
    }
    close()
    return (parts, separator)
  }

  /// Returns the month of a name, or 13 to 15 for yesterday, today and tomorrow; nil if several or none begin
  /// like this.
  private static func place(of name: SearchText) -> Int? {
    var found: Int?
    var isOne = true
    for language in Language.allCases {
      for (index, word) in names(in: language).enumerated() {
        switch SearchText(word).rank(of: name) {
        case 0?: return index + 1
        case 1? where name.count > 2:
          isOne = isOne && (found == nil || found == index + 1)
          found = index + 1
        default: break
        }
      }
    }
    return isOne ? found : nil
  }

  /// Returns the names of the months, and of yesterday, today and tomorrow, in a language's list.
  static func names(in text: StaticString) -> [Name] {
    EverydayUnits.lines(of: text).flatMap { $0.split(separator: " ") }.map { String($0) }
  }

  private static func words(of text: StaticString) -> [SearchText] {
    EverydayUnits.lines(of: text).flatMap { $0.split(separator: " ") }.map {
      SearchText(String($0))
    }
  }
}
