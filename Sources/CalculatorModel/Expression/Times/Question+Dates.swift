import Quantities

/// Questions about dates and times: `days until friday`, `3 weeks ago`, `age 1990-05-12`.
extension Question {
  /// Takes a question about dates or times.
  ///
  /// - Returns: Whether it was one.
  mutating func takeDates(_ words: Words) -> Bool {
    takeWorkdays(words) || takeUntil(words) || takeSpan(words) || takeAgo(words) || takeAge(words)
      || takeDay(words) || takeTimeOfPlace(words)
  }

  /// Takes `days until 2026-12-25` and `how many weeks since 1 May`.
  private mutating func takeUntil(_ words: Words) -> Bool {
    guard let place = words.firstIndex(where: { $0.isWord("until") || $0.isWord("since") }),
      place + 1 < words.count, place > 0
    else { return false }
    let word = words[place]
    // `time until 5pm` and `how long until 5pm` name no unit.
    let isOpen =
      place == 1 && words[0].isWord("time")
      || place == 2 && words[0].isWord("how") && words[1].isWord("long")
    guard
      isOpen || (place == 1 || place == 3 && words.areHowMany) && words[place - 1].isUnitOfTime
    else { return false }
    let unit = isOpen ? [] : words[place - 1]
    let isSince = word.isWord("since")
    let end = words[(place + 1)...]
    let namesTime = end.contains { $0.isClockTime }
    if namesTime, !end.contains(where: { $0.namesDay }) {
      // The last such time before now, or the next one after it.
      if isSince { write(from: words[place + 1]) } else { write("now", from: word.startIndex) }
      write(" to ", from: word.startIndex)
      if isSince { write("now", from: word.startIndex) } else { write(from: words[place + 1]) }
      if !isOpen { write(to: unit) }
      return true
    }
    let isExact = namesTime || !isOpen && Unit(named: unit.text)?.calendarUnit == nil
    if isSince { write(isExact ? "now - (" : "today - (", from: word.startIndex) }
    if !words[place...].contains(where: { $0.namesYear }) {
      write(isSince ? "last " : "next ", from: word.startIndex)
    }
    write(from: words[place + 1])
    write(isSince ? ")" : isExact ? " - now" : " - today", from: word.startIndex)
    if !isOpen { write(to: unit) }
    return true
  }

  /// Takes `2026-11-27 + 5 business days`, `5 working days before 1 May`, `business days until friday`.
  private mutating func takeWorkdays(_ words: Words) -> Bool {
    guard
      let place = words.firstIndex(where: {
        $0.isWord("business") || $0.isWord("working") || $0.isWord("workdays")
      })
    else { return false }
    var (before, after) = (words[..<place], words[(place + 1)...])
    if !words[place].isWord("workdays") {
      guard after.first?.isWord("days") == true || after.first?.isWord("day") == true else {
        return false
      }
      after.removeFirst()
    }
    if let count = before.last, count.allSatisfy({ $0.isDigit }) {
      before.removeLast()
      return takeDate(count, workdaysFrom: before, after)
    }
    guard before.isEmpty || before.count == 2 && words.areHowMany, let word = after.first,
      let start = after.dropFirst().first
    else { return false }
    let (open, close) = (word.startIndex, words[words.count - 1].startIndex)
    if word.isWord("until") || word.isWord("since") {
      let isUntil = word.isWord("until")
      write(isUntil ? "workdays(today; " : "workdays(", from: open)
      if !after.contains(where: { $0.namesYear }) { write(isUntil ? "next " : "last ", from: open) }
      write(from: start)
      write(isUntil ? ")" : "; today)", from: close)
      return true
    }
    guard word.isWord("between") || word.isWord("from"),
      let to = after.lastIndex(where: { $0.isWord("and") || $0.isWord("to") }),
      to + 1 < words.count, start.startIndex < words[to].startIndex
    else { return false }
    write("workdays(", from: open)
    write(start.startIndex..<words[to - 1].endIndex)
    write("; ", from: words[to].startIndex)
    write(from: words[to + 1])
    write(")", from: close)
    return true
  }

  /// Takes the date that is a number of workdays after or before another one.
  private mutating func takeDate(
    _ count: ArraySlice<UInt8>, workdaysFrom before: ArraySlice<ArraySlice<UInt8>>,
    _ after: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    let word = after.first
    var isBefore = word?.isWord("before") == true || word?.isWord("ago") == true
    var date: Range<Int>?
    if after.isEmpty, before.count > 1, let sign = before.last,
      sign.elementsEqual("+".utf8) || sign.elementsEqual("-".utf8)
    {
      isBefore = sign.elementsEqual("-".utf8)
      date = before[before.startIndex].startIndex..<sign.startIndex
    } else if before.isEmpty || before.count == 1 && before.first?.isWord("in") == true {
      let other = after.dropFirst()
      if let first = other.first, let last = other.last, !first.isWord("now") {
        guard isBefore || word?.isWord("after") == true || word?.isWord("from") == true else {
          return false
        }
        date = first.startIndex..<last.endIndex
      } else if !after.isEmpty {
        guard word?.isWord("ago") == true || word?.isWord("from") == true && other.count == 1 else {
          return false
        }
      }
    } else {
      return false
    }
    write("workday(", from: count.startIndex)
    if let date { write(date) } else { write("today", from: count.startIndex) }
    write(isBefore ? "; -" : "; ", from: count.startIndex)
    write(count.startIndex..<count.endIndex)
    write(")", from: count.startIndex)
    return true
  }

  /// Takes `how many hours from 9am to 5pm`, `days between 2026-01-01 and 2026-12-25`, `from 9:00 to 17:30`.
  private mutating func takeSpan(_ words: Words) -> Bool {
    guard let from = words.firstIndex(where: { $0.isWord("from") || $0.isWord("between") }),
      let to = words[from...].lastIndex(where: { $0.isWord("to") || $0.isWord("and") }),
      from + 1 < to, to + 1 < words.count, let unit = Self.unitOfSpan(words[..<from])
    else { return false }
    let start = words[from + 1].startIndex..<words[to - 1].endIndex
    let parts = words[(from + 1)..<to]
    if parts[from + 1].first.map({ $0.isDigit }) == true || parts[from + 1].isMonth,
      !parts.contains(where: { $0.elementsEqual("+".utf8) || $0.elementsEqual("-".utf8) })
    {
      write(start)
      write(" to ", from: words[to].startIndex)
      write(from: words[to + 1])
    } else {
      // `days between today and 14 March`
      let end = words[(to + 1)...]
      if parts.count == 1, parts[from + 1].isWord("today"), !end.contains(where: { $0.namesYear }),
        end.contains(where: { $0.isMonth })
      {
        write("next ", from: words[to].startIndex)
      }
      write(from: words[to + 1])
      write(" - (", from: words[from].startIndex)
      write(start)
      write(")", from: words[to].startIndex)
    }
    if !unit.isEmpty { write(to: unit) }
    return true
  }

  /// The unit requested for a span by the words before `from` or `between`: empty after `how long` or without any
  /// words; nil if they don't ask for a span.
  private static func unitOfSpan(_ words: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8>? {
    guard let last = words.last else { return [] }
    if words.count == 2, words[0].isWord("how"), last.isWord("long") { return [] }
    let isAsked = words.count == 1 || words.count == 3 && Array(words).areHowMany
    return isAsked && last.isUnitOfTime ? last : nil
  }

  /// Takes `3 weeks ago`, `3 weeks from now` and `in 3 weeks`.
  private mutating func takeAgo(_ words: Words) -> Bool {
    var time = words[...]
    let isAgo = words[words.count - 1].isWord("ago")
    if isAgo {
      time.removeLast()
    } else if words.count > 3, words[words.count - 1].isWord("now"),
      words[words.count - 2].isWord("from")
    {
      time.removeLast(2)
    } else if words[0].isWord("in") {
      time.removeFirst()
    } else {
      return false
    }
    guard let first = time.first, let last = time.last,
      first.first.map({ $0.isDigit }) == true || first.isArticle && time.count == 2,
      last.drop(while: { $0.isDigit }).isUnitOfTime
    else { return false }
    let isShort = (Unit(named: last.drop(while: { $0.isDigit }).text)?.calendarUnit) == nil
    write(isShort ? "now" : "today", from: words[0].startIndex)
    write(isAgo ? " - (" : " + (", from: words[0].startIndex)
    if first.isArticle { write("1 ", from: first.startIndex) }
    write((first.isArticle ? last : first).startIndex..<last.endIndex)
    write(")", from: last.startIndex)
    return true
  }

  /// Takes `age 1990-05-12`, `age of 12 May 1990`, `age if born 12 May 1990` and `how old is someone born 12 May 1990`.
  private mutating func takeAge(_ words: Words) -> Bool {
    let isAge = words[0].isWord("age") || words[0].isWord("how") && words[1].isWord("old")
    guard isAge,
      let word = words.lastIndex(where: { ["age", "of", "born", "is"].contains($0.text) }),
      word < 5, word + 1 < words.count, case let date = words[word + 1],
      // `age on 1 May 2030 if born 12 May 1990` asks for another day.
      !words[(words[1].isWord("if") ? 2 : 1)..<max(word, 2)].contains(where: { word in
        ["on", "at", "in", "when", "if", "by"].contains { word.isWord($0) }
      }),
      !date.isWord("between"), date.first.map({ !"=+-*/^:.,)".utf8.contains($0) }) == true
    else { return false }
    write("today - (", from: words[0].startIndex)
    write(from: date)
    write(") to years + months + days", from: words[0].startIndex)
    return true
  }

  /// Takes `time in Tokyo`, `current time in Tokyo` and `what time is it in Tokyo`.
  private mutating func takeTimeOfPlace(_ words: Words) -> Bool {
    guard let time = words.firstIndex(where: { $0.isWord("time") }), time < 4,
      let place = words.lastIndex(where: { $0.isWord("in") }), place > time, place < 6,
      place + 1 < words.count,
      words[..<place].allSatisfy({
        let word = $0
        return ["what", "is", "the", "current", "time", "it"].contains { word.isWord($0) }
      })
    else { return false }
    write("now in ", from: words[0].startIndex)
    write(from: words[place + 1])
    return true
  }

  /// Takes `weekday 2026-11-22`, `what day is 25 Dec`, `what day of the week is tomorrow` and `what day will it be in
  /// 100 days`.
  private mutating func takeDay(_ words: Words) -> Bool {
    var date = words.dropFirst()
    if words[0].isWord("what") || words[0].isWord("which"), date.first?.isDay == true {
      date.removeFirst()
      for word in ["of", "the", "week"] as [StaticString] where date.first?.isWord(word) == true {
        date.removeFirst()
      }
      guard
        date.first?.isWord("is") == true || date.first?.isWord("was") == true
          || date.first?.isWord("will") == true
      else { return false }
      date.removeFirst()
      let isIt = date.first?.isWord("it") == true
      for word in ["it", "be", "on"] as [StaticString] where date.first?.isWord(word) == true {
        date.removeFirst()
      }
      if date.isEmpty {
        guard isIt else { return false }
        write("today to weekday", from: words[0].startIndex)
        return true
      }
      let before = self
      write("(", from: words[0].startIndex)
      if takeAgo(Array(date)) {
        write(") to weekday", from: words[0].startIndex)
        return true
      }
      self = before
      // `what day is it in Tokyo`
      if date.first?.isWord("in") == true { return false }
    } else {
      guard words[0].isWord("weekday") else { return false }
      if date.first?.isWord("of") == true { date.removeFirst() }
    }
    guard let first = date.first, first.first.map({ $0.isDigit || $0.isLetter }) == true else {
      return false
    }
    write("(", from: words[0].startIndex)
    write(from: first)
    write(")", from: words[0].startIndex)
    write(" to weekday", from: words[0].startIndex)
    return true
  }

  /// Writes a conversion to a unit in the line.
  private mutating func write(to unit: ArraySlice<UInt8>) {
    write(" to ", from: unit.startIndex)
    write(unit.startIndex..<unit.endIndex)
  }
}

extension [ArraySlice<UInt8>] {
  /// Whether the words begin a question about a number.
  fileprivate var areHowMany: Bool { count > 1 && self[0].isWord("how") && self[1].isWord("many") }
}

extension ArraySlice<UInt8> {
  fileprivate var isUnitOfTime: Bool { Unit(named: text)?.dimension == Dimension(.time) }

  /// Whether it contains a year, or is no day of a year: `2027`, `2026-12-25`, `tomorrow`, `end`.
  var namesYear: Bool {
    if isWord("until") || isWord("since") { return false }
    var digits = 0
    for byte in self {
      digits = byte.isDigit ? digits + 1 : 0
      if digits == 4 { return true }
    }
    return first?.isLetter == true && !isWeekday && !isMonth
  }

  /// Whether it is a time of day, or a part of one: `17:00`, `5pm`, `pm`, `noon`.
  fileprivate var isClockTime: Bool {
    let letters = drop { $0.isDigit || $0 == UInt8(ascii: ".") }
    return contains(UInt8(ascii: ":")) || letters.isWord("am") || letters.isWord("pm")
      || isWord("noon") || isWord("midnight")
  }

  /// Whether it names a day: `2026-12-25`, `Dec`, `friday`, `tomorrow`.
  fileprivate var namesDay: Bool {
    isWeekday || isMonth || isWord("tomorrow") || isWord("yesterday") || isWord("today")
      || count > 5 && prefix(4).allSatisfy { $0.isDigit }
  }

  fileprivate var isDay: Bool { isWord("day") || isWord("weekday") }
}
