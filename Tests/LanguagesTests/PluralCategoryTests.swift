import Languages
import Testing

@Suite struct PluralCategoryTests {
  private static let counts = [0, 1, 2, 3, 5, 10, 11, 21, 99, 100, 101, 102, 103, 111, 1_000_000]

  @Test(
    "The rules of CLDR",
    arguments: [
      (Language.english, "o1ooooooooooooo"), (.german, "o1ooooooooooooo"),
      (.french, "11ooooooooooooM"), (.spanish, "o1ooooooooooooM"),
      (.portuguese, "11ooooooooooooM"),
      (.japanese, "ooooooooooooooo"), (.arabic, "012fffMMMooofMo"),
    ])
  func category(language: Language, expected: String) {
    let categories = Self.counts.map { PluralCategory($0, in: language) }
    #expect(categories.map(\.letter).joined() == expected)
  }

  @Test func countsBelowZeroAreAsAbove() {
    #expect(PluralCategory(-1, in: .english) == .one)
    #expect(PluralCategory(-11, in: .arabic) == .many)
    // −9223372036854775808 ends in 08.
    #expect(PluralCategory(.min, in: .arabic) == .few)
  }
}

extension PluralCategory {
  fileprivate var letter: String {
    switch self {
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .few: "f"
    case .many: "M"
    case .other: "o"
    }
  }
}
