extension AnswerFormat {
  /// The same format rounding to another precision, within ``digitLimit``.
  package func rounding(to precision: Precision) -> AnswerFormat {
    var format = self
    format.showsWholeNumbers = showsWholeNumbers && precision == self.precision
    format.precision =
      switch precision {
      case .significantDigits(let count): AnswerFormat(significantDigits: count).precision
      case .places(let count): AnswerFormat(places: count).precision
      }
    return format
  }
}
