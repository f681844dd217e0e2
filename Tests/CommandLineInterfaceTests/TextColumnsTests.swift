import Testing

@testable import CommandLineInterface

@Test(
  "Columns are counted as a terminal does",
  arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👩‍👩‍👧", 2), ("\u{1B}", 1), ("가", 2),
    ("\u{2068}−5\u{2069}", 2), ("ضريبةً", 5),
  ])
func columns(text: String, count: Int) {
  #expect(text.textColumns == count)
}

@Test("Texts are padded, clipped and wrapped by columns")
func columnsFilled() {
  #expect("日".padded(to: 4) == "日  ")
  #expect("ab".padded(to: 5, side: .middle) == " ab  ")
  #expect("ab".padded(to: 5, side: .right) == "   ab")
  #expect("abc".padded(to: 2) == "abc")
  #expect("abcd".clipped(to: 4) == "abcd")
  #expect("abcde".clipped(to: 4) == "abc…")
  #expect("日本語".clipped(to: 4) == "日…")
  #expect("日本語".wrapped(to: 4) == ["日本", "語"])
  #expect("".wrapped(to: 4) == [""])
  #expect("日".wrapped(to: 1) == ["日"])
}

@Test(
  "Lines are cut between words, and Japanese between letters but not before a mark",
  arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
    ("wonderful", 4, ["wonderful"]), ("", 4, [""]),
    ("a wonderful day", 5, ["a", "wonderful", "day"]),
    ("日本語です", 6, ["日本語", "です"]), ("日本。語", 4, ["日", "本。", "語"]),
    ("あ「日本」", 4, ["あ", "「日", "本」"]), ("a 日本語", 4, ["a 日", "本語"]),
    ("a 日本語", 3, ["a", "日", "本", "語"]), ("companionsの日", 10, ["companions", "の日"]),
  ])
func wrapped(text: String, width: Int, lines: [String]) {
  #expect(text.wrappedBetweenWords(to: width) == lines)
}
