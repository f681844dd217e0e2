import Testing

@testable import CalculatorModel

@Suite struct WorksheetPartsTests {
  /// Returns the parts of a line that follows some others, each with a letter before it.
  private func parts(of line: String, after lines: [String] = []) throws -> String {
    var worksheet = Worksheet()
    for line in lines { try worksheet.answer(to: line) }
    return worksheet.parts(of: line).map { part in
      let letter =
        switch part.kind {
        case .number: "n"
        case .longNumber: "N"
        case .function: "f"
        case .name: "v"
        case .unknownName: "?"
        case .operation: "o"
        case .openingBracket, .closingBracket: "b"
        case .separator: "s"
        case .comment: "c"
        case .unreadable: "!"
        }
      let text = line.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count)
      return letter + (String(Substring(text)))
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), ("1.5e3 + x", "n1.5e3 o+ ?x"),
    ("sin(pi/2)", "fsin b( vpi o/ n2 b)"), ("√2²!", "f√ n2 o² o!"),
    ("max(1,2)", "fmax b( n1 s, n2 b)"), ("30 deg % # note", "n30 vdeg o% c# note"),
    ("2 @ 3", "n2 !@ n3"), ("(1", "b( n1"), ("x = 3", "vx o= n3"),
    ("f(t) = t foo", "vf b( vt b) o= vt ?foo"), ("ans + _", "vans o+ v_"),
    ("17 mod 5", "n17 fmod n5"), ("größe", "?größe"), ("１２", "n１２"),
    ("1.2.3", "!1.2.3"), ("5 km", "n5 vkm"), ("km", "?km"), ("today", "vtoday"),
  ])
  func tellsPartsApart(line: String, parts: String) throws {
    #expect(try self.parts(of: line) == parts)
  }

  @Test func knowsTheNamesOfTheWorksheet() throws {
    #expect(
      try parts(of: "2 r + f(r) + s", after: ["r = 2", "f(x) = x"])
        == "n2 vr o+ ff b( vr b) o+ ?s")
  }

  /// A key's effect must not wait for a number with millions of digits.
  @Test func readsNoNumberOfManyDigits() throws {
    #expect(try parts(of: "1e9999999 + 1") == "N1e9999999 o+ n1")
  }

  @Test func endsWithEveryLineCutAnywhere() {
    let line = "f(x, y) = 1,234.5 × sin⁻¹(0.5)³ ÷ ½ − $5 # √ \u{202E}"
    let bytes = Array(line.utf8)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        var place = 0
        for part in Worksheet().parts(of: text) {
          #expect(part.range.lowerBound >= place, "\(text)")
          place = part.range.upperBound
        }
        #expect(place <= text.utf8.count, "\(text)")
      }
    }
  }
}
