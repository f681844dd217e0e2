import CalculatorModel

extension AnswerRecord {
  /// Creates the record of a line of a sheet.
  ///
  /// ```text
  /// {"line":3,"text":"total","kind":"value","reading":"total (lines 1–2)","decimal":"1540",…}
  /// ```
  init(_ record: SheetRecord) {
    self.init()
    for (name, value) in record.members {
      switch value {
      case .text(let text): append(name, text)
      case .truth(let isTrue): append(name, isTrue)
      case .count(let count): append(name, count: count)
      case .counts(let counts): append(name, counts: counts)
      }
    }
  }
}
