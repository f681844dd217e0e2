import CalculatorPresentation

extension HistoryRow {
  /// The calculation in at most so many columns: the expression may lose its beginning, but the
  /// result is whole or not there, because the digits left would be another number.
  func text(columns: Int, in catalogue: Catalogue) -> String {
    guard let exactness else {
      let reason = failure.map { catalogue.text(.historyReason(HistoryReason($0))) } ?? ""
      return (expressionText + ": " + reason).shortenedAtRight(toColumns: columns)
    }
    let answer = " " + exactness.mark + " " + resultText
    let room = columns - answer.columnCount
    guard room > 0 else { return "…" }
    return expressionText.shortenedAtLeft(toColumns: room) + answer
  }

  /// What is told beside the calculation: label and time, or the one that has room.
  var details: [String] {
    let time = LocalTime(secondsSince1970: time).text
    return label.isEmpty ? [time] : [labelText + "  " + time, labelText]
  }
}
