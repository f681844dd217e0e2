import Companions
import Languages
import Testing

@Suite struct DeciderViewModelTests {
  @Test func asksBeforeItAnswers() {
    let viewModel = DeciderViewModel(options: ["tea", "coffee"], generator: CountingGenerator())
    #expect(viewModel.answerText == "?")
    #expect(viewModel.notice == nil)
    viewModel.decide()
    #expect(viewModel.answerText == "coffee")
  }

  @Test func usesTheRandomnessGiven() throws {
    let options = ["tea", "coffee", "water"]
    let viewModel = DeciderViewModel(options: options, generator: CountingGenerator())
    let decider = try Decider(between: options)
    var generator = CountingGenerator()
    for _ in 1...20 {
      viewModel.decide()
      #expect(viewModel.answerText == decider.answer(using: &generator))
    }
  }

  @Test func optionsCanBeAddedAndRemoved() {
    let viewModel = DeciderViewModel(options: ["tea"], generator: CountingGenerator())
    viewModel.newOption = "coffee"
    viewModel.addOption()
    #expect(viewModel.options == ["tea", "coffee"])
    #expect(viewModel.newOption == "")
    #expect(viewModel.removeOption(at: 0))
    #expect(viewModel.options == ["coffee"])
    #expect(!viewModel.removeOption(at: 7))
    #expect(!viewModel.removeOption(at: -1))
    #expect(viewModel.options == ["coffee"])
    viewModel.decide()
    #expect(viewModel.answerText == "coffee")
  }

  @Test func anAnswerIsForgottenWithItsOptions() {
    let viewModel = DeciderViewModel(options: ["tea", "coffee"], generator: CountingGenerator())
    viewModel.decide()
    viewModel.removeOption(at: 0)
    #expect(viewModel.answerText == "?")
  }

  @Test func aBlankOptionIsRefusedAndNothingIsLost() {
    let viewModel = DeciderViewModel(options: ["tea"], generator: CountingGenerator())
    viewModel.decide()
    viewModel.newOption = "  "
    #expect(!viewModel.addOption())
    #expect(viewModel.notice == "Not added: option 2 is blank")
    #expect(viewModel.options == ["tea"])
    #expect(viewModel.newOption == "  ")
    #expect(viewModel.answerText == "tea")
    viewModel.newOption = "coffee"
    #expect(viewModel.notice == nil)
    #expect(viewModel.addOption())
    #expect(viewModel.notice == nil)
  }

  @Test func aNoticeStaysUntilTheTextChangesOrItIsDismissed() {
    let viewModel = DeciderViewModel(options: [], generator: CountingGenerator())
    viewModel.addOption()
    viewModel.newOption = ""
    #expect(viewModel.notice == "Not added: option 1 is blank")
    viewModel.newOption = "t"
    #expect(viewModel.notice == nil)
    viewModel.decide()
    #expect(viewModel.notice != nil)
    viewModel.dismissNotice()
    #expect(viewModel.notice == nil)
  }

  @Test func countsItsDecisions() {
    let viewModel = DeciderViewModel(options: ["tea"], generator: CountingGenerator())
    #expect(viewModel.decisionCount == 0)
    viewModel.decide()
    viewModel.decide()
    #expect(viewModel.decisionCount == 2)
    viewModel.removeOption(at: 0)
    viewModel.decide()
    #expect(viewModel.decisionCount == 2)
  }

  @Test func speaksALanguage() {
    let viewModel = DeciderViewModel(options: [], language: .german)
    viewModel.decide()
    #expect(viewModel.notice == "Nicht entschieden: es gibt keine Optionen zur Auswahl")
    #expect(viewModel.title == "Entscheidungshilfe")
    #expect(DeciderViewModel(language: .spanish).options == ["Sí", "No", "Tal vez"])
    let removing = DeciderViewModel(options: ["7UP"], language: .arabic).removeNames
    #expect(removing == ["إزالة \u{2068}7UP\u{2069}"])
  }

  @Test func withoutOptionsItSaysSo() {
    let viewModel = DeciderViewModel(options: ["tea"], generator: CountingGenerator())
    viewModel.decide()
    viewModel.removeOption(at: 0)
    viewModel.decide()
    #expect(viewModel.answerText == "?")
    #expect(viewModel.notice == "Not decided: there are no options to decide between")
    viewModel.newOption = "coffee"
    viewModel.addOption()
    viewModel.decide()
    #expect(viewModel.answerText == "coffee")
    #expect(viewModel.notice == nil)
  }
}
