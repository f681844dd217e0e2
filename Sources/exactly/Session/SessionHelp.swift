import CalculatorModel
import CommandLineInterface

/// The help of a session, and that of a name.
extension SessionConversation {
  /// Returns the help of a name, or all of it.
  func help(on argument: SessionRequest.Argument) -> [String] {
    guard case .text(let name) = argument else { return help }
    for definition in calculation.worksheet.allDefinitions {
      switch definition {
      case .function(name, let text): return [text]
      case .variable(name, let value):
        return [
          calculation.listed(value).map { name + " " + $0 }
            ?? told(SessionMessage.isOwnNumber(name))
        ]
      default: continue
      }
    }
    // `deg` is both a name and a word.
    var found: [(term: String, meaning: String)] = []
    if let description = NameDescription(of: name) {
      found.append(
        (
          description.usage(in: language).withoutIsolates,
          description.meaningWithAliases(in: language)
        ))
    }
    if let word = SessionWord(name: name) { found.append((word.usage, word.text(in: language))) }
    let topic = HelpTopic(of: name)?.text ?? []
    return found.isEmpty && topic.isEmpty ? unknown(name) : rows(found) + topic
  }

  private func unknown(_ name: String) -> [String] {
    wrapped(SessionMessage.nothingCalled(name.displayed))
  }

  private var help: [String] {
    func text(_ text: SessionMessage) -> String { told(text) }
    return rows(
      [
        ("1/3 + 1/6", text(.calculation)),
        ("x = 3", text(.namesNumber)),
        ("f(x) = x^2 + 1", text(.namesFunction)),
        ("ans, _", text(.answerBefore)),
      ] + (isEdited ? [("(2 + 3", text(.openLine))] : [])
        + SessionWord.allCases.filter { isEdited || !$0.needsEditor }
        .map { ($0.usage, $0.text(in: language)) }
        + (isEdited
          ? [(text(.arrowKeys), text(.linesBefore)), ("Tab", text(.completesName))] : [])
        + [("Ctrl-C", text(.givesUp))])
  }

  /// Returns terms with their meanings beside them, or below in a narrow window.
  private func rows(_ rows: [(term: String, meaning: String)]) -> [String] {
    let longest = (rows.map(\.term.textColumns).max() ?? 0) + 4
    let column = min(longest, max(6, columns() / 3))
    return rows.flatMap {
      HelpScreen.row($0.term, $0.meaning.withoutIsolates, column: column, width: columns())
    }
  }
}
