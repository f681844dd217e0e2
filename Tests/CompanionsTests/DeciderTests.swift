import Companions
import Testing

@Suite struct DeciderTests {
  @Test func aLoneOptionIsTheAnswer() throws {
    #expect(try Decider(between: ["yes"]).answer() == "yes")
  }

  @Test func answersAreOptions() throws {
    let options = ["yes", "no", "maybe"]
    let decider = try Decider(between: options)
    for _ in 1...100 { #expect(options.contains(decider.answer())) }
  }

  @Test func theSameRandomnessGivesTheSameAnswers() throws {
    let decider = try Decider(between: ["yes", "no", "maybe"])
    var first = CountingGenerator()
    var second = CountingGenerator()
    for _ in 1...100 {
      #expect(decider.answer(using: &first) == decider.answer(using: &second))
    }
  }

  /// The generator is uniform, so counts differ little from their share; an option left out or preferred would
  /// differ by hundreds.
  @Test(arguments: 1...12) func everyOptionIsAsLikely(count: Int) throws {
    let options = (1...count).map { "option \($0)" }
    let decider = try Decider(between: options)
    var generator = CountingGenerator()
    var counts: [String: Int] = [:]
    for _ in 1...12_000 { counts[decider.answer(using: &generator), default: 0] += 1 }
    for option in options {
      let difference = (counts[option] ?? 0) - 12_000 / count
      #expect(abs(difference) <= 12, "\(option) of \(count): \(difference)")
    }
  }

  @Test func anOptionGivenTwiceIsTwiceAsLikely() throws {
    let decider = try Decider(between: ["yes", "no", "yes"])
    var generator = CountingGenerator()
    let count = (1...3_000).count { _ in decider.answer(using: &generator) == "yes" }
    #expect(abs(count - 2_000) <= 12, "\(count)")
  }

  @Test(arguments: [
    ([], DeciderError.noOptions),
    ([""], .blankOption(position: 1)),
    (["yes", " \t"], .blankOption(position: 2)),
    (["yes", "no", "\u{3000}\n"], .blankOption(position: 3)),
    (["\u{200B}\u{2060}\u{1B}"], .blankOption(position: 1)),
    (["yes", String(repeating: "n", count: 201)], .longOption(position: 2)),
    (Array(repeating: "yes", count: 1_001), .tooManyOptions),
  ])
  func refuses(_ options: [String], with error: DeciderError) {
    #expect(throws: error) { try Decider(between: options) }
  }

  @Test func takesAsMuchAsItsLimits() throws {
    let longest = String(repeating: "n", count: Decider.lengthLimit)
    let options = Array(repeating: longest, count: Decider.optionLimit)
    #expect(try Decider(between: options).answer() == longest)
  }

  @Test func reasonsNameTheCauseAndThePlace() {
    #expect(DeciderError.noOptions.reason == "there are no options to decide between")
    #expect(DeciderError.tooManyOptions.reason == "there are more than 1000 options")
    #expect(DeciderError.blankOption(position: 2).reason == "option 2 is blank")
    #expect(
      DeciderError.longOption(position: 3).reason == "option 3 is longer than 200 characters")
  }
}
