import Languages
import Testing

@testable import CompanionsCommand

@Suite struct HelpTextTests {
  @Test("The help has all that can be typed, in 80 columns", arguments: Language.allCases)
  func lines(language: Language) {
    let lines = HelpText.help(in: language)
    for line in lines { #expect(line.textColumns <= 80, "\(line)") }
    let text = lines.joined(separator: "\n")
    for typed in [
      "companions fizzbuzz ", "companions decide ", "companions order ", "--count ", "--promo ",
      "--help", "--version", "order '3 x 19.99' '1 x 5'", "1000000000",
    ] {
      #expect(text.contains(typed), "\(typed)")
    }
    #expect(lines.filter(\.isEmpty).count == 3)
  }

  @Test("Meanings stand below each other, in columns of a terminal", arguments: Language.allCases)
  func columns(language: Language) {
    let usages = HelpText.help(in: language).filter { $0.hasPrefix("  companions") }
    let starts = usages.map { line in
      let meaning = line.wholeMatch(of: #/ .*  (\S.*)/#).map { String($0.1) }
      return line.textColumns - (meaning?.textColumns ?? 0)
    }
    #expect(usages.count == 4)
    #expect(Set(starts).count == 1, "\(usages)")
  }

  @Test func englishHelp() {
    #expect(
      HelpText.help(in: .english).joined(separator: "\n") == """
        Three small apps alongside the calculator.

        USAGE
          companions                   in a terminal: a menu of the apps
          companions fizzbuzz          counts to 100 and says Fizz, Buzz and FizzBuzz
          companions decide OPTION...  prints one of the options
          companions order ITEM...     prints what an order costs:
                                       companions order '3 x 19.99' '1 x 5'

        OPTIONS
          --count N          for fizzbuzz: the last number, 1 to 1000000000 (100)
          --promo CODE       for order: a promo code
          --help, --version
          --                 the rest are options to decide between, or items

        EXIT STATUS
          0  success
          2  the arguments are wrong, the menu has no terminal, or input or output
             failed
        """)
  }
}
