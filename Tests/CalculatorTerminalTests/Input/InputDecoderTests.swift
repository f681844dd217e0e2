import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

/// Bytes from a terminal, and the events they stand for.
private let sequences: [(bytes: String, events: [InputEvent])] = [
  ("5", characters("5")),
  ("÷", characters("÷")),
  ("−×±", characters("−×±")),
  ("😀", characters("😀")),
  ("\r", [.key(.enter)]),
  ("\n", [.key(.enter)]),
  ("\u{7F}\u{08}", [.key(.backspace), .key(.backspace)]),
  ("\u{1B}[3~", [.navigation(.deleteForward)]),
  ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", navigation(.up, .down, .right, .left)),
  ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", navigation(.up, .down, .right, .left)),
  ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", navigation(.home, .end, .home, .end)),
  ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", navigation(.home, .end, .home, .end)),
  ("\u{1B}[5~\u{1B}[6~", navigation(.pageUp, .pageDown)),
  ("\u{1B}[<64;3;4M\u{1B}[<65;3;4M", [.scroll(-1), .scroll(1)]),
  ("\u{03}\u{04}\u{0C}\u{1A}", [.interrupt, .endOfTransmission, .redraw, .suspend]),
  ("\u{1B}5", [.key(.escape)] + characters("5")),
  ("\u{1B}\u{1B}[3~", [.key(.escape), .navigation(.deleteForward)]),
  ("\u{1B}OM\u{1B}Oj\u{1B}Ok\u{1B}Ol", [.key(.enter)] + characters("*+,")),
  ("\u{1B}Om\u{1B}On\u{1B}Oo\u{1B}OX", characters("-./=")),
  ("\u{1B}Op\u{1B}Oq\u{1B}Or\u{1B}Os\u{1B}Ot", characters("01234")),
  ("\u{1B}Ou\u{1B}Ov\u{1B}Ow\u{1B}Ox\u{1B}Oy", characters("56789")),
  (
    "\u{1B}s\u{1B}S\u{1B}\u{1B}h",
    [.key(.held("s")), .key(.held("S")), .key(.escape), .key(.held("h"))]
  ),
  ("\u{1B}OP\u{1B}[[A\u{0B}", [.key(.held("?")), .key(.held("?")), .key("\u{B}")]),
  ("\u{1B}OQ\u{1B}OR\u{1B}[20~", [.key(.line), .key(.held("h")), .key(.held("g"))]),
  // Other function keys and modified keys are not keys here, and are reported as such.
  ("\u{1B}[24~\u{1B}[23~", unknown("F12", "F11")),
  ("\u{1B}[1;5C\u{1B}[1;2P\u{1B}[15;7~", unknown("Ctrl-→", "Shift-F1", "Ctrl-Alt-F5")),
  ("\u{1B}[3;5~\u{1B}[2~\u{1B}[Z", unknown("Ctrl-Del", "Ins", "Shift-Tab")),
  // Focus, positions, attributes and modes are not keys, nor is the end of a paste by itself.
  ("\u{1B}[I\u{1B}[O\u{1B}[24;80R\u{1B}[?62;4c\u{1B}[?2026;2$y\u{1B}[0n\u{1B}[201~", []),
  ("\u{1B}[<0;3;4M", [.click(column: 2, row: 3)]),
  // A release, another button, a click or a turn of the wheel with Shift, and clicks nowhere.
  ("\u{1B}[<0;3;4m\u{1B}[<2;3;4M\u{1B}[<68;3;4M\u{1B}[<4;3;4M", []),
  ("\u{1B}[<0;0;4M\u{1B}[<0;;4M\u{1B}[<0;3M\u{1B}[<0;99999999999999999999;1M", []),
  ("\u{1B}[200~1.234,56\u{1B}[201~", [.paste("1.234,56")]),
  ("\u{1B}[200~a\u{1B}[A\nb\u{1B}[201~8", [.paste("a\u{1B}[A\nb")] + characters("8")),
  ("\u{1B}]11;rgb:ffff/ffff/0000\u{1B}\\", [.background(RGB(255, 255, 0))]),
  ("\u{1B}]11;rgb:00/80/ff\u{07}", [.background(RGB(0, 128, 255))]),
  ("\u{1B}]11;nonsense\u{07}\u{1B}]52;c;AAAA\u{07}\u{1B}P1$r\u{1B}\\6", characters("6")),
  // A sequence that is cut short does not swallow the next one.
  ("\u{1B}[1;\u{1B}[<0;1;1M", [.click(column: 0, row: 0)]),
  ("\u{1B}]11;rgb:\u{1B}[3~", [.navigation(.deleteForward)]),
]

private func navigation(_ keys: NavigationKey...) -> [InputEvent] {
  keys.map(InputEvent.navigation)
}

private func unknown(_ names: String...) -> [InputEvent] { names.map(InputEvent.unknownKey) }

private func characters(_ text: String) -> [InputEvent] {
  text.map { .key(.character($0)) }
}

@Test("Every sequence is understood", arguments: sequences.indices)
func decoderUnderstands(index: Int) {
  var decoder = InputDecoder()
  #expect(decoder.decode(sequences[index].bytes.utf8) == sequences[index].events)
  #expect(decoder.timeout == nil)
}

@Test("Bytes may be cut anywhere", arguments: sequences.indices)
func decoderTakesPieces(index: Int) {
  let bytes = Array(sequences[index].bytes.utf8)
  for cut in 0...bytes.count {
    var decoder = InputDecoder()
    let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
    #expect(events == sequences[index].events, "cut at \(cut)")
  }
}

@Test("A lone escape is the Esc key after a short time")
func loneEscape() {
  var decoder = InputDecoder()
  #expect(decoder.decode([0x1B]) == [])
  #expect(decoder.timeout == 30)
  #expect(decoder.flush() == [.key(.escape)])
  #expect(decoder.timeout == nil)
}

@Test("What never ends is given up, and the next key counts")
func unendedSequences() {
  for start in ["\u{1B}[", "\u{1B}[12;3", "\u{1B}O", "\u{1B}]11;", "\u{1B}P"] {
    var decoder = InputDecoder()
    #expect(decoder.decode(start.utf8) == [])
    #expect(decoder.timeout == 500)
    #expect(decoder.flush() == [])
    #expect(decoder.decode("7".utf8) == characters("7"))
  }
  var decoder = InputDecoder()
  #expect(decoder.decode([0xE2, 0x88]) == [])
  #expect(decoder.flush() == [])
}

@Test("A paste that stalls is dropped whole, and so is what still comes of it")
func unfinishedPaste() {
  // The end may be cut anywhere by the stall.
  for (before, after) in [
    ("12", "34\u{1B}[201~"), ("12\u{1B}", "[201~"), ("12\u{1B}[20", "1~"), ("", "\u{1B}[201~"),
    (String(repeating: "7", count: 50_000), String(repeating: "8=", count: 50_000) + "\u{1B}[201~"),
  ] {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~\(before)".utf8) == [])
    #expect(decoder.timeout == 2000)
    #expect(decoder.flush() == [.unfinishedPaste])
    #expect(decoder.timeout == 2000)
    #expect(decoder.decode(after.utf8) == [])
    #expect(decoder.timeout == nil)
    #expect(decoder.decode("5\u{1B}[200~6\u{1B}[201~".utf8) == characters("5") + [.paste("6")])
  }
  // The end may never come; then a pause ends the paste.
  var decoder = InputDecoder()
  _ = decoder.decode("\u{1B}[200~12".utf8)
  #expect(decoder.flush() == [.unfinishedPaste])
  #expect(decoder.decode("34".utf8) == [])
  #expect(decoder.flush() == [])
  #expect(decoder.timeout == nil)
  #expect(decoder.decode("7".utf8) == characters("7"))
}

@Test("Invalid UTF-8 is left out, and what follows it counts")
func invalidCharacters() {
  var decoder = InputDecoder()
  let bytes: [UInt8] = [0xFF, 0xC0, 0x80, 0xE2, 0x88, 0x35, 0xED, 0xA0, 0x80, 0x36]
  #expect(decoder.decode(bytes) == characters("56"))
}

@Test("Long sequences and pastes keep no more than their limits")
func limits() {
  var decoder = InputDecoder()
  let digits = String(repeating: "1", count: TerminalDecoder.sequenceLimit + 1)
  #expect(
    decoder.decode("\u{1B}[<0;1;\(digits)M\u{1B}]11;\(digits)\u{07}9".utf8) == characters("9"))

  let long = String(repeating: "7", count: InputDecoder.pasteLimit + 1000)
  guard case .paste(let text) = decoder.decode("\u{1B}[200~\(long)\u{1B}[201~".utf8).first else {
    Issue.record("no paste")
    return
  }
  #expect(text.utf8.count == InputDecoder.pasteLimit)
  #expect(!CalculatorViewModel().paste(text))
}

@Test("Tab is a key, and control characters without a meaning have a name")
func controlKeys() {
  var decoder = InputDecoder()
  #expect(
    decoder.decode("\t\u{1}\u{17}".utf8) == [.tab, .unknownKey("Ctrl-A"), .unknownKey("Ctrl-W")])
  #expect(decoder.decode("\u{C}\r\u{7F}".utf8) == [.redraw, .key(.enter), .key(.backspace)])
}

@Test("A million random bytes are taken, and the calculator goes on")
func randomBytes() {
  var generator = SeededGenerator(seed: 42)
  let window = WindowSize(columns: 80, rows: 24)
  let theme = Theme(look: .dark, depth: .full)
  var state = FullScreenState(viewModel: CalculatorViewModel(), window: window, theme: theme)
  var decoder = InputDecoder()
  // Half of the bytes are typical of sequences, so that many sequences are nearly complete.
  let common = Array("\u{1B}[]O<0;1M~200~201~5+-*/=%ncuy?\u{7F}\r÷".utf8)
  var events = 0
  let rounds = Sample.count(1000)
  for round in 0..<rounds {
    let bytes = (0..<1000).map { _ in
      let number = generator.next()
      return number & 1 == 0
        ? UInt8(truncatingIfNeeded: number >> 8) : common[Int(number >> 8) % common.count]
    }
    let decoded = decoder.decode(bytes) + (round % 8 == 0 ? decoder.flush() : [])
    events += decoded.count
    // The decoder sees every byte; a part of the events is enough for the calculator.
    for event in decoded.prefix(20) { _ = state.handle(event, at: events) }
    if round % 20 == 0 { _ = state.screen(at: events) }
  }
  // Most bytes are events of their own.
  #expect(events > rounds * 500)
  _ = decoder.flush()
  // A line and a panel's help may be open.
  for _ in 0..<3 { _ = state.handle(.key(.escape), at: events) }
  state.viewModel.press(.allClear)
  for event in decoder.decode("\u{1B}[201~".utf8) + decoder.decode("7".utf8) {
    _ = state.handle(event, at: events)
  }
  // In whatever base was left set.
  #expect(state.viewModel.displayText.hasSuffix("7"))
}
