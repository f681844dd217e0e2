import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorTerminal

extension RGB {
  /// The relative luminance that WCAG 2 defines.
  fileprivate var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  fileprivate func contrast(with other: RGB) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

@Test("What is written on a key has a contrast of at least 4.5 to 1")
func contrast() {
  for look in [Look.dark, .light] {
    let theme = Theme(look: look, depth: .full)
    for role in KeyRole.allCases {
      for (isLit, isPressed) in [(false, false), (false, true), (true, false)] {
        let colors = theme.colors(for: role, isLit: isLit, isPressed: isPressed)
        guard case .rgb(let face) = colors.face, case .rgb(let label) = colors.label else {
          Issue.record("\(role) is no full colour")
          continue
        }
        #expect(face.contrast(with: label) >= 4.5, "\(role) in \(look)")
      }
    }
    guard case .rgb(let page) = theme.page.base, case .rgb(let text) = theme.secondary.ink else {
      Issue.record("the page is no full colour")
      continue
    }
    #expect(page.contrast(with: text) >= 4.5)
  }
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
