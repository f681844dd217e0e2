import Companions
import Languages
import Testing

@Suite struct CompanionTests {
  @Test func theMenuHasThreeApps() {
    #expect(
      Companion.allCases.map { $0.title(in: .english) } == ["FizzBuzz", "Decider", "Order Summary"])
    #expect(Companion.menuTitle(in: .english) == "Companions")
  }

  @Test(arguments: Language.allCases)
  func titlesAndSummariesAreShort(language: Language) {
    for companion in Companion.allCases {
      #expect((1...20).contains(companion.title(in: language).count))
      #expect((1...55).contains(companion.summary(in: language).count))
    }
  }
}
