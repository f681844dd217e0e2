import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

@Test("The chosen line stays inside the list and in sight")
func chosenLineStaysInSight() {
  var generator = SeededGenerator(seed: 11)
  let keys: [NavigationKey] = [.up, .down, .pageUp, .pageDown, .home, .end, .left]
  for selects in [true, false] {
    var cursor = ListCursor(selects: selects)
    for _ in 0..<Sample.count(5_000) {
      let count = Int(generator.next() % 30)
      let visible = Int(generator.next() % 8)
      cursor.move(keys[Int(generator.next() % 7)], count: count, visible: visible)
      let state = "\(cursor) of \(count), \(visible) in sight"
      #expect((0...max(count - 1, 0)).contains(cursor.index), "\(state)")
      #expect((0...max(count - 1, 0)).contains(cursor.first), "\(state)")
      if selects {
        #expect((cursor.first..<cursor.first + max(visible, 1)).contains(cursor.index), "\(state)")
      }
    }
  }
}

@Test("Keys move by a line, by a page and to the ends")
func movesByLinesAndPages() {
  var cursor = ListCursor(selects: true)
  func move(_ key: NavigationKey) -> [Int] {
    cursor.move(key, count: 30, visible: 10)
    return [cursor.index, cursor.first]
  }
  #expect(move(.down) == [1, 0])
  #expect(move(.pageDown) == [10, 1])
  #expect(move(.end) == [29, 20])
  #expect(move(.up) == [28, 20])
  #expect(move(.pageUp) == [19, 19])
  #expect(move(.home) == [0, 0])
}
