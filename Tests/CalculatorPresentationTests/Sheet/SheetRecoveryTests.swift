import CalculatorPresentation
import TestSupport
import Testing

@Suite struct SheetRecoveryTests {
  private func bytes(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  @Test func whatWasTypedIsBack() throws {
    let text = "rent = 1200\r\nfood = 3\t4\\\r\n"
    var editor = SheetEditor(SheetText(text))
    var lines = [SheetRecovery.head(name: "/home/a/é\t.sheet", text: text)]
    editor.move(.down)
    editor.move(.lineEnd)
    for typed in ["\n", "total", " \\ é\n\n# x", "7"] {
      try editor.insert(typed, at: 0)
      lines += SheetRecovery.lines(of: editor.takeChanges())
    }
    let recovery = try #require(SheetRecovery(bytes(lines)))
    #expect(recovery.name == "/home/a/é\t.sheet")
    #expect(recovery.text(over: text) == editor.text.description)
    #expect(recovery.text(over: text + " ") == nil)
    #expect(!recovery.rests(on: ""))
  }

  @Test func nothingTypedIsNothingToOffer() throws {
    let head = SheetRecovery.head(name: "a", text: "1")
    #expect(try #require(SheetRecovery(bytes([head]))).isEmpty)
    let lines = [
      head, SheetRecovery.lines(of: [SheetLineChange(range: 0..<1, lines: ["12"])])[0],
      SheetRecovery.lines(of: [SheetLineChange(range: 0..<1, lines: ["1"])])[0],
    ]
    #expect(try #require(SheetRecovery(bytes(lines))).text(over: "1") == nil)
    #expect(SheetRecovery([]) == nil)
    #expect(SheetRecovery(Array("rent = 5".utf8)) == nil)
  }

  @Test func whatWasTypedIntoAFileThatOthersHaveWrittenIsThere() throws {
    for isTypedBefore in [false, true] {
      let text = "1\r\n2\r\n3"
      var editor = SheetEditor(SheetText(text))
      if isTypedBefore {
        try editor.replace(SheetCursor()..<SheetCursor(), with: "0\n", at: 0)
        _ = editor.takeChanges()
      }
      var lines = SheetRecovery.lines(name: "a", text: text, typed: editor.text.description)
      #expect(try #require(SheetRecovery(bytes(lines))).isEmpty == !isTypedBefore)
      editor.move(.end)
      try editor.insert("4", at: 5_000)
      lines += SheetRecovery.lines(of: editor.takeChanges())
      let recovery = try #require(SheetRecovery(bytes(lines)))
      let typed = editor.text.description
      #expect(recovery.offer(over: text) == RecoveredSheetText(text: typed, restsOnFile: true))
      #expect(recovery.text(over: "of others") == nil)
      #expect(
        recovery.offer(over: "of others") == RecoveredSheetText(text: typed, restsOnFile: false))
      // The file already has the same text.
      #expect(recovery.offer(over: typed) == nil)
    }
  }

  @Test func withoutTheTextThatWasTypedIntoNothingIsOffered() throws {
    let text = String(repeating: "é\\\n1\t", count: 20_000)
    let lines = SheetRecovery.lines(name: "a", text: text, typed: text + "2")
    #expect(lines.count > 10)
    let recovery = try #require(SheetRecovery(bytes(lines)))
    #expect(recovery.offer(over: "") == RecoveredSheetText(text: text + "2", restsOnFile: false))
    let damaged = try #require(SheetRecovery(bytes(Array(lines[..<2] + lines[3...]))))
    #expect(damaged.offer(over: "") == nil)
    let cut = try #require(SheetRecovery(bytes(Array(lines[..<3]))))
    #expect(cut.isEmpty && cut.offer(over: "") == nil)
  }

  @Test func aLongTextIsInSeveralLines() throws {
    let text = String(repeating: "é\\\n1\t", count: 20_000)
    let change = SheetLineChange(
      range: 0..<1,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    let lines = SheetRecovery.lines(of: [change])
    #expect(lines.count > 5 && lines.allSatisfy { $0.utf8.count < 65_536 })
    let all = [SheetRecovery.head(name: "", text: "")] + lines
    #expect(try #require(SheetRecovery(bytes(all))).text(over: "") == text)
    // All of it or nothing.
    #expect(try #require(SheetRecovery(bytes(all.dropLast()))).isEmpty)
  }

  @Test(
    "Cut anywhere, it has whole edits, and all that were whole", arguments: [1, 2] + FreshSeed.all)
  func cut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = "1\n2\n3"
    var editor = SheetEditor(SheetText(text))
    var written = bytes([SheetRecovery.head(name: "s", text: text)])
    let head = written.count
    var states = [(head, text)]
    for _ in 0..<30 {
      editor.move([.up, .down, .left, .right].randomElement(using: &random) ?? .up)
      try editor.insert(["1", "\n", "line 2", "é"].randomElement(using: &random) ?? "", at: 0)
      written += bytes(SheetRecovery.lines(of: editor.takeChanges()))
      states.append((written.count, editor.text.description))
    }
    for length in head...written.count {
      let recovery = try #require(SheetRecovery(Array(written[..<length])))
      // A line is whole without its end as well.
      let last = try #require(states.last { $0.0 - 1 <= length })
      #expect((recovery.text(over: text) ?? text) == last.1)
    }
    for place in stride(from: head, to: written.count, by: 7) {
      var damaged = written
      damaged[place] ^= 0x41
      let recovered = try #require(SheetRecovery(damaged)).text(over: text) ?? text
      let last = try #require(states.last { $0.0 <= place })
      #expect(recovered == last.1)
    }
  }
}
