import CalculatorPresentation
import Foundation
import Testing

@Suite struct PaletteTests {
  @Test("Text has the contrast that is asked for", arguments: Look.allCases, [false, true])
  func contrast(look: Look, isHigh: Bool) {
    let palette = Palette(look: look, isHighContrast: isHigh)
    let least = isHigh ? 7.0 : 4.5
    for role in KeyRole.allCases {
      for (isLit, isPressed) in [(false, false), (false, true), (true, false), (true, true)] {
        let colors = palette.colors(for: role, isLit: isLit, isPressed: isPressed)
        #expect(colors.face.contrast(with: colors.label) >= least, "\(role) \(isLit) \(isPressed)")
      }
    }
    #expect(palette.page.contrast(with: palette.number) >= least)
    #expect(palette.page.contrast(with: palette.secondary) >= least)
  }

  @Test(arguments: Look.allCases, [false, true])
  func showsThatAKeyIsPressedOrLit(look: Look, isHigh: Bool) {
    let palette = Palette(look: look, isHighContrast: isHigh)
    for role in KeyRole.allCases {
      let idle = palette.colors(for: role, isLit: false, isPressed: false)
      #expect(palette.colors(for: role, isLit: false, isPressed: true).face != idle.face)
    }
    let idle = palette.colors(for: .operation, isLit: false, isPressed: false)
    let lit = palette.colors(for: .operation, isLit: true, isPressed: false)
    #expect(lit.face != idle.face)
    #expect(palette.colors(for: .operation, isLit: true, isPressed: true).face != lit.face)
  }
}

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
