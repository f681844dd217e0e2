import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

@Test("A terminal with all colours shows the palette's own", arguments: Look.allCases)
func fullColors(look: Look) {
  let theme = Theme(look: look, depth: .full)
  let palette = Palette(look: look)
  for role in KeyRole.allCases {
    for (isLit, isPressed) in [(false, false), (false, true), (true, false)] {
      let shown = theme.colors(for: role, isLit: isLit, isPressed: isPressed)
      let meant = palette.colors(for: role, isLit: isLit, isPressed: isPressed)
      #expect(shown.face == .rgb(meant.face), "\(role)")
      #expect(shown.label == .rgb(meant.label), "\(role)")
    }
  }
  let lit = theme.colors(for: .operation, isLit: true, isPressed: false)
  #expect(theme.colors(for: .operation, isLit: true, isPressed: true) == lit)
  #expect(theme.page.base == .rgb(palette.page))
  #expect(theme.number.ink == .rgb(palette.number))
  #expect(theme.secondary.ink == .rgb(palette.secondary))
}

@Test("Few colours are near the full ones")
func nearestColors() {
  #expect(RGB(0x000000).nearestIndex == 16)
  #expect(RGB(0xFFFFFF).nearestIndex == 231)
  #expect(RGB(0xFF9F0A).nearestIndex == 214)
  #expect(RGB(0x333333).nearestIndex == 236)
}

@Test("A reported colour may have one to four digits a part")
func reportedColors() {
  #expect(RGB(report: "rgb:f/8/0") == RGB(255, 136, 0))
  #expect(RGB(report: "rgb:ffff/8080/0000") == RGB(255, 128, 0))
  for text in ["", "rgb:", "rgb:1/2", "rgb:1/2/3/4", "rgb:12345/1/1", "rgb:g/1/1", "rgb:-1/1/1"] {
    #expect(RGB(report: text) == nil, "\(text)")
  }
}

@Test("The Linux console's keys have names that fit, of characters that its fonts have")
func labelsOnTheLinuxConsole() {
  let theme = Theme(look: .dark, depth: .sixteen, blocks: .halves)
  for key in everyKeypad.flatMap(\.rows).joined() where key.role == .scientific {
    let label = theme.label(of: key)
    #expect(label.utf8.count == label.count, "\(label)")
    #expect(label.count <= 6, "\(label)")
  }
}
