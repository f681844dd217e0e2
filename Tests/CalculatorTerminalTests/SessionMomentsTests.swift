import Testing

@testable import CalculatorTerminal

@Suite struct SessionMomentsTests {
  @Test func nothingIsDueWhereNothingHappened() {
    #expect(!SessionMoments().isDue(at: 1_000, isBusy: false))
    #expect(SessionMoments().next == nil)
  }

  @Test func aBurstIsKeptOnce() {
    var moments = SessionMoments()
    for now in 100...110 {
      moments.somethingHappened(at: now)
      #expect(!moments.isDue(at: now, isBusy: true), "at \(now)")
    }
    #expect(moments.isDue(at: 110, isBusy: false))
    moments.wasKept(from: 110, to: 110)
    #expect(!moments.isDue(at: 110, isBusy: false))
  }

  @Test func whatNeverEndsIsKeptOnceASecond() {
    var moments = SessionMoments()
    var count = 0
    for now in stride(from: 0, through: 10_000, by: 10) {
      moments.somethingHappened(at: now)
      if moments.isDue(at: now, isBusy: true) {
        moments.wasKept(from: now, to: now)
        count += 1
      }
    }
    #expect(count == 9)
  }

  @Test func slowFilesTakeATenthOfTheTime() {
    var moments = SessionMoments()
    moments.somethingHappened(at: 0)
    moments.wasKept(from: 0, to: 50)
    moments.somethingHappened(at: 60)
    #expect(moments.next == 500)
    #expect(!moments.isDue(at: 499, isBusy: false))
    #expect(moments.isDue(at: 500, isBusy: false))
  }
}
