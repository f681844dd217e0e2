import CalculatorModel
import CalculatorPresentation
import DesktopSearch
import ExactReals
import Testing

@Suite("DesktopSearch")
struct DesktopSearchTests {
  private let search = DesktopSearch(language: .english)

  @Test(
    "Calculations are answered, and told as read",
    arguments: [
      ("1/3*3", "= 1", "(1 ÷ 3) × 3"),
      ("5 ft to cm", "= 152.4 cm", "5 ft → cm"),
      ("1/3 * 3 =", "= 1", "(1 ÷ 3) × 3"),
      ("1/3", "≈ 0.3333333333333333", "1 ÷ 3 = 1/3"),
      ("sqrt(2)", "≈ 1.414213562373095", "√(2) = √2"),
      ("sin(30°)", "= 0.5", "sin(30°)"),
      ("sin(30)", "≈ -0.9880316240928618", "sin(30) · Radians"),
      ("1,5+2", "= 3.5", "1.5 + 2"),
      ("50%", "= 50%", "50%"),
      ("3 x 4", "= 12", "3 × 4"),
      ("2e", "≈ 5.436563656918090", "2 × e = 2·e"),
      ("√π", "≈ 1.772453850905516", "√(π) = √π"),
      ("2^0.5*2^0.5", "= 2", "(2^0.5) × (2^0.5)"),
      ("9^9^9", "≈ 4.281247731757470e369693099", "9^(9^9) = 3^774840978"),
      ("2026 - 11 - 23", "= 1992", "(2026 − 11) − 23"),
      ("2026-11-22 + 90 days", "= 2027-02-20", "2026-11-22 + (90 d)"),
    ])
  func answers(text: String, title: String, description: String) {
    let answer = search.answer(to: text)
    #expect(answer?.title == title, "\(text)")
    #expect(answer?.description == description, "\(text)")
    #expect(answer?.expression == text)
  }

  @Test(
    "Words, lone numbers and names, definitions and what has no value give nothing",
    arguments: [
      "", " ", "firefox", "e", "E", "-e", "(e)", "+ e", "pi", "π", "pi e", "ln e", "sin", "max",
      "ans",
      "pi day", "gnome 3", "7 zip", "5", "-5", "(5)", "1e5", "1,234.5", "½", "3 1/2", "10 €", "5 m",
      "2026-11-23", "5 t",
      "1:30",
      "x = 3 + 4", "f(x) = x^2", "# 1+1", "2+", "1/0", "ans+1", "sqrt(-1)", "1,234+1", "=",
      "()",
      "\u{0}1+1", "1+1\n2+2", "1e9999999+1",
    ])
  func silence(text: String) {
    #expect(search.answer(to: text) == nil, "\(text)")
  }

  @Test("An answer is the one of a worksheet, digit for digit")
  func sameAsWorksheet() throws {
    for text in ["1/7", "gamma(1/3)", "2^100", "ln(2)*exp(3)", "100!", "tan(1)^2", "1e20+1/3"] {
      var worksheet = Worksheet()
      let value = try #require(try worksheet.answer(to: text).value)
      #expect(
        search.answer(to: text)?.decimal == WrittenAnswer(value, in: AnswerFormat()).decimal,
        "\(text)")
    }
  }

  @Test("What is too long is not looked at")
  func length() {
    let longest = String(repeating: "1+", count: DesktopSearch.lengthLimit / 2 - 1) + "10"
    #expect(longest.utf8.count == DesktopSearch.lengthLimit)
    #expect(search.answer(to: longest)?.decimal == "\(DesktopSearch.lengthLimit / 2 - 1 + 10)")
    #expect(search.answer(to: longest + "0") == nil)
  }

  @Test("Of a long reading the beginning is shown, and a long closed form is left out")
  func longDescriptions() throws {
    let sum = String(repeating: "1+", count: 99) + "sqrt(2)"
    let description = try #require(search.answer(to: sum)?.description)
    #expect(description.count == DesktopSearch.descriptionLimit, "\(description)")
    #expect(description.hasSuffix("…"), "\(description)")
    #expect(search.answer(to: "7^500*2")?.description == "(7^500) × 2")
  }

  // The command answers it within its two seconds of work.
  @Test("What costs more than a search may has no answer")
  func work() {
    #expect(search.answer(to: "sin(10^1000000)") == nil)
  }

  @Test("A search that is outdated ends")
  func outdated() {
    var asked = 0
    let answer = search.answer(to: Self.hard) {
      asked += 1
      return asked == 3
    }
    #expect(answer == nil)
    #expect(asked == 3)
  }

  private static let hard = "gamma(gamma(25/3)+1/7)"

  @Test("Units of angles are told in the person's language", arguments: Language.allCases)
  func unitOfAngles(in language: Language) {
    let answer = DesktopSearch(language: language).answer(to: "cos(1)")
    let unit = Catalogue(language).text(.settingValue(.radians))
    #expect(answer?.description == "cos(1) · " + unit)
  }

  @Test("Each language says how the window is opened")
  func texts() {
    let texts = Language.allCases.map { Catalogue($0).text(.command(.openInExactly)) }
    #expect(Set(texts).count == Language.allCases.count, "\(texts)")
    #expect(texts.allSatisfy { $0.contains("Exactly") }, "\(texts)")
  }
}
