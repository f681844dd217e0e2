import CalculatorPresentation
import CommandLineInterface

extension PlainConversation {
  /// Answers `constants` with all of them, `constants planck` with those that are found, and `constants c`
  /// by taking the one of that sign, or the only one that is found, as the operand.
  ///
  /// - Parameter words: What is looked for.
  /// - Returns: The reply, or that nothing is found.
  func constants(_ words: [Substring]) -> Reply {
    let search = words.joined(separator: " ")
    let rows = viewModel.constantRows(matching: search)
    let named = rows.first { $0.symbol == search } ?? (rows.count == 1 ? rows.first : nil)
    if !words.isEmpty, let named {
      viewModel.use(named.constant)
      return Reply(lines: resultLines)
    }
    let catalogue = viewModel.catalogue
    guard !rows.isEmpty else {
      return Reply(lines: [catalogue.text(ConstantsText.nothingFound)])
    }
    let lines = rows.map { [$0.symbol, $0.name, $0.definition, $0.source].joined(separator: "  ") }
    let note = words.isEmpty ? [catalogue.text(ConstantsText.measuredAreLeftOut)] : []
    return Reply(lines: lines + note)
  }
}
