import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Companions
import Foundation
import Testing

/// The course in Guides/Companions.md: its examples do what they say, and its code is real.
@Suite struct GuideTests {
  @Test func ordersAreExact() throws {
    let items = [try OrderItem("3 x 19.99")]
    let order = CalculateOrderTotal().execute(items: items, promoCode: "SAVE20")
    #expect(order.subtotal.decimalText(places: 2) == "59.97")
    #expect(order.discount.decimalText(places: 3) == "11.994")
    #expect(order.tax.decimalText(places: 5) == "4.25787")
    #expect(order.total.decimalText(places: 5) == "52.23387")
  }

  @Test func aCopyOfTheCalculatorIsAStateToReturnTo() throws {
    var calculator = Calculator()
    for key in try KeySequence("2 + 3 * 4").keys { calculator.press(key) }
    let before = calculator
    calculator.press(.equals)
    #expect(calculator.displayText == "14")
    calculator = before
    #expect(calculator.displayText == "4")
    #expect(calculator.expressionText == "2 + 3 × 4")
  }

  @Test func theViewModelHasAllThatAViewShows() {
    let viewModel = CalculatorViewModel()
    viewModel.press(.digit(.five))
    viewModel.press(.operation(.addition))
    #expect(viewModel.displayText == "5")
    #expect(viewModel.expressionText == "5 +")
    #expect(viewModel.keypad.rows[0].map(\.label) == ["C", "±", "%", "÷"])
    #expect(viewModel.keypad.rows[3].last?.isHighlighted == true)
    viewModel.undo()
    #expect(viewModel.expressionText.isEmpty && viewModel.displayText == "5")
  }

  /// A block of code in the guide, and the last file linked before it.
  private struct Excerpt {
    var source: String
    var lines: [Substring]
  }

  private func excerpts(of guide: String) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    var source = ""
    var isCode = false
    for line in guide.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        excerpts.append(Excerpt(source: source, lines: []))
        isCode = true
      } else if line == "```" {
        isCode = false
      } else if isCode {
        excerpts[excerpts.count - 1].lines.append(line)
      } else if let link = line.matches(of: /\]\(([^)]+\.swift)\)/).last {
        source = String(link.1)
      }
    }
    return excerpts
  }

  /// Whether a file contains the lines one after the other, with any common indentation.
  private func text(_ text: String, contains lines: [Substring]) -> Bool {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard !lines.isEmpty, lines.count <= all.count else { return false }
    return (0...all.count - lines.count).contains { start in
      let indent = all[start].prefix { $0 == " " }
      return zip(all[start...], lines).allSatisfy { line, wanted in
        wanted.isEmpty ? line.isEmpty : line == indent + wanted
      }
    }
  }

  @Test func everyBlockOfCodeStandsInTheFileLinkedBeforeIt() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guides = root.appending(path: "Guides")
    let guide = try String(
      contentsOf: guides.appending(path: "Companions.md"), encoding: .utf8)
    let excerpts = excerpts(of: guide)
    #expect(!excerpts.isEmpty)
    for excerpt in excerpts {
      let file = guides.appending(path: excerpt.source).standardizedFileURL
      let source = try String(contentsOf: file, encoding: .utf8)
      let isThere = text(source, contains: excerpt.lines)
      #expect(isThere, "\(excerpt.source) has not: \(excerpt.lines.joined(separator: "\n"))")
    }
  }
}
