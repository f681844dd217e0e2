import CalculatorPresentation
import Foundation
import Languages
import Testing

@Suite("The desktop file")
struct DesktopFileTests {
  private let lines: [Substring]

  init() throws {
    let name = "io.github.exactly_calculator.Exactly.desktop.in"
    let folder = URL(filePath: #filePath).appending(path: "../../../Data").standardized
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the value of a group's key.
  private func value(_ key: String, in group: String) -> Substring? {
    lines.drop { $0 != "[\(group)]" }.dropFirst().prefix { !$0.hasPrefix("[") }
      .first { $0.hasPrefix(key + "=") }?.dropFirst(key.count + 1)
  }

  @Test(
    "Actions are called as the menus call them",
    arguments: [
      ("scientific-keypad", CommandName.scientificKeypad), ("history", .showHistory),
    ])
  func actions(name: String, command: CommandName) {
    for language in Language.allCases {
      let key = language == .english ? "Name" : "Name[\(language.code)]"
      #expect(
        value(key, in: "Desktop Action " + name).map(String.init)
          == Catalogue(language).text(.command(command)), "\(name) in \(language)")
    }
  }
}
