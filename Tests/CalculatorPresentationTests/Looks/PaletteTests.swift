import CalculatorPresentation
import Foundation
import Testing

@Suite struct PaletteTests {
  @Test("Text has the contrast that is asked for", arguments: Look.allCases, [false, true])
  func contrast(look: Look, isHigh: Bool) {
    let palette = Palette(look: look, isHighContrast: isHigh)
    let least = isHigh ? 7.0 : 4.5
    for role in KeyRole.allCases {
      // The signs of operations are large or bold.
      let leastOnKeys = role == .operation && !isHigh ? 3 : least
      for (isLit, isPressed) in [(false, false), (false, true), (true, false), (true, true)] {
        let colors = palette.colors(for: role, isLit: isLit, isPressed: isPressed)
        let contrast = colors.face.contrast(with: colors.label)
        #expect(contrast >= leastOnKeys, "\(role) \(isLit) \(isPressed)")
      }
    }
    #expect(palette.choice.face.contrast(with: palette.choice.label) >= least)
    #expect(palette.page.contrast(with: palette.number) >= least)
    #expect(palette.page.contrast(with: palette.secondary) >= least)
  }

  @Test("Signs on orange are white, and orange on white when lit", arguments: Look.allCases)
  func swapsWhiteAndOrange(look: Look) {
    let palette = Palette(look: look)
    let idle = palette.colors(for: .operation, isLit: false, isPressed: false)
    let lit = palette.colors(for: .operation, isLit: true, isPressed: false)
    #expect(idle.label == RGB(0xFFFFFF))
    #expect(idle.face.red > 200 && idle.face.green > 100 && idle.face.blue < 20)
    #expect(lit.face == idle.label && lit.label == idle.face)
    #expect(palette.choice.face == idle.face)
  }

  @Test("Signs on orange are dark for those who ask for more contrast", arguments: Look.allCases)
  func darkSignsWithMoreContrast(look: Look) {
    let palette = Palette(look: look, isHighContrast: true)
    let idle = palette.colors(for: .operation, isLit: false, isPressed: false)
    #expect(idle.face == RGB(0xFF9F0A) && idle.label == RGB(0x000000))
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

/// Apps/Web/Page/styles/palette.css, which repeats the same colours.
@Suite struct PageColorsTests {
  /// Returns the variables of a style sheet, each for the light look and the dark one.
  private static func variables(of sheet: Substring) -> [String: [RGB]] {
    var found: [String: [RGB]] = [:]
    for line in sheet.split(separator: "\n") where line.contains("--") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let name = parts[0].trimmingPrefix { $0 == " " || $0 == "-" }
      let colors = parts[1].split(separator: "#").dropFirst()
        .compactMap { UInt32($0.prefix(6), radix: 16) }.map { RGB($0) }
      found[String(name)] = colors.count == 1 ? [colors[0], colors[0]] : colors
    }
    return found
  }

  /// Returns the variables with high contrast, or without.
  private static func variables(isHighContrast: Bool) throws -> [String: [RGB]] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Apps/Web/Page/styles/palette.css")
    let sheets = try String(contentsOf: file, encoding: .utf8).split(separator: "@media")
    try #require(sheets.count == 2)
    let usual = variables(of: sheets[0])
    guard isHighContrast else { return usual }
    return usual.merging(variables(of: sheets[1])) { $1 }
  }

  @Test(arguments: Look.allCases, [false, true])
  func areThePalettes(look: Look, isHigh: Bool) throws {
    let palette = Palette(look: look, isHighContrast: isHigh)
    var expected = [
      "page": palette.page, "number": palette.number, "secondary": palette.secondary,
      "choice-face": palette.choice.face, "choice-label": palette.choice.label,
    ]
    for role in KeyRole.allCases {
      for state in ["", "lit-", "pressed-"] {
        // Neither a digit nor AC is ever lit.
        if state == "lit-", role == .digit || role == .function { continue }
        let colors = palette.colors(
          for: role, isLit: state == "lit-", isPressed: state == "pressed-")
        expected["\(role)-\(state)face"] = colors.face
        expected["\(role)-\(state)label"] = colors.label
      }
    }
    let found = try Self.variables(isHighContrast: isHigh)
    #expect(found.count == expected.count)
    for (name, color) in expected {
      #expect(found[name]?[look == .light ? 0 : 1] == color, "\(name)")
    }
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
