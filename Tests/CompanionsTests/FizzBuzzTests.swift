import Testing

@testable import Companions

@Suite struct FizzBuzzTests {
  /// Returns what the game says, number by number from 1 on.
  private func texts(upTo count: Int) -> [String] {
    var fizzBuzz = FizzBuzz()
    return (0..<count).map { _ in
      defer { fizzBuzz.increment() }
      return fizzBuzz.text
    }
  }

  @Test(arguments: [
    (1, "1"), (2, "2"), (3, "Fizz"), (5, "Buzz"), (6, "Fizz"), (10, "Buzz"), (15, "FizzBuzz"),
    (30, "FizzBuzz"), (98, "98"), (99, "Fizz"), (100, "Buzz"),
  ])
  func says(_ number: Int, text: String) {
    #expect(texts(upTo: number).last == text)
  }

  @Test func countsInAHundred() {
    let texts = texts(upTo: 100)
    #expect(texts.count { $0 == "Fizz" } == 27)
    #expect(texts.count { $0 == "Buzz" } == 14)
    #expect(texts.count { $0 == "FizzBuzz" } == 6)
    #expect(texts.count { Int($0) != nil } == 53)
  }

  @Test func everyFifteenAreAlike() {
    let texts = texts(upTo: 300)
    for index in texts.indices.dropFirst(15) {
      let isNumber = Int(texts[index]) != nil
      #expect(isNumber == (Int(texts[index - 15]) != nil), "at \(index + 1)")
      #expect(texts[index] == (isNumber ? "\(index + 1)" : texts[index - 15]))
    }
  }

  @Test func theGameEnds() {
    var fizzBuzz = FizzBuzz(at: FizzBuzz.limit - 1)
    #expect(!fizzBuzz.isOver)
    #expect(fizzBuzz.text == "Fizz")
    for _ in 1...3 {
      fizzBuzz.increment()
      #expect(fizzBuzz.isOver)
      #expect(fizzBuzz.text == "Buzz")
    }
  }

  @Test func aCopyIsAGameOfItsOwn() {
    var first = FizzBuzz()
    let second = first
    first.increment()
    #expect(first.text == "2")
    #expect(second.text == "1")
  }
}
