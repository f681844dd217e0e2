import Testing

@testable import CalculatorModel

/// The words of the language: those that cannot be given another meaning, and those that can.
@Suite struct KeywordTests {
  @Test func reservedOnesCannotBeDefined() {
    let words = Keyword.allCases.filter { !$0.isSoft }.map(\.rawValue)
    #expect(words == ["and", "or", "xor", "nand", "nor", "not", "in", "per"])
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

  @Test func softOnesAreTheUsersOnceDefined() throws {
    for word in Keyword.allCases where word.isSoft {
      var worksheet = Worksheet()
      #expect(try worksheet.answer(to: word.rawValue + " = 5").value?.rational == 5, "\(word)")
      #expect(try worksheet.answer(to: word.rawValue + " × 2").value?.rational == 10, "\(word)")
      #expect(try worksheet.answer(to: "f(\(word.rawValue)) = \(word.rawValue) + 1").value == nil)
      #expect(try worksheet.answer(to: "f(1)").value?.rational == 2, "\(word)")
    }
  }

  @Test func leaveLongerNamesAlone() throws {
    var worksheet = Worksheet()
    for name in ["order", "note", "inch", "totals", "tor", "android", "offer", "person"] {
      #expect(try worksheet.answer(to: name + " = 5").value?.rational == 5, "\(name)")
    }
    #expect(try worksheet.answer(to: "order and note").value?.rational == 5)
  }
}
