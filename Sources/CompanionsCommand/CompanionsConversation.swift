import CommandLineInterface
import Companions
import Languages

/// The menu and the three apps as one conversation in lines of text.
///
/// An app keeps its state when the user leaves it and comes back.
struct CompanionsConversation: LineConversation {
  private let characters: DrawingCharacters
  private let language: Language
  private let menu: CompanionsMenu
  private let fizzBuzz: FizzBuzzScreen
  private let decider: DeciderScreen
  private let orderSummary: OrderSummaryScreen

  /// The app that is open; nil for the menu.
  private var companion: Companion?

  init(characters: DrawingCharacters, language: Language) {
    self.characters = characters
    self.language = language
    menu = CompanionsMenu(language: language)
    fizzBuzz = FizzBuzzScreen(language: language)
    decider = DeciderScreen(language: language)
    orderSummary = OrderSummaryScreen(language: language)
  }

  var greeting: [String] { shown(screen.lines(leaving: leaving)) }

  mutating func reply(to line: String) -> Reply {
    let line = TypedLine(line, in: language)
    if line == .quit { return Reply(isLast: true) }
    guard let refusal = enter(line) else {
      return Reply(lines: shown(screen.lines(leaving: leaving)))
    }
    return Reply(lines: shown([refusal.text(in: language)] + screen.choiceLines(leaving: leaving)))
  }

  func text(of refusal: LineRefusal) -> String {
    characters.shown(refusal.text(in: language))
  }

  /// Does what a line asks for, or returns the reason why it was not done.
  private mutating func enter(_ line: TypedLine) -> Refusal? {
    if companion != nil, line == .back {
      companion = nil
    } else if companion == nil, case .text(let name) = line,
      let chosen = menu.companion(named: name)
    {
      companion = chosen
    } else {
      return screen.enter(line)
    }
    return nil
  }

  private var screen: any Screen {
    switch companion {
    case nil: menu
    case .fizzBuzz: fizzBuzz
    case .decider: decider
    case .orderSummary: orderSummary
    }
  }

  private var leaving: [Choice] {
    (companion == nil ? [] : [.back(in: language)]) + [.quit(in: language)]
  }

  private func shown(_ lines: [String]) -> [String] {
    lines.map(characters.shown)
  }
}
