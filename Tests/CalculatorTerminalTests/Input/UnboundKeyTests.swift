import Testing

@testable import CalculatorTerminal

@Suite struct UnboundKeyTests {
  private func name(_ sequence: String) -> String? {
    UnboundKey(
      parameters: Array(sequence.utf8.dropLast()),
      final: Array(sequence.utf8)[sequence.utf8.count - 1]
    )?.name
  }

  @Test func theTwelveFunctionKeysHaveTheirNames() {
    let sequences = [
      "11~", "12~", "13~", "14~", "15~", "17~", "18~", "19~", "20~", "21~", "23~", "24~",
    ]
    #expect(sequences.map(name) == (1...12).map { "F\($0)" })
    #expect(
      ["P", "Q", "R", "S"].map { UnboundKey(keypadFinal: $0.utf8.first!)?.name }
        == ["F1", "F2", "F3", "F4"])
  }

  @Test(arguments: [
    ("1;2P", "Shift-F1"), ("1;5A", "Ctrl-↑"), ("5;3~", "Alt-PgUp"), ("24;8~", "Ctrl-Alt-Shift-F12"),
    ("Z", "Shift-Tab"), ("[C", "F3"), ("2~", "Ins"),
  ])
  func keysHeldDownWithItAreNamed(sequence: String, expected: String) {
    #expect(name(sequence) == expected)
  }

  @Test(arguments: [
    "I", "O", "24;80R", "?62c", "0n", "?2026;2$y", "200~", "201~", "99~", "1;99A", "1;2;3P", ";~",
    "t",
  ])
  func reportsAreNoKeys(sequence: String) {
    #expect(name(sequence) == nil)
  }
}
