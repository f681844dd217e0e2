import CalculatorModel
import CommandLineInterface

/// The help of a session, and that of a name.
extension SessionConversation {
  /// The help of a name, or all of it.
  func help(on argument: SessionRequest.Argument) -> [String] {
    guard case .text(let name) = argument else { return help }
    for definition in calculation.worksheet.allDefinitions {
      switch definition {
      case .function(name, let text): return [text]
      case .variable(name, let value):
        return [name + " " + (calculation.listed(value) ?? "is a number of your own")]
      default: continue
      }
    }
    // `deg` is both.
    var found: [(term: String, meaning: String)] = []
    if let description = NameDescription(of: name) {
      found.append((description.usage, description.meaningWithAliases))
    }
    if let word = SessionWord(name: name) { found.append((word.usage, word.summary)) }
    return found.isEmpty ? unknown(name) : rows(found)
  }

  private func unknown(_ name: String) -> [String] {
    wrapped("nothing is called '\(name.displayed)'; functions lists what is there")
  }

  private var help: [String] {
    rows(
      [
        ("1/3 + 1/6", "a calculation; = marks an exact answer, ≈ a rounded one"),
        ("x = 3", "names a number"),
        ("f(x) = x^2 + 1", "names a function"),
        ("ans, _", "the answer before"),
      ] + (isEdited ? Self.continuation : [])
        + SessionWord.allCases.filter { isEdited || !$0.needsEditor }.map { ($0.usage, $0.summary) }
        + (isEdited ? Self.editingKeys : []) + [
          ("Ctrl-C", "gives a line up, or stops a calculation")
        ])
  }

  private static let continuation: [(term: String, meaning: String)] = [
    ("(2 + 3", "a line with an open bracket, or that ends in an operator or \\, goes on below")
  ]

  private static let editingKeys: [(term: String, meaning: String)] = [
    ("Up, Down", "the lines that begin with what stands before the cursor; Ctrl-R looks for any"),
    ("Tab", "completes a name, or lists those that there are"),
  ]

  /// Terms with their meanings beside them, or below in a narrow window.
  private func rows(_ rows: [(term: String, meaning: String)]) -> [String] {
    let longest = (rows.map(\.term.count).max() ?? 0) + 4
    let column = min(longest, max(6, columns() / 3))
    return rows.flatMap { HelpScreen.row($0.term, $0.meaning, column: column, width: columns()) }
  }
}
