import Companions
import Languages

/// A person who says the next number.
struct FizzBuzzScreen: Screen {
  private let viewModel: FizzBuzzViewModel

  init(language: Language) {
    viewModel = FizzBuzzViewModel(language: language)
  }

  var title: String { viewModel.title }

  var picture: [String] {
    let text = viewModel.text.padded(to: 20, side: .middle)
    return [
      "        ╭──────────╮",
      "    ╭───╯          ╰───╮",
      "   ╭╯                  ╰╮",
      "   │\(text)│    O",
      "   ╰╮                  ╭╯   /│\\",
      "    ╰───╮          ╭───╯    / \\",
      "        ╰──────────╯",
    ]
  }

  var choices: [Choice] {
    viewModel.canIncrement ? [.enter(viewModel.nextLabel, in: viewModel.language)] : []
  }

  func enter(_ line: TypedLine) -> Refusal? {
    guard line == .enter, viewModel.canIncrement else { return .notUnderstood }
    viewModel.increment()
    return nil
  }
}
