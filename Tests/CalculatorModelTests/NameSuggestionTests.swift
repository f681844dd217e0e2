import Testing

@testable import CalculatorModel

@Suite struct NameSuggestionTests {
  @Test(
    arguments: [
      ("sine", "sin"), ("cosine", "cos"), ("tangent", "tan"), ("sqr", "sqrt"),
      ("sni", "sin"), ("arcsine", "arcsin"), ("maximum", "max"), ("logarithm", "log"),
      ("absolut", "abs"), ("celing", "ceiling"), ("ceilling", "ceiling"),
      ("degreees", "degrees"), ("widht", "width"), ("lenght", "length"),
      ("foo", nil), ("x", nil), ("zz", nil), ("qwertyuiop", nil),
    ] as [(String, String?)])
  func isTheNameThatWasMeant(typed: String, meant: String?) {
    let name = Array(typed.utf8)[...]
    #expect(
      NameSuggestion.nearest(to: name, besides: ["width", "length"]) == meant, "\(typed)")
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("sin", "sin", 0), ("sin", "sni", 1), ("sin", "sine", 1),
    ("sin", "son", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
  ])
  func countsSlips(left: String, right: String, distance: Int) {
    #expect(NameSuggestion.distance(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(NameSuggestion.distance(Array(right.utf8), Array(left.utf8)) == distance)
  }

  @Test func doesNotCompareEndlessNames() {
    let name = Array(String(repeating: "sin", count: 100_000).utf8)
    #expect(NameSuggestion.nearest(to: name[...], besides: []) == nil)
  }
}
