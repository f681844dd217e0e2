import CalculatorPresentation
import CommandLineInterface

extension PlainConversation {
  /// Answers `constants` with all of them, `constants planck` with those that are found, and `constants c` by
  /// using the one with that symbol, or the only one that is found, as the operand.
  ///
  /// - Parameter words: The words to search for.
  /// - Returns: The reply, or a message that nothing is found.
  func constants(_ words: [Substring]) -> Reply {
    let search = words.joined(separator: " ")
    let list = viewModel.choices(of: .constants, matching: search)
    let rows = list.rows
    let named = rows.first { $0.symbol == search } ?? (rows.count == 1 ? rows.first : nil)
    if !words.isEmpty, let action = named?.action {
      viewModel.choose(action, from: .constants)
      return Reply(lines: resultLines)
    }
    guard !rows.isEmpty else { return Reply(lines: [list.emptyText]) }
    let lines = rows.map { [$0.symbol, $0.name, $0.detail, $0.source].joined(separator: "  ") }
    return Reply(lines: lines + (words.isEmpty ? [list.note] : []))
  }
}
