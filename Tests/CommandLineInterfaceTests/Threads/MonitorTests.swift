import Testing

@testable import CommandLineInterface

/// A value that threads share.
@Suite struct MonitorTests {
  @Test func isChangedByOneThreadAtATime() {
    let count = Monitor(0)
    for _ in 0..<4 {
      #expect(WorkerThread.start { for _ in 0..<10_000 { count.change { $0 += 1 } } })
    }
    count.change(when: { $0 == 40_000 }, { $0 = -1 })
    #expect(count.look { $0 } == -1)
  }

  @Test func wakesWhoeverWaitsForAChange() {
    let queue = Monitor<[Int]>([])
    let sums = Monitor<[Int]>([])
    let isStarted = WorkerThread.start {
      for _ in 0..<100 {
        let number = queue.change(when: { !$0.isEmpty }, { $0.removeFirst() })
        sums.change { $0.append(number) }
      }
    }
    #expect(isStarted)
    for number in 0..<100 { queue.change(when: { $0.count < 3 }, { $0.append(number) }) }
    #expect(sums.change(when: { $0.count == 100 }, { $0 }) == Array(0..<100))
  }
}
