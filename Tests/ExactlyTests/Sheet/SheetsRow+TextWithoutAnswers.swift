import ConformanceTables

extension SheetsRow {
  /// The sheet without the two answers that are in the table of comments before anything is written.
  var textWithoutAnswers: String {
    text.replacing(" # = 7", with: "").replacing(" # = 99", with: "")
  }
}
