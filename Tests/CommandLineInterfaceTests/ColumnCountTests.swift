import CommandLineInterface
import Testing

@Suite struct ColumnCountTests {
  @Test(
    arguments: [
      ("a", 1), ("√", 1), ("é", 1), ("e\u{301}", 1), ("س", 1), ("漢", 2), ("ァ", 2), ("ｱ", 1),
      ("가", 2),
      ("\u{1100}\u{1161}", 2), ("\u{64E}", 0), ("\u{200F}", 0), ("\u{AD}", 0), ("😀", 2), ("👩‍👩‍👧", 2),
      ("❤️", 1),
    ] as [(Character, Int)])
  func countsTheColumnsOfACharacter(character: Character, count: Int) {
    #expect(character.columnCount == count, "\(character)")
  }

  @Test func countsAPictureForOneColumnWhereTerminalsDisagree() {
    #expect(Unicode.Scalar("漢").columnCount == 2)
    #expect(Unicode.Scalar("😀").columnCount == 1)
  }
}
