import Quantities

/// Amounts in a line of a list: numbers with units, products, shares and times.
extension ItemText {
  /// Whether a text is one number, perhaps with a sign, and with a currency or another unit; or several, each with
  /// a unit: `7h 30m`.
  static func isAmount(_ text: ArraySlice<UInt8>) -> Bool {
    var numbers = 0
    var units = 0
    for part in text.split(separator: UInt8(ascii: " ")) {
      if isUnit(part) {
        // In `Week 1 120.50` the first digit belongs to the label.
        guard units + 1 == numbers else { return false }
        units += 1
        continue
      }
      // `35 a week` is an amount per week.
      if numbers == 1, WordGroup.ofOne.contains(part) {
        return isUnit(text[part.endIndex...].trimmed)
      }
      guard units == numbers else { return false }
      let (isNumber, hasUnit) = number(part, isFirst: numbers == 0)
      guard isNumber else { return false }
      numbers += 1
      units += hasUnit ? 1 : 0
    }
    return numbers == 1 || numbers > 1 && units == numbers
  }

  /// Whether a line's label names a day or a shift, so that its times are from one to the other: `Mon 9:00 - 17:30`,
  /// `Night shift: 22:00 - 6:00`; nil if the line has no label.
  static func namesShift(_ text: [UInt8]) -> Bool? {
    guard let first = text.first else { return nil }
    if first.isLetter, text.prefix(while: { $0.isLetter }).isWeekday { return true }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.count,
      text[colon + 1] == UInt8(ascii: " ")
    else { return nil }
    let label = text[..<colon]
    if label.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) { return true }
    return label.split(whereSeparator: { !$0.isLetter }).contains {
      $0.isWeekday || $0.isMonth || WordGroup.shifts.contains($0)
    }
  }

  /// The number of days and the times of `Mon-Fri 9:00-17:00`; nil for other lines.
  static func timesOfDays(_ text: [UInt8]) -> (count: Int, span: String)? {
    let (letters, text) = (
      { (byte: UInt8) in byte.isLetter }, text.prefix { $0 != UInt8(ascii: "#") }
    )
    let first = text.prefix(while: letters)
    guard first.isWeekday, case let rest = text[first.endIndex...], rest.first == UInt8(ascii: "-"),
      case let last = rest.dropFirst().prefix(while: letters), last.isWeekday,
      let start = first.weekdayNumber, let end = last.weekdayNumber,
      case let times = text[last.endIndex...].drop(while: { ": ".utf8.contains($0) }),
      case let ends = times.split(separator: UInt8(ascii: "-")).map({ $0.trimmed }),
      ends.count == 2,
      ends.allSatisfy({ $0.isClockTime })
    else { return nil }
    return ((end - start + 7) % 7 + 1, ends[0].text + " to " + ends[1].text)
  }

  /// Whether a text is a size, a share or a span: `2.4m x 1.2m`, `85 x 20%`, `9:00 to 17:30`; but not `8 x 11`.
  static func isProduct(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "))
    let ends = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if ends.count == 2, ends.allSatisfy({ $0.trimmed.isClockTime }) { return true }
    if words.count > 2, words[1].isWord("to") || words[1].isWord("until") {
      // Perhaps with a break: `9:00 to 17:30 less 30 min`.
      let isWhole =
        words.count == 3
        || words.count > 4
          && (words[3].elementsEqual("-".utf8) || WordGroup.takingAway.contains(words[3]))
          && isAmount(text[words[4].startIndex...])
      return words[0].isClockTime && words[2].isClockTime && isWhole
    }
    // `Car hire €45 a day for 3 days`
    if let sign = words.firstIndex(where: { $0.isWord("for") }), sign > 1,
      words[1..<sign].contains(where: { WordGroup.ofOne.contains($0) }),
      isAmount(text[..<words[sign].startIndex].trimmed),
      isAmount(text[words[sign].endIndex...].trimmed)
    {
      return true
    }
    guard let sign = words.firstIndex(where: { $0.isWord("x") || $0.elementsEqual("×".utf8) }),
      case let left = text[..<words[sign].startIndex].trimmed,
      case let right = text[words[sign].endIndex...].trimmed, isAmount(left), isAmount(right)
    else { return false }
    // `Eggs 4 x 55 g`; but `8 x 11 in` may be a size.
    let unit = right.suffix { $0.isLetter }
    return right.last == UInt8(ascii: "%")
      || isAmount(right)
        && Unit(named: unit.text).map { $0.dimension != Dimension(.length) } == true
      || [left, right].allSatisfy { number($0, isFirst: true).hasUnit }
  }

  private static func isUnit(_ part: ArraySlice<UInt8>) -> Bool {
    part.elementsEqual("€".utf8) || part.elementsEqual("£".utf8)
      || part.count == 3 && part.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      || part.allSatisfy { $0.isLetter } && Unit(named: part.text) != nil
  }

  /// Whether a word is a number, and whether it has its unit: `-40`, `$1,200`, `500g`.
  private static func number(
    _ part: ArraySlice<UInt8>, isFirst: Bool
  ) -> (isNumber: Bool, hasUnit: Bool) {
    var number = part
    if isFirst, let first = number.first, "+-".utf8.contains(first) { number.removeFirst() }
    if number.last == UInt8(ascii: "%") { number.removeLast() }
    if number.isDuration { return (true, true) }
    let letters = number.suffix(while: { $0.isLetter })
    // `Flat 3b` and `Unit 2A` are not amounts, but `Bag 10p` is.
    let hasUnit =
      letters.elementsEqual("p".utf8) && number.count > 1
      || isUnit(letters)
        && (letters.count > 1 || "ghjklmstw".utf8.contains(letters.first.map { $0 | 0x20 } ?? 0))
        && letters.first.map { $0 | 0x20 == $0 } == true
    if hasUnit { number.removeLast(letters.count) }
    let isNumber =
      !number.isEmpty
      && number.allSatisfy { $0.isDigit || ".,_'$".utf8.contains($0) || $0 >= 0x80 }
    return (isNumber, hasUnit)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a time with colons, or with hours: `7:45`, `1:02:30`, `2h30`.
  fileprivate var isDuration: Bool {
    if let hour = firstIndex(of: UInt8(ascii: "h")), hour > startIndex {
      let minutes = self[(hour + 1)...]
      let digits = minutes.prefix { $0.isDigit }
      return self[..<hour].allSatisfy { $0.isDigit } && digits.count == 2
        && (digits.endIndex == endIndex || self[digits.endIndex...].isWord("m"))
    }
    let parts = split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && !parts[0].isEmpty
      && parts.allSatisfy { $0.allSatisfy { $0.isDigit } }
      && parts.dropFirst().allSatisfy { $0.count == 2 }
  }

  /// Whether it is a time of day: `9:00`, `5pm`, `9:15am`.
  fileprivate var isClockTime: Bool {
    let half = suffix(2)
    guard half.isWord("am") || half.isWord("pm") else {
      return contains(UInt8(ascii: ":")) && isDuration
    }
    let time = dropLast(2)
    return !time.isEmpty && time.allSatisfy { $0.isDigit } || time.isDuration
  }

  /// The longest suffix in which every byte fits.
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
