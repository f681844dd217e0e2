import BuiltCommands
import Foundation
import Testing

/// The guide's commands print the text that is shown below them.
@Test func guideShowsWhatIsPrinted() throws {
  let guide = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Guides/Companions.md")
  let text = try String(contentsOf: guide, encoding: .utf8)
  let sections = text.components(separatedBy: "the command answers without a menu:\n")
  let example = try #require(sections.last?.components(separatedBy: "```\n").dropFirst().first)
  let parts = example.components(separatedBy: "$ companions ").dropFirst()
  #expect(parts.count == 3)
  for part in parts {
    let arguments = part.prefix { $0 != "\n" }
    let printed = String(part.dropFirst(arguments.count + 1))
    let run = try CommandRun(of: CommandRun.command, inShell: #""$0" "# + arguments)
    #expect(run.status == 0)
    if arguments.hasPrefix("decide") {
      // One of the options, and not always the same.
      #expect(arguments.split(separator: " ").contains(Substring(printed.dropLast())))
      #expect(arguments.split(separator: " ").contains(Substring(run.output.dropLast())))
    } else {
      #expect(run.output == printed)
    }
  }
}
