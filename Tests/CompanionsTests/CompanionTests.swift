import Companions
import Testing

@Suite struct CompanionTests {
  @Test func theMenuHasThreeApps() {
    #expect(Companion.allCases.map(\.title) == ["FizzBuzz", "Decider", "Order Summary"])
    #expect(Companion.allCases.allSatisfy { !$0.summary.isEmpty && $0.summary.count < 50 })
  }
}
