import CalculatorPresentation
import Foundation
import Testing

/// Guides/Settings.md has all settings.
@Suite struct SettingsGuideTests {
  @Test func tableHasEverySettingAndItsValues() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Guides/Settings.md"), encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == Setting.allCases.count)
    for (row, setting) in zip(rows, Setting.allCases) {
      #expect(row.hasPrefix("| `\(setting.name)` |"), "\(setting.name): \(row)")
      for value in setting.values where value.contains(where: \.isLetter) {
        #expect(row.contains("`\(value)`"), "\(setting.name) \(value)")
      }
    }
  }
}
