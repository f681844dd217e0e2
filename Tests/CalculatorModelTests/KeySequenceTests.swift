import CalculatorModel
import ConformanceTables
import Testing

@Suite struct KeySequenceTests {
  @Test func readsDigitsWrittenTogether() throws {
    let keys = try KeySequence("200 + 12.5 % =").keys
    #expect(keys.map(\.token).joined(separator: " ") == "2 0 0 + 1 2 . 5 % =")
  }

  @Test(arguments: ["", "   ", "\t"])
  func readsNothingAsNoKeys(text: String) throws {
    #expect(try KeySequence(text).keys.isEmpty)
  }

  @Test(arguments: Key.allCases)
  func readsTheNameOfEveryKey(key: Key) throws {
    #expect(try KeySequence(key.token).keys == [key])
  }

  @Test(arguments: [
    ("5 foo 3", "foo", 3), ("1 2 é", "é", 5), ("\0", "\0", 1), ("5+3foo", "foo", 4),
    ("1 2é3", "é3", 4), ("5sni", "sni", 2), ("5sih", "sih", 2), ("log", "log", 1),
    ("5=\u{301}", "=\u{301}", 2),
  ])
  func namesThePlaceOfAnUnknownKey(text: String, name: String, column: Int) throws {
    #expect(throws: KeySequenceError(name: name, column: column)) { try KeySequence(text) }
  }

  @Test(arguments: [
    ("2+2=", "2 + 2 ="), ("200+12.5%=", "2 0 0 + 1 2 . 5 % ="), ("2×3=", "2 × 3 ="),
    ("5 -3", "5 - 3"),
    ("9√+27∛−8÷2±=", "9 √ + 2 7 ∛ − 8 ÷ 2 ± ="), ("2×π=", "2 × pi ="),
    ("30sin", "3 0 sin"), ("2x^y3=", "2 x^y 3 ="), ("2x^3", "2 x^3"),
    ("8logy2=", "8 logy 2 ="), ("5x!", "5 x!"), ("5m+3", "5 m+ 3"), ("mc5m-mr", "mc 5 m- mr"),
    ("=10^x", "= 10^x"), ("e10^xlog10", "e 10^x log10"), ("2EE3", "2 EE 3"),
    ("ACDeg90sinC", "AC Deg 9 0 sin C"),
    ("2ndsin", "2nd sin"), ("27yrt3=", "2 7 yrt 3 ="), ("e^x", "e^x"), ("RandRad", "Rand Rad"),
    ("12DELDEL", "1 2 DEL DEL"), ("5*sinh", "5 * sinh"), ("+/-", "+/-"), ("5 +/- =", "5 +/- ="),
    ("sin-1", "sin-1"), ("30 sin-1", "3 0 sin-1"),
  ])
  func readsNamesThatStandTogether(text: String, spaced: String) throws {
    #expect(try KeySequence(text) == KeySequence(spaced))
  }

  @Test(arguments: [
    // Names made of other names.
    ("5+/-", "5+/-", 1), ("30sin-1", "30sin-1", 1), ("2 + 5+/- =", "5+/-", 5),
    ("1sinh-1", "1sinh-1", 1),
    // Digits that the user may have meant as one number.
    ("510^x", "510^x", 1), ("log25", "log25", 1), ("log2.5", "log2.5", 1), ("x^23", "x^23", 1),
    ("12nd", "12nd", 1), ("5.2nd", "5.2nd", 1), ("sin-15", "sin-15", 1),
    ("log1010^x", "log1010^x", 1),
    ("41/x", "41/x", 1), ("273rt", "273rt", 1),
    // Products whose first factor the keys would leave out.
    ("2pi", "2pi", 1), ("2(3+4)=", "2(3+4)=", 1), ("(1+2)(3+4)", "(1+2)(3+4)", 1),
    ("7%3", "7%3", 1),
    ("1e5", "1e5", 1),
  ])
  func refusesAWordThatCouldBeSeveralSequences(text: String, name: String, column: Int) throws {
    #expect(throws: KeySequenceError(name: name, column: column, cause: .severalWays)) {
      try KeySequence(text)
    }
  }

  /// A sequence is either read as the user means it or refused, never read in another way.
  @Test func readsTheTableWithoutSpacesAsWithThem() throws {
    let rows = try KeysRow.rows(modes: ["any", "precedence", "left-to-right", "scientific"])
    var read = 0
    for row in rows {
      guard let keys = keys(ofJoined: row.keys) else { continue }
      #expect(try keys == KeySequence(row.keys).keys, "\(row)")
      read += 1
    }
    #expect(read > rows.count * 3 / 4, "\(read) of \(rows.count)")
  }

  @Test func readsPairsOfKeysWithoutSpacesAsWithThem() throws {
    for first in Key.allCases {
      for second in Key.allCases {
        // A third key is added because a word that is a name is read as that name, even if it is made of others.
        let text = [first, second, .equals].map(\.token).joined(separator: " ")
        guard let keys = keys(ofJoined: text) else { continue }
        #expect(keys == [first, second, .equals], "\(text)")
      }
    }
  }

  /// Returns the keys of a sequence without its spaces, or nil where it could be several sequences.
  private func keys(ofJoined text: String) -> [Key]? {
    let joined = text.filter { $0 != " " }
    do throws(KeySequenceError) {
      return try KeySequence(joined).keys
    } catch {
      #expect(error.cause == .severalWays, "\(text)")
      return nil
    }
  }

  @Test func readsALongWordInLinearTime() throws {
    let text = String(repeating: "2+3*", count: 1_000)
    #expect(try KeySequence(text).keys.count == 4_000)
    #expect(throws: KeySequenceError(name: text + "5+/-", column: 1, cause: .severalWays)) {
      try KeySequence(text + "5+/-")
    }
    #expect(throws: KeySequenceError(name: "ä", column: 4_001)) { try KeySequence(text + "ä") }
  }

  @Test func saysAnUnknownNameWithoutControlCharacters() throws {
    let error = #expect(throws: KeySequenceError.self) {
      try KeySequence("\u{1B}[2J" + String(repeating: "x", count: 100))
    }
    #expect(error?.reason == "unknown key '�[2Jxxxxxxxxxxxxxxxx…'")
  }

  @Test func saysHowToTellSeveralKeysApart() {
    let error = #expect(throws: KeySequenceError.self) { try KeySequence("5+/-") }
    #expect(error?.reason == "'5+/-' could be several keys: put spaces between them")
  }
}
