import CalculatorPresentation
import Testing

@Suite("What is changed in a text field")
struct TextFieldChangeTests {
  @Test(
    "a change makes one text of the other, and is small",
    arguments: [
      ("", "1", 0..<0, "1"), ("12", "1", 1..<2, ""), ("line 1 + 2", "line 12 + 2", 6..<6, "2"),
      ("aaa", "aa", 2..<3, ""), ("a\nb", "a\nx\nb", 2..<2, "x\n"),
      // 👍 and 👎 have their first unit in common, 👍 and 🍍 their last one.
      ("1👍2", "1👎2", 1..<3, "👎"), ("👍", "🁍", 0..<2, "🁍"), ("é", "e\u{301}", 0..<1, "e\u{301}"),
    ])
  func changes(old: String, new: String, range: Range<Int>, text: String) throws {
    let change = try #require(TextFieldChange(from: old, to: new))
    #expect(change.range == range, "\(old) to \(new)")
    #expect(change.text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(old) to \(new)")
    var units = Array(old.utf16)
    units.replaceSubrange(change.range, with: change.text.utf16)
    #expect(units == Array(new.utf16))
  }

  @Test("equal texts have none")
  func equalTexts() {
    #expect(TextFieldChange(from: "1 + 2", to: "1 + 2") == nil)
    #expect(TextFieldChange(from: "", to: "") == nil)
  }
}
