/// A wording of a calculation, and the expression that it stands for.
///
/// In its pattern, `a|b` is one of two words and `word?` may be missing. A capital is a slot, which the expression takes
/// by its letter:
///
/// - `A`, `B`, `C`: one or more words. `T`, `U`: words without `and`. `S`: words without an operator. `M`: words that
///   don't begin with a letter. `F`: words that begin with a digit. `X`: words with an operator.
///   `V`: a word without a meaning. `Y`: a number with a unit.
/// - `L`: two or more numbers, which the expression separates by commas. `P`, `Q`: a percentage. `E`: an equation.
/// - `R`, `O`: a period such as `month`. `W`: a single word. `K`: a time such as `52:30`.
/// - `N`: a whole number. `D`: one of the digits 0 and 1. `H`: a hexadecimal one with a letter.
struct Phrase {
  private let pattern: StaticString
  private let expression: StaticString

  /// The second expression that the wording may stand for, if it may stand for two.
  private let otherExpression: StaticString?

  private init(
    _ pattern: StaticString, _ expression: StaticString, or otherExpression: StaticString? = nil
  ) {
    self.pattern = pattern
    self.expression = expression
    self.otherExpression = otherExpression
  }

  /// A part of an expression: one of the line's, or an additional text.
  enum Piece {
    case words(Range<Int>)
    case sign(ArraySlice<UInt8>)
  }

  /// All phrases, the more specific ones first.
  private static let all = [
    // The price of a month, by that of a year.
    Phrase("M a|an|per|/ R per|a|every O", "(M) / (1 R) * (1 O)"),
    Phrase("what percent|percentage|% is A of B", "A is what % of B"),
    Phrase("what's|what’s|whats the? A", "A"),
    Phrase("what is the A", "A"),
    Phrase("what time is|will it? be? in C when it|it's is? A in B", "A in B to C"),
    Phrase("what time is|was|will it? be? A", "A"),
    Phrase("the? time|duration between T and U", "T to U"),
    Phrase("the? time|duration from A to|until|till B", "A to B"),
    Phrase("A in|to|as decimal hours", "A to h"),
    Phrase("the? week|weeknumber number|no? of|for A", "A to week"),
    Phrase(
      "A at F min|mins|minutes C s|sec|secs|seconds per|a|/ W", "(A) * (F min + C s) / (1 W)"),
    Phrase("how W is A", "A"),
    Phrase(
      "M grows|growing|growth at|by? P a|per|every|each year for|over C years|year",
      "(M) * (100% + P)^(C)"),
    Phrase("P vat|gst|hst|tax included|contained in A", "(A) * P / (100% + P)"),
    Phrase("vat|gst|hst|tax P included|contained in A", "(A) * P / (100% + P)"),
    Phrase("M includes|contains P vat|gst|hst|tax", "(M) * P / (100% + P)"),
    Phrase("F in M , pace per W", "(M) / (F) to min/W"),
    Phrase(
      "M at F min|mins|minutes|minute per|for|every|each Y plus|+|and C",
      "(M) * (F min) / (Y) + C"),
    Phrase("M at F min|mins|minutes|minute per|for|every|each Y", "(M) * (F min) / (Y)"),
    Phrase("M at F h|hr|hrs|hours|hour per|for|every|each Y", "(M) * (F h) / (Y)"),
    Phrase("unix time|timestamp? N to|in A", "N to date to A"),
    Phrase("unix time|timestamp? N", "N to date"),
    Phrase("A to|in unix|epoch time|timestamp|seconds", "A to unix"),
    Phrase(
      "T to|until|till U , F min|mins|minutes|minute unpaid|lunch|tea|coffee? break|lunch|pause",
      "T to U - (F min)"),
    Phrase(
      "T to|until|till U , F h|hr|hrs|hours|hour unpaid|lunch|tea|coffee? break|lunch|pause",
      "T to U - (F h)"),
    Phrase("age between T and U", "U - T to years + months + days"),
    Phrase("how long does? it? take? to W A at B", "A at B"),
    Phrase("calculate|compute|convert A", "A"),
    Phrase("minus|negative A", "-A"),
    Phrase("solve E for W", "solve(E, W)"),
    Phrase("solve E", "solve(E, x)"),
    Phrase("hex|hexadecimal H", "0xH"),
    Phrase("the? average|mean|avg of? L", "mean(L)"),
    Phrase("the? median of? L", "median(L)"),
    Phrase("the? sum|total of? L", "sum(L)"),
    Phrase("add|sum|total L", "sum(L)"),
    Phrase("hex|hexadecimal N", "0xN", or: "N to hex"),
    Phrase("hex|hexadecimal H to|in A", "0xH to A"),
    Phrase("hex|hexadecimal N to|in A", "0xN to A"),
    Phrase("octal N to|in A", "0oN to A"),
    Phrase("binary D to|in A", "0bD to A"),
    Phrase("H hex|hexadecimal", "0xH"),
    Phrase("N hex|hexadecimal", "0xN", or: "N to hex"),
    Phrase("D binary", "0bD", or: "D to bin"),
    Phrase("N binary", "N to bin"),
    Phrase("how many F V fit|fits|go|goes into|on B", "B / (F)"),
    Phrase("F into M V", "(F) / (M)"),
    Phrase("F into M", "(F) / (M)"),
    Phrase("how many F fit|fits|go|goes into|on B", "B / (F)"),
    Phrase("Y for N V? , how much|many is|are|for S V?", "(Y) / N * (S)"),
    Phrase("M for N V , price|cost per|for|of each|one|a? W?", "(M) / N"),
    Phrase("F for M , how much is|for each|one|1", "(M) / (F)"),
    Phrase("F for M , how much is|are|for S", "(M) / (F) * (S)"),
    Phrase("F V N times a|per|every|each R for C", "(F) * N / (1 R) * C"),
    Phrase("F N times a|per|every|each R for C", "(F) * N / (1 R) * C"),
    Phrase("F times a|per|every|each R for C", "(F) / (1 R) * C"),
    Phrase("M for F a|per|every|each R for C", "(M) * (F) / (1 R) * C"),
    Phrase("M V F a|per|every|each|/ R for C", "(M) * (F) / (1 R) * C"),
    Phrase("M F a|per|every|each|/ R for C", "(M) * (F) / (1 R) * C"),
    Phrase("split A between|among|by|into B", "A split B"),
    Phrase("add T to U", "U + T"),
    Phrase("take|subtract|deduct P from|off U", "(U) - P"),
    Phrase("take|subtract|deduct T from|off U", "(U) - (T)"),
    Phrase("multiply A by S", "(A) * (S)"),
    Phrase("divide A by S", "(A) / (S)"),
    Phrase("the? remainder of|when? A divided by S", "(A) mod (S)"),
    Phrase("the? remainder of A /|÷ S", "(A) mod (S)"),
    Phrase("A divided by S with? remainder", "(A) mod (S)"),
    Phrase("prime? factors of A", "(A) to factors"),
    Phrase("percent|percentage|% change|increase|difference from A to B", "% change A to B"),
    Phrase(
      "percent|percentage|%? decrease|reduction|drop|discount from A to B",
      "((A) - (B)) as % of (A)"),
    Phrase("was A now B", "% change A to B"),
    Phrase(
      "M loan at P for|over C years|year monthly payment|payments|repayment|repayments",
      "(M) * (P / 12) / (1 - (1 + P / 12)^(-12 * (C)))"),
    Phrase("vat|gst|tax in|included in? A at P", "(A) * P / (100% + P)"),
    Phrase(
      "M ex|excl|excluding|before vat|gst|tax at P", "M plus P", or: "M / (100% + P)"),
    Phrase(
      "M inc|incl|including|includes|with P vat|gst|hst|tax , what|how is|was|much it? is? the? price? without|before|excluding|ex vat|gst|hst|tax",
      "(M) / (100% + P)"),
    Phrase(
      "M inc|incl|including|includes|with P vat|gst|hst|tax , what|how is|was|much is? the vat|gst|hst|tax",
      "(M) * P / (100% + P)"),
    Phrase(
      "M inc|incl|including|includes|with vat|gst|hst|tax at P , what|how is|was|much is? the vat|gst|hst|tax",
      "(M) * P / (100% + P)"),
    Phrase(
      "M inc|incl|including|with vat|gst|tax at P", "M plus P", or: "P of M / (100% + P)"),
    Phrase("vat|gst|tax|tip|service|commission on A at P", "P of (A)"),
    Phrase("vat|gst|tax|tip|service|commission of? P on A", "P of (A)"),
    Phrase("the? price|cost per W of|for A", "(A) * (1 W)"),
    Phrase("the? price|cost of|for A at B", "A at B"),
    Phrase("A to|in|as price|cost? per W", "(A) * (1 W)"),
    Phrase(
      "the? pace per W of|for A in K", "(0:K) / (A) to min/W", or: "(K:00) / (A) to min/W"),
    Phrase("the? pace of|for A in K", "(0:K) / (A) to min/km", or: "(K:00) / (A) to min/km"),
    Phrase(
      "A in K to|in|as? pace per W", "(0:K) / (A) to min/W", or: "(K:00) / (A) to min/W"),
    Phrase("A in K pace", "(0:K) / (A) to min/km", or: "(K:00) / (A) to min/km"),
    Phrase("A in B pace", "(B) / (A) to min/km"),
    Phrase("the? pace per W of|for A in B", "(B) / (A) to min/W"),
    Phrase("the? pace of|for A in B", "(B) / (A) to min/km"),
    Phrase("A in B to|in|as? pace per W", "(B) / (A) to min/W"),
    Phrase("the? average speed of|for? A in B", "A in B"),
    Phrase("the? standard deviation|dev of A", "stdev of A"),
    Phrase("bmi of|for? T M", "(T) / (M)^2 to kg/m^2"),
    Phrase(
      "the? area of a|an|the? room|rectangle|wall|floor|garden|lawn|field|plot|patio|window|door|sheet|table? X",
      "X"),
    Phrase("the? volume of a|an|the? room|box|tank|pool|container|bed|hole|bath? X", "X"),
    Phrase("the? speed of|for? M in B", "M in B"),
    Phrase("the? area of a? circle of|with radius M", "pi * (M)^2"),
    Phrase("the? area of a? circle of|with diameter M", "pi * (M)^2 / 4"),
    Phrase("the? circumference of a? circle of|with radius M", "2 * pi * (M)"),
    Phrase("the? circumference of a? circle of|with diameter M", "pi * (M)"),
    Phrase("the? volume of a? sphere|ball of|with radius M", "4/3 * pi * (M)^3"),
    Phrase("the? volume of a? sphere|ball of|with diameter M", "pi * (M)^3 / 6"),
    Phrase("F miles|mi on B to|in C", "(F miles) / (B) to C"),
    Phrase("F km|kilometres|kilometers on B to|in C", "(F km) / (B) to C"),
    Phrase("N and a half B", "N.5 B"),
    Phrase("M over B to|in C", "(M) / (B) to C"),
    Phrase("M every B for C", "(M) * (C) / (B)"),
    Phrase("M after P off then|and another? Q off?", "(M) * (100% - P) * (100% - Q)"),
    Phrase("M after P off", "(M) - P"),
    Phrase("A to B percent|percentage|% change|increase|difference", "% change A to B"),
    Phrase(
      "the? price|cost|amount before|without P vat|gst|hst|tax if|when|where the? total|price is|was A",
      "(A) / (100% + P)"),
    Phrase("M before|without P vat|gst|hst|tax", "(M) / (100% + P)"),
    Phrase("remove P vat|gst|hst|tax from A", "(A) / (100% + P)"),
    Phrase("compound interest on A at P for|over C years|year", "(A) * ((100% + P)^(C) - 1)"),
    Phrase("compound interest on A at P for|over C months", "(A) * ((100% + P)^((C) / 12) - 1)"),
    Phrase("simple interest on A at P for|over C months", "(A) * P * (C) / 12"),
    Phrase("simple interest on A at P for|over C years|year", "(A) * P * (C)"),
    // Payments at the end of each month, with a twelfth of the yearly interest each.
    Phrase(
      "monthly mortgage|loan? payment|payments|repayment|repayments on|of|for A at P for|over C years|year",
      "(A) * (P / 12) / (1 - (1 + P / 12)^(-12 * (C)))"),
    Phrase(
      "monthly mortgage|loan? payment|payments|repayment|repayments on|of|for A at P for|over C months",
      "(A) * (P / 12) / (1 - (1 + P / 12)^(-(C)))"),
    Phrase(
      "M loan|mortgage at P for|over C years|year", "monthly payment on M at P for C years",
      or: "compound interest on M at P for C years"),
    Phrase(
      "M loan|mortgage at P for|over C months", "monthly payment on M at P for C months",
      or: "compound interest on M at P for C / 12 years"),
    Phrase(
      "interest on A at P for|over C years|year", "simple interest on A at P for C years",
      or: "compound interest on A at P for C years"),
    Phrase(
      "M at P compound|compounded yearly|annually? for|over C years|year", "(M) * (100% + P)^(C)"),
    Phrase("M at P for|over C years|year compound|compounded", "(M) * (100% + P)^(C)"),
    Phrase(
      "M at P for|over C years|year compound|compounded yearly|annually", "(M) * (100% + P)^(C)"),
    Phrase(
      "M at P for|over C years|year compound|compounded monthly",
      "(M) * (100% + P / 12)^(12 * (C))"),
    Phrase(
      "M at P for|over C years|year compound|compounded quarterly",
      "(M) * (100% + P / 4)^(4 * (C))"),
    Phrase(
      "M at P compound|compounded monthly for|over C years|year",
      "(M) * (100% + P / 12)^(12 * (C))"),
    Phrase(
      "M at P compound|compounded yearly|annually? for|over C months", "(M) * (100% + P)^((C) / 12)"
    ),
    Phrase(
      "M at P for|over C years|year", "simple interest on M at P for C years",
      or: "M at P compound for C years"),
  ]

  /// The most words of a phrase.
  private static let limit = 40

  /// Finds the phrase that a line is.
  ///
  /// - Returns: The pieces of its expression, and of the other one if there are two; nil for no phrase.
  static func reading(of words: [ArraySlice<UInt8>]) -> (one: [Piece], other: [Piece]?)? {
    guard words.count <= limit else { return nil }
    let words = words.flatMap { $0.parts }
    for phrase in all {
      let pattern = phrase.pattern.bytes.split(separator: UInt8(ascii: " "))
      guard let slots = slots(of: pattern[...], in: words[...]) else { continue }
      // An acceleration: `60 mi per hour per hour`.
      if let period = slots[UInt8(ascii: "R")], let other = slots[UInt8(ascii: "O")],
        words.first(where: { $0.startIndex == period.lowerBound })
          == words.first(where: { $0.startIndex == other.lowerBound })
      {
        continue
      }
      // `what is the VAT on £90 at 20%`
      let one = pieces(of: phrase.expression, slots, in: words)
      if one.count == 1, case .words(let rest) = one[0],
        let inner = reading(of: words.filter { rest.contains($0.startIndex) })
      {
        return inner
      }
      return (one, phrase.otherExpression.map { pieces(of: $0, slots, in: words) })
    }
    return nil
  }

  private typealias Slots = [UInt8: Range<Int>]

  /// The slots of a pattern that all of the words match; nil if they don't.
  ///
  /// A slot takes as many words as it can: in `split 6 by 2 by 3` it is `6 by 2`.
  private static func slots(
    of pattern: ArraySlice<ArraySlice<UInt8>>, in words: ArraySlice<ArraySlice<UInt8>>
  ) -> Slots? {
    guard let item = pattern.first else { return words.isEmpty ? [:] : nil }
    guard let first = words.first else {
      return item.last == UInt8(ascii: "?") ? slots(of: pattern.dropFirst(), in: words) : nil
    }
    let isOptional = item.last == UInt8(ascii: "?")
    if item.count == (isOptional ? 2 : 1), let letter = item.first, letter.isCapital {
      guard first.beginsValue else {
        return isOptional ? slots(of: pattern.dropFirst(), in: words) : nil
      }
      for end in stride(from: words.endIndex, to: words.startIndex, by: -1) {
        let value = words[..<end]
        guard let last = value.last, value.fits(slot: letter),
          var slots = slots(of: pattern.dropFirst(), in: words[end...])
        else { continue }
        slots[letter] = first.startIndex..<last.endIndex
        return slots
      }
      return isOptional ? slots(of: pattern.dropFirst(), in: words) : nil
    }
    let choices = (isOptional ? item.dropLast() : item).split(separator: UInt8(ascii: "|"))
    if choices.contains(where: { first.hasLetters(of: $0) }),
      let slots = slots(of: pattern.dropFirst(), in: words.dropFirst())
    {
      return slots
    }
    return isOptional ? slots(of: pattern.dropFirst(), in: words) : nil
  }

  private static func pieces(
    of expression: StaticString, _ slots: Slots, in words: [ArraySlice<UInt8>]
  ) -> [Piece] {
    var pieces: [Piece] = []
    let bytes = expression.bytes
    var start = 0
    for (place, byte) in bytes.enumerated() {
      guard let slot = slots[byte] else { continue }
      if start < place { pieces.append(.sign(bytes[start..<place])) }
      if byte == UInt8(ascii: "L") {
        let comma = Array(", ".utf8)
        let numbers = words.filter { slot.contains($0.startIndex) && !$0.isComma }
        for (index, word) in numbers.enumerated() {
          if index > 0 { pieces.append(.sign(comma[...])) }
          pieces.append(.words(word.startIndex..<word.endIndex))
        }
      } else {
        pieces.append(.words(slot))
      }
      start = place + 1
    }
    if start < bytes.count { pieces.append(.sign(bytes[start...])) }
    return pieces
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { isLetter && self & 0x20 == 0 }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}

extension ArraySlice<UInt8> {
  /// Whether a value can begin with the word.
  fileprivate var beginsValue: Bool { first.map { !"=+*/^:.,)".utf8.contains($0) } == true }

  /// Whether it stands between operands, or contains such a sign.
  fileprivate var isOperator: Bool {
    isWord("and") || WordGroup.operators.contains(self) || isWord("x")
      || dropFirst().contains { "+-*/".utf8.contains($0) } || "+-*/^".utf8.contains(first ?? 0)
      || elementsEqual("×".utf8) || elementsEqual("÷".utf8)
  }

  /// The word without the comma or the time of pay after it, and these: `$25`, `/` and `hour` for `$25/hour`.
  fileprivate var parts: [ArraySlice<UInt8>] {
    if count > 1, last == UInt8(ascii: ",") { return [dropLast(), suffix(1)] }
    guard let bar = firstIndex(of: UInt8(ascii: "/")), bar > startIndex,
      WordGroup.timesOfPay.contains(self[(bar + 1)...])
    else { return [self] }
    return [self[..<bar], self[bar...bar], self[(bar + 1)...]]
  }

  fileprivate var isComma: Bool { elementsEqual(",".utf8) }

  /// Whether it is a number, perhaps with a sign or a currency sign: `-4.5`, `$20`.
  fileprivate var isNumberInList: Bool {
    guard let last, last.isDigit else { return false }
    let rest = first == UInt8(ascii: "-") ? dropFirst() : self
    let number = rest.drop { $0 == UInt8(ascii: "$") || $0 >= 0x80 }
    return number.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Whether the letters are those of a word, in any case.
  fileprivate func hasLetters(of word: ArraySlice<UInt8>) -> Bool {
    count == word.count
      && zip(self, word).allSatisfy { $0 == $1 || $1.isLetter && $0 | 0x20 == $1 }
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// Whether the words may fill a slot.
  fileprivate func fits(slot letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "P"), UInt8(ascii: "Q"): arePercentage
    case UInt8(ascii: "R"), UInt8(ascii: "O"):
      count == 1 && WordGroup.timesOfPay.contains(self[startIndex])
    case UInt8(ascii: "K"):
      count == 1 && self[startIndex].count { $0 == UInt8(ascii: ":") } == 1
        && self[startIndex].allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
    case UInt8(ascii: "W"): count == 1
    case UInt8(ascii: "S"): !contains { $0.isOperator }
    // `and` would be an operation on bits.
    case UInt8(ascii: "T"), UInt8(ascii: "U"): !contains { $0.isWord("and") }
    case UInt8(ascii: "E"): contains { $0.contains(UInt8(ascii: "=")) }
    case UInt8(ascii: "F"): self[startIndex].first?.isDigit == true
    case UInt8(ascii: "V"):
      count == 1 && self[startIndex].allSatisfy { $0.isLetter } && !self[startIndex].isRateSign
        && self[startIndex].hasNoMeaning
    case UInt8(ascii: "Y"):
      self[startIndex].first?.isDigit == true && contains { $0.contains { $0.isLetter } }
        && !contains { $0.isOperator }
    case UInt8(ascii: "X"): contains { $0.isOperator || $0.isWord("by") }
    case UInt8(ascii: "M"): self[startIndex].first.map { !$0.isLetter } == true
    case UInt8(ascii: "L"):
      // `12 500` is one number.
      count > 1 && allSatisfy { $0.isNumberInList || $0.isComma } && last?.isComma == false
        && !zip(self, dropFirst()).contains { before, word in
          word.isComma
            ? before.isComma : !before.isComma && word.count == 3 && word.allSatisfy { $0.isDigit }
        }
    case UInt8(ascii: "N"): count == 1 && self[startIndex].allSatisfy { $0.isDigit }
    case UInt8(ascii: "D"): count == 1 && self[startIndex].allSatisfy { $0 & 0xFE == 0x30 }
    case UInt8(ascii: "H"):
      count == 1 && self[startIndex].contains { $0.isLetter }
        && self[startIndex].allSatisfy { $0.isDigit || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
    default: true
    }
  }

  /// Whether the words are one percentage: `20%`, `20 %`, `20 percent`.
  fileprivate var arePercentage: Bool {
    guard count < 3, let last, case let first? = first?.drop(while: { $0 == UInt8(ascii: "-") }),
      first.first.map({ $0.isDigit }) == true
    else { return false }
    let sign = count == 2 ? last : first.drop { $0.isDigit || ".,".utf8.contains($0) }
    return sign.elementsEqual("%".utf8) || sign.isWord("percent") || sign.isWord("pct")
  }
}
