import Companions
import Observation
import Synchronization
import Testing

@Suite struct FizzBuzzViewModelTests {
  @Test func showsWhatTheScreenNeeds() {
    let viewModel = FizzBuzzViewModel()
    #expect(viewModel.title == "Fizz Buzz Game")
    #expect(viewModel.nextLabel == "Next")
    #expect(viewModel.text == "1")
    #expect(viewModel.canIncrement)
  }

  @Test func nextShowsTheNextText() {
    let viewModel = FizzBuzzViewModel()
    var texts: [String] = []
    for _ in 1...15 {
      texts.append(viewModel.text)
      viewModel.increment()
    }
    #expect(
      texts == [
        "1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11", "Fizz", "13", "14",
        "FizzBuzz",
      ])
  }

  @Test func tellsItsViewOfAChange() {
    let viewModel = FizzBuzzViewModel()
    let changes = Mutex(0)
    withObservationTracking {
      _ = viewModel.text
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    viewModel.increment()
    #expect(changes.withLock { $0 } == 1)
  }
}
