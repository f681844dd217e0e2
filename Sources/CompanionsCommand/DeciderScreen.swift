import Companions
import Languages

/// Options, and the answer in a box.
struct DeciderScreen: Screen {
  /// The minimum and maximum number of columns in the answer's box.
  private static let boxWidths = 20...60

  /// The maximum number of columns for an option in the list.
  private static let optionWidth = 70

  private let viewModel: DeciderViewModel<SystemRandomNumberGenerator>

  init(language: Language) {
    viewModel = DeciderViewModel(language: language)
  }

  var title: String { viewModel.title }

  var picture: [String] {
    let options = viewModel.options.enumerated().map { index, option in
      "\(index + 1)".padded(to: 3, side: .right) + "  " + option.clipped(to: Self.optionWidth)
    }
    return options + [""] + box(around: viewModel.answerText)
  }

  /// Returns a box as wide as the longest option, so that it does not jump from answer to answer.
  private func box(around text: String) -> [String] {
    let widths = Self.boxWidths
    let longest = viewModel.options.map(\.textColumns).max() ?? 0
    let width = min(max(longest, widths.lowerBound), widths.upperBound)
    let edge = String(repeating: "═", count: width + 4)
    let lines = text.wrapped(to: width).map { line in
      "  ║  \(line.padded(to: width, side: .middle))  ║"
    }
    return ["  ╔\(edge)╗"] + lines + ["  ╚\(edge)╝"]
  }

  var notice: String? { viewModel.notice }

  var choices: [Choice] {
    let tea = ConversationText.tea.text(in: viewModel.language)
    return [
      .enter(viewModel.decideLabel, in: viewModel.language),
      Choice(typed: "+ " + tea, label: viewModel.addLabel),
      Choice(typed: "- 2", label: viewModel.removeLabel),
    ]
  }

  func enter(_ line: TypedLine) -> Refusal? {
    switch line {
    case .enter: viewModel.decide()
    case .add(let option): return add(option)
    case .remove(let index):
      guard let index, viewModel.removeOption(at: index) else { return .noSuchNumber }
    case .back, .quit, .text: return .notUnderstood
    }
    return nil
  }

  private func add(_ option: String) -> Refusal? {
    viewModel.newOption = option
    if viewModel.addOption() { return nil }
    defer { viewModel.dismissNotice() }
    return viewModel.notice.map(Refusal.because)
  }
}
