import Testing

@testable import CalculatorModel

/// The words that nobody can give another meaning.
@Suite struct ReservedWordTests {
  @Test func cannotBeDefined() {
    let words = ReservedWord.allCases.map(\.rawValue)
    #expect(words == ["and", "or", "xor", "nand", "nor", "not", "to", "in", "of", "per"])
    for word in words {
      for name in [word, word.uppercased()] {
        for line in [name + " = 5", name + "(x) = x"] {
          var worksheet = Worksheet()
          let error = #expect(throws: ExpressionError.self) { try worksheet.answer(to: line) }
          #expect(error?.cause == .reservedName(name), "\(line)")
        }
        let error = #expect(throws: ExpressionError.self) {
          try Worksheet().line("f(" + name + ") = 1")
        }
        #expect(error?.cause == .reservedName(name), "\(name)")
      }
    }
  }

  @Test func leaveLongerNamesAlone() throws {
    var worksheet = Worksheet()
    for name in ["order", "note", "inch", "total", "tor", "android", "offer", "person"] {
      #expect(try worksheet.answer(to: name + " = 5").value?.rational == 5, "\(name)")
    }
    #expect(try worksheet.answer(to: "order and note").value?.rational == 5)
  }
}
