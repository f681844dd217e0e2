import CalculatorPresentation
import Synchronization
import TestSupport
import Testing

@Suite struct UndoHistoryTests {
  /// Returns a history whose state is everything ever done; 0 stands for an adjustment.
  ///
  /// An action costs up to 15.
  private func history(limit: Int = 10) -> UndoHistory<[Int], Int> {
    UndoHistory([], limit: limit, bearableCost: 10) {
      $0.append($1)
      return Int64($1 % 16)
    }
  }

  @Test func goesBackAndForth() {
    var history = history()
    history.perform(1)
    history.perform(2)
    #expect(history.undo() && history.present == [1])
    #expect(history.undo() && history.present == [])
    #expect(!history.undo() && history.present == [])
    #expect(history.redo() && history.present == [1])
    #expect(history.redo() && history.present == [1, 2])
    #expect(!history.redo() && history.present == [1, 2])
  }

  @Test func forgetsWhatWasUndoneWhenSomethingNewHappens() {
    var history = history()
    history.perform(1)
    history.undo()
    history.perform(2)
    #expect(!history.canRedo)
    #expect(history.present == [2])
    #expect(history.undo() && history.present == [])
  }

  @Test func keepsAtLeastAsManyStatesAsItsLimit() {
    var history = UndoHistory(0, limit: 100) { (number, step: Int) in
      number += step
      return 0
    }
    for _ in 0..<10_000 { history.perform(1) }
    var steps = 0
    while history.undo() {
      steps += 1
      #expect(history.present == 10_000 - steps)
    }
    #expect((100...200).contains(steps))
    while history.redo() { steps -= 1 }
    #expect(steps == 0 && history.present == 10_000)
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  @Test("No more is done again than is bearable, and nothing whose cost is not known")
  func doesLittleAgain() {
    let counter = Counter()
    // Two of them are bearable, and the third is not.
    for (cost, most) in [(0, 64), (4, 3), (10, 1), (11, 0), (nil, 0)] as [(Int64?, Int)] {
      var history = UndoHistory(0, limit: 1_000, bearableCost: 10) { (number, step: Int) in
        counter.count.withLock { $0 += 1 }
        number += step
        return cost
      }
      for _ in 1...300 { history.perform(1) }
      for left in (0..<300).reversed() {
        counter.count.withLock { $0 = 0 }
        #expect(history.undo() && history.present == left)
        #expect(counter.count.withLock { $0 } <= most, "\(String(describing: cost)), \(left) left")
      }
    }
  }

  @Test func tellsWhatActionsHaveCost() {
    var history = history()
    for cost in [4, 4, 4, 15, 1, 2] { history.perform(cost) }
    #expect(history.cost(of: 0..<3) == 12)
    #expect(history.cost(of: 3..<4) == 15)
    #expect(history.cost(of: 0..<6) == 27)
    history.perform(9)
    #expect(history.cost(of: 0..<7) == 39)
  }

  @Test func keepsAnAdjustmentOutOfThePastAndInTheFuture() {
    var history = history()
    history.perform(1)
    history.adjust { $0.append(0) }
    #expect(history.present == [1, 0])
    history.perform(2)
    history.perform(3)
    #expect(history.present == [1, 0, 2, 3])
    #expect(history.undo() && history.undo() && history.undo() && history.present == [])
    #expect(history.redo() && history.redo() && history.redo())
    #expect(history.present == [1, 0, 2, 3])
  }

  @Test func anAmendedActionIsNoAdjustment() {
    var history = history()
    history.perform(1)
    history.adjust { $0.append(0) }
    history.perform(15)
    history.amend(3) { $0 = [1, 0, 3] }
    history.perform(4)
    #expect(history.present == [1, 0, 3, 4])
    #expect(history.adjustedStates(before: 0..<4).map(\.position) == [1])
  }

  @Test func knowsAnAdjustmentWhoseActionIsAmended() {
    var history = history()
    history.perform(1)
    history.adjust { $0.append(0) }
    history.perform(2)
    history.undo()
    history.amend(3) { $0.append(3) }
    history.perform(4)
    #expect(history.present == [1, 0, 3, 4])
    #expect(history.adjustedStates(before: 0..<2).map(\.position) == [1])
    #expect(history.adjustedStates(before: 0..<2).map(\.state) == [[1, 0, 3]])
  }

  @Test(arguments: [1, 2] + FreshSeed.all)
  func goesAnyWayBetweenStatesThatAreFarApart(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(20) {
      var history = history(limit: 300)
      var past: [[Int]] = []
      var future: [[Int]] = []
      for step in 1...1_000 {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5:
          past.append(history.present)
          future = []
          history.perform(step)
        case 5..<8:
          guard past.count > 0 else { break }
          future.append(history.present)
          #expect(history.undo() && history.present == past.removeLast(), "undo at \(step)")
        default:
          guard let next = future.popLast() else { break }
          past.append(history.present)
          #expect(history.redo() && history.present == next, "redo at \(step)")
        }
      }
    }
  }
}
