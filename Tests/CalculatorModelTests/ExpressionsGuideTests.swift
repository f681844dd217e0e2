import ExactReals
import Foundation
import Testing

@testable import CalculatorModel

/// The statements of Guides/Expressions.md, checked.
@Suite struct ExpressionsGuideTests {
  private func guide() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Guides/Expressions.md"), encoding: .utf8)
  }

  @Test func tableOfReadingsIsTrue() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "x = 3")
    let rows = try guide().matches(of: /\| `([^`]+)` \| `([^`]+)` \| ([^|]*) \|/)
    #expect(!rows.isEmpty)
    for row in rows {
      let (text, reading, value) = (String(row.1), String(row.2), String(row.3))
      let line = try worksheet.line(text)
      #expect(line.reading == reading, "\(text)")
      guard !value.isEmpty else { continue }
      let expected = try MathExpression(value).value().exactText
      #expect(try line.expression?.value().exactText == expected, "\(text)")
    }
  }

  @Test func namesEveryFunctionAndConstant() throws {
    let text = try guide()
    for name in MathFunction.allCases.map(\.name) + MathConstant.allCases.map(\.name) {
      #expect(text.contains("`\(name)`") || text.contains("`\(name)("), "\(name)")
    }
  }
}
