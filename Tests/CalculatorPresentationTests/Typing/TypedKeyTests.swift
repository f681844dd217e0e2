import CalculatorModel
import CalculatorPresentation
import Testing

/// What is typed behind a letter that has opened a panel, and may have been the beginning of a name.
@Suite struct TypedKeyTests {
  private let viewModel = CalculatorViewModel(
    settingsStorage: ForgetfulSettings(""), mode: .basic, locale: "en_US", clock: { 0 },
    random: { 1 })

  @Test(arguments: [
    ("gcd(12,18)", CalculatorCommand.settings, "6"), ("hypot(3,4)", .history, "5"),
  ])
  func allOfItIsInTheLine(text: String, command: CalculatorCommand, answer: String) throws {
    #expect(viewModel.takeTyped(.character(try #require(text.first))).command == command)
    let isLine = text.dropFirst().map { viewModel.followTyped(.character($0)) }
    // The name has ended with its bracket.
    #expect(isLine.firstIndex(of: true) == Array(text.dropFirst()).firstIndex(of: "("))
    #expect(isLine.last == true)
    #expect(viewModel.typedLine?.text == text)
    _ = viewModel.followTyped(.enter)
    #expect(viewModel.typedLine == nil)
    #expect(viewModel.displayText == answer)
  }

  @Test func withoutALetterBeforeItIsNothing() {
    for character in "sin(30" { #expect(!viewModel.followTyped(.character(character))) }
    #expect(viewModel.typedLine == nil)
    #expect(viewModel.displayText == "0")
  }
}
