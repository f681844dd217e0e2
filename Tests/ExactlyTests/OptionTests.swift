import CalculatorModel
import CommandLineInterface
import Languages
import TestSupport
import Testing

@testable import exactly

/// The descriptions of options, in every language.
@Suite struct OptionTests {
  private static let samples = Option.allCases.map { option in
    switch option {
    case .digits: TranslationSample(option, counts: [1, AnswerFormat.digitLimit, 16])
    case .places:
      TranslationSample(option, keeps: ["--digits"], counts: [0, AnswerFormat.digitLimit])
    case .exact: TranslationSample(option, keeps: ["√3/2", "1/3"])
    case .mixed: TranslationSample(option, keeps: ["--exact", "7/2", "3 1/2"])
    case .notation:
      TranslationSample(
        option, keeps: ["auto", "1.2e4", "12e3"] + (option.description.value?.choices ?? []))
    case .grouping: TranslationSample(option, keeps: ["1_234_567", "--keys", "1,234,567"])
    case .mode: TranslationSample(option, counts: [9, 16])
    case .file, .keys: TranslationSample(option, keeps: ["-"])
    case .remove: TranslationSample(option, keeps: ["--json"])
    default: TranslationSample(option, keeps: option.description.value?.choices ?? [])
    }
  }

  @Test("Every meaning is there, and tidy, and keeps what is typed", arguments: Language.allCases)
  func meanings(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test func whatAnOptionIsForStandsBeforeWhatItDoes() {
    func meaning(_ language: Language) -> String {
      Option.reset.description(in: language).meaning
    }
    #expect(meaning(.english) == "for settings: resets all settings to their defaults")
    #expect(meaning(.french) == "pour settings\u{A0}: les remet tous à leur valeur initiale")
    #expect(meaning(.japanese) == "settings用：すべてを初期値に戻す")
    #expect(Option.digits.description(in: .german).scope == "")
  }

  @Test("Each name is read as an option, and as no other one", arguments: Option.allCases)
  func names(option: Option) {
    let description = option.description
    for name in [description.name, description.shortName].compactMap(\.self) {
      var arguments = ArgumentReader([name])
      #expect(arguments.nextOption()?.name == name)
      #expect(Option(name: name) == option, "\(name)")
    }
  }

  @Test("Each choice in the help is taken, and nothing else", arguments: Option.allCases)
  func choices(option: Option) throws {
    let choices = option.description.value?.choices ?? []
    var options = try Options([], hasTerminal: false)
    for choice in choices {
      try option.row.take(&options, GivenOption(option: option, value: choice))
    }
    guard !choices.isEmpty else { return }
    #expect(throws: UsageError.self) {
      try option.row.take(&options, GivenOption(option: option, value: "qq"))
    }
  }

  @Test("The scope, and the error in other tasks, speak of tasks that the option affects")
  func tasks() {
    for option in Option.allCases {
      guard let tasks = option.row.tasks else { continue }
      switch option.row.scope {
      case nil: #expect(tasks.contains(.expressions), "\(option)")
      case .keys: #expect(tasks.isSuperset(of: [.keys, .face]), "\(option)")
      case .terminal: #expect(tasks.contains(.face), "\(option)")
      case .task(let task): #expect(tasks == [task.kind], "\(option)")
      }
      let text = option.row.misplacement.text(in: .english).dropFirst(option.name.count)
      for task in NamedTask.allCases where text.contains(task.rawValue) {
        #expect(tasks.contains(task.kind), "\(text)")
      }
      if text.contains("expressions") { #expect(tasks.contains(.expressions), "\(text)") }
      if text.contains("--keys") { #expect(tasks.contains(.keys), "\(text)") }
    }
  }
}
