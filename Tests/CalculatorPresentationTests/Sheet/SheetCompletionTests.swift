import Testing

@testable import CalculatorPresentation

@Suite struct SheetCompletionTests {
  private func names(_ prefix: String, above names: [String] = []) -> [String] {
    SheetCompletion.all(beginning: prefix, above: names).map(\.text)
  }

  @Test func completesWordsOfSheets() {
    for (prefix, word) in [("tot", "total"), ("subt", "subtotal"), ("gra", "grand total")] {
      #expect(names(prefix).contains(word), "\(prefix)")
    }
    #expect(names("mo").contains("mod(") && !names("mo").contains("mod"))
  }

  @Test(
    arguments: [
      (["grün", "größe"], "gr"), (["größe", "größer"], "größe"), (["ä", "ö"], ""), ([], ""),
      (["日本", "日曜"], "日"), (["a", "b"], ""), (["trip_cost", "trip_days"], "trip_"),
    ] as [([String], String)])
  func theCommonBeginningEndsBehindALetter(names: [String], common: String) {
    let completions = names.map { SheetCompletion(text: $0, origin: .sheet) }
    #expect(SheetCompletion.commonBeginning(of: completions) == common, "\(names)")
  }
}
