import Quantities
import Testing

@Suite struct DimensionTests {
  @Test func exponentsAddUp() {
    let speed = Dimension(.length) - Dimension(.time)
    #expect(speed[.length] == 1)
    #expect(speed[.time] == -1)
    #expect(speed[.money] == 0)
    #expect(speed * 2 + -speed == speed)
    #expect((speed - speed).isNone)
    #expect(Set(Dimension.Base.allCases.map { Dimension($0) }).count == 9)
  }

  @Test func rootsLeaveWholeExponents() {
    let area = Dimension(.length) * 2
    #expect(area.root(2) == Dimension(.length))
    #expect(area.root(-2) == -Dimension(.length))
    #expect(area.root(3) == nil)
    #expect(area.root(0) == nil)
    #expect(Dimension.none.root(5) == Dimension.none)
  }
}
