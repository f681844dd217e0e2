import Companions

/// A person who says the next number.
struct FizzBuzzScreen: Screen {
  private let viewModel = FizzBuzzViewModel()

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
    viewModel.canIncrement ? [Choice(typed: "Enter", label: viewModel.nextLabel)] : []
  }

  func enter(_ line: TypedLine) -> Refusal? {
    guard line == .enter, viewModel.canIncrement else { return .notUnderstood }
    viewModel.increment()
    return nil
  }
}
