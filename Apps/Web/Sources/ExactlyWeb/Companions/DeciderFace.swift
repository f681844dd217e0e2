import CalculatorModel
import Companions

/// The decider on its page.
///
/// Its messages are `decide`, `add` with the option as the body, `remove INDEX` and `dismiss`. Its decisions follow
/// from the seed it was opened with, so that a replayed log decides the same.
final class DeciderFace: Face {
  private let viewModel: DeciderViewModel<SplitMix64>
  private var page: CompanionPage

  /// Opens the decider.
  init(_ opening: Opening) {
    page = CompanionPage(.decider, opening)
    viewModel = DeciderViewModel(
      generator: SplitMix64(seed: opening.seed), language: page.language)
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    switch message.name {
    case "decide":
      viewModel.decide()
      page.announce(viewModel.notice ?? viewModel.answerText)
    case "add":
      viewModel.newOption = message.body
      page.announce(viewModel.addOption() ? message.body : viewModel.notice ?? "")
    case "remove": viewModel.removeOption(at: try message.index(below: viewModel.options.count))
    case "dismiss": viewModel.dismissNotice()
    default: throw message.isUnknown
    }
  }

  func draw(on screen: inout Screen) {
    page.draw("decider", on: &screen) { json in
      json.member("title", viewModel.title)
      json.member("decideLabel", viewModel.decideLabel)
      json.member("addLabel", viewModel.addLabel)
      json.member("removeLabel", viewModel.removeLabel)
      json.member("removeNames", viewModel.removeNames)
      json.member("newOptionLabel", viewModel.newOptionLabel)
      json.member("options", viewModel.options)
      json.member("newOption", viewModel.newOption)
      json.member("answer", viewModel.answerText)
      json.member("decisionCount", viewModel.decisionCount)
      json.member("notice", viewModel.notice)
    }
  }
}
