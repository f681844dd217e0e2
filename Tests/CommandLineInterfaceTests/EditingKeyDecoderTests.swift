import Testing

@testable import CommandLineInterface

@Suite struct EditingKeyDecoderTests {
  @Test(
    arguments: [
      ("1√x", [.character("1"), .character("√"), .character("x")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.previousLine, .nextLine, .right, .left]),
      ("\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .deleteForward]),
      ("\u{1B}[1;5D\u{1B}[1;5C\u{1B}b\u{1B}f", [.wordLeft, .wordRight, .wordLeft, .wordRight]),
      (
        "\u{01}\u{05}\u{0B}\u{15}\u{17}\u{19}",
        [
          .home, .end, .deleteToEnd, .deleteToStart, .deleteWordBackward, .insertDeleted,
        ]
      ),
      (
        "\u{03}\u{04}\u{1A}\r\n\t\u{7F}",
        [
          .interrupt, .endOfInput, .suspend, .enter, .enter, .complete, .deleteBackward,
        ]
      ),
      // Bytes that arrive together with a tab between characters were pasted; a tab at either end is a key.
      (
        "\t1\t\t2\r\t3\t",
        [
          .complete, .character("1"), .character("\t"), .character("\t"), .character("2"), .enter,
          .character("\t"), .character("3"), .complete,
        ]
      ),
      // Alt with keys that mean nothing with it, and the starts of answers from the terminal.
      ("\u{1B}x1\u{1B}]2\u{1B}P3", [.character("1"), .character("2"), .character("3")]),
      ("\u{1B}\u{7F}\u{1B}\u{1B}b\u{1B}\u{1B}[A", [.deleteWordBackward, .wordLeft, .previousLine]),
      ("\u{1B}[1;2C\u{1B}[200~1\u{1B}[201~", [.right, .character("1")]),
      (
        "\u{12}\u{13}\u{07}\u{1B}d", [.searchBackward, .searchForward, .cancel, .deleteWordForward]
      ),
      // Only characters and line ends of pasted text are taken.
      (
        "\u{1B}[200~1\t2\u{03}\u{1B}[A\r\n3\n\r\u{1B}[201~\t",
        [
          .character("1"), .character("\t"), .character("2"), .enter, .character("3"), .enter,
          .enter, .complete,
        ]
      ),
      // A sequence that is cut short does not swallow the next one.
      ("\u{1B}[1;\u{1B}[A", [.previousLine]),
      ("\u{1B}[38;5;1m\u{1B}[99999999999999999999999~a", [.character("a")]),
    ] as [(String, [EditingKey])])
  func knowsTheKeysOfAShell(bytes: String, keys: [EditingKey]) {
    var decoder = EditingKeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == keys, "\(bytes.utf8.map(\.self))")
  }

  @Test func takesBytesHoweverTheyAreCut() {
    var decoder = EditingKeyDecoder()
    let keys = Array("é\u{1B}[D∛\u{1B}[3~".utf8).flatMap { decoder.decode([$0]) }
    #expect(keys == [.character("é"), .left, .character("∛"), .deleteForward])
  }

  @Test func takesAnEscapeThatNothingFollowsForAKey() {
    var decoder = EditingKeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.timeout == 30)
    #expect(decoder.flush() == [.cancel])
    #expect(decoder.timeout == nil)
  }

  @Test func endsAPasteThatStalls() {
    var decoder = EditingKeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~1\u{03}".utf8)) == [.character("1")])
    #expect(decoder.timeout != nil)
    #expect(decoder.flush() == [])
    #expect(decoder.timeout == nil)
    #expect(decoder.decode([0x03]) == [.interrupt])
  }

  @Test func leavesOutWhatIsNotUTF8() {
    var decoder = EditingKeyDecoder()
    #expect(
      decoder.decode([0xFF, 0xC3, 0x31, 0xE2, 0x88, 0x32, 0xED, 0xA0, 0x80, 0x33])
        == [.character("1"), .character("2"), .character("3")])
  }
}
