import Testing

@testable import ExactReals

@Suite struct ErrorBoundTests {
  private let bounds = [
    ErrorBound.zero, ErrorBound(powerOfTwo: -1_000), ErrorBound(UInt64(3), exponent: -40),
    ErrorBound(UInt64(5), exponent: -40), ErrorBound(powerOfTwo: 0), .infinite,
  ]

  @Test func areOrdered() {
    for (place, bound) in bounds.enumerated() {
      for (otherPlace, other) in bounds.enumerated() {
        #expect((bound <= other) == (place <= otherPlace), "\(bound) and \(other)")
      }
    }
  }

  @Test func nothingAndAnythingStayWhatTheyAre() {
    for bound in [ErrorBound.zero, .infinite] {
      #expect(bound.times(3) == bound, "\(bound)")
      #expect(bound.scaled(byPowerOfTwo: 40) == bound, "\(bound)")
      #expect(bound.squareRoot() == bound, "\(bound)")
    }
  }

  @Test func growByTheirFactors() {
    for bound in bounds.dropFirst().dropLast() {
      #expect(bound <= bound.times(1) && !(bound.times(3) <= bound.times(2)), "\(bound)")
      #expect(!(bound.scaled(byPowerOfTwo: 1) <= bound), "\(bound)")
    }
  }
}
