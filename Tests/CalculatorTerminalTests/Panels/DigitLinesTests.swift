import Testing

@testable import CalculatorTerminal

private let pi = "3.14159265358979323846264338327950288419716939937511"

@Test("Digits stand in groups of ten below each other")
func groupsOfTen() {
  #expect(
    DigitLines(pi, mark: ".", columns: 24).lines == [
      "3.1415926535 8979323846", "  2643383279 5028841971", "  6939937511",
    ])
  #expect(DigitLines("5", mark: ".", columns: 24).lines == ["5"])
  #expect(DigitLines("−0,25", mark: ",", columns: 24).lines == ["−0,25"])
}

@Test("No digit is lost and no line too long, whatever the width")
func noDigitIsLost() {
  for text in [pi, "1.5e1000", String(repeating: "123", count: 50) + ".25", "7"] {
    for columns in 1...80 {
      let lines = DigitLines(text, mark: ".", columns: columns).lines
      #expect(lines.joined().filter { $0 != " " } == text, "\(columns)")
      #expect(lines.allSatisfy { $0.count <= max(columns, 2) }, "\(columns): \(lines)")
    }
  }
}
