import Companions
import Languages
import Observation
import Testing

@Suite struct FizzBuzzViewModelTests {
  @Test func showsWhatTheScreenNeeds() {
    let viewModel = FizzBuzzViewModel()
    #expect(viewModel.title == "Fizz Buzz Game")
    #expect(viewModel.nextLabel == "Next")
    #expect(viewModel.text == "1")
    #expect(viewModel.canIncrement)
  }

  @Test(arguments: Language.allCases)
  func theGameIsTheSameInEveryLanguage(language: Language) {
    let viewModel = FizzBuzzViewModel(language: language)
    viewModel.increment()
    viewModel.increment()
    #expect(viewModel.text == "Fizz")
    #expect(viewModel.title.contains("Fizz") && viewModel.title.contains("Buzz"))
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

  @Test func tellsItsViewOfAChange() async {
    await confirmation { changed in
      let viewModel = FizzBuzzViewModel()
      withObservationTracking {
        _ = viewModel.text
      } onChange: {
        changed()
      }
      viewModel.increment()
    }
  }
}
