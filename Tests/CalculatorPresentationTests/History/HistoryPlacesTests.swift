import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct HistoryPlacesTests {
  @Test func areThoseOfTheRows() {
    var number: UInt64 = 0
    let history = HistoryViewModel(random: {
      number += 1
      return number
    })
    #expect(HistoryPlaces(history.history).isEmpty)
    for term in 1...20 {
      history.record(expression: "\(term)", angleUnit: .degrees, value: 1)
    }
    history.remove(HistoryEntry.ID(rawValue: 7))
    let places = HistoryPlaces(history.history)
    #expect(places.map(\.id) == history.rows.map(\.id))
    #expect(places.map(\.position) == Array(0..<19))
  }
}
