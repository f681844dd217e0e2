import Companions

/// FizzBuzz on its page.
///
/// Its message is `next`.
final class FizzBuzzFace: Face {
  private let viewModel: FizzBuzzViewModel
  private var page: CompanionPage

  /// Opens a game at 1.
  init(_ opening: Opening) {
    page = CompanionPage(.fizzBuzz, opening)
    viewModel = FizzBuzzViewModel(language: page.language)
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    guard message.name == "next" else { throw message.isUnknown }
    viewModel.increment()
    page.announce(viewModel.text)
  }

  func draw(on screen: inout Screen) {
    page.draw("fizzbuzz", on: &screen) { json in
      json.member("title", viewModel.title)
      json.member("text", viewModel.text)
      json.member("nextLabel", viewModel.nextLabel)
      json.member("canIncrement", viewModel.canIncrement)
    }
  }
}
