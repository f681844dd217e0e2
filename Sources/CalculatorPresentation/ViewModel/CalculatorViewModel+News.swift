import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// A message about something other than a press: what was pasted, or why something was refused.
  public var notice: String? {
    switch news.content {
    case .notice(let message): catalogue.text(message)
    case .keyboard(let text): catalogue.text(text)
    case .display, nil:
      typing.note.map { catalogue.text($0) } ?? (showsConversion ? conversionNote : nil)
    }
  }

  /// The latest note about a key of the keyboard, while it is shown.
  package var keyboardNews: KeyboardText? {
    if case .keyboard(let text) = news.content { text } else { nil }
  }

  /// The calculation and its answer with the exchange rates that it depends on, while they are shown.
  package var answerWithRates: String? {
    if case .notice(.sentence(.answer(let text))) = news.content { text } else { nil }
  }

  /// The note about the typed keys that stays until the calculation is done or cleared; nil while there is other
  /// news.
  package var typedNote: KeyboardText? { hasNews ? nil : typing.note }

  /// The announcement for a screen reader to make now; nil while a number is being typed.
  public var announcement: Announcement? {
    switch news.content {
    case .display: Announcement(text: spokenDisplay, number: news.number)
    case .notice(let message):
      Announcement(text: spoken(message), number: news.number)
    case .keyboard(let text):
      Announcement(text: catalogue.text(text), number: news.number)
    case nil: nil
    }
  }

  /// The message, after the answer that it is about if it is a note.
  private func spoken(_ message: Message) -> String {
    let text = catalogue.text(message)
    guard case .readingNote = message else { return text }
    return spokenDisplay + "; " + text
  }

  /// Dismisses the notice.
  public func dismissNotice() {
    if news.content != .display { news.content = nil }
    typing.note = nil
  }

  /// Whether something other than a new number was reported.
  var hasNews: Bool { news.content != nil && news.content != .display }

  /// The display in words for a screen reader: the number, or `Error` and the cause.
  public var spokenDisplay: String {
    if let error = calculator.error {
      return catalogue.text(.sentence(.spokenError(error, spokenDemand)))
    }
    if let word = calculator.word { return spoken(word) }
    let spoken = spokenNumber.map { catalogue.text($0) } ?? displayText
    let number =
      exactness == .rounded ? catalogue.text(.sentence(.approximately(spoken))) : spoken
    return showsConversion ? spokenConversion(of: number) : number
  }

  /// The number shown, to be spoken in words; nil for an exact form, which is spoken as written.
  var spokenNumber: SpokenNumber? {
    switch form {
    case .exact: return nil
    case .fraction:
      guard let fraction = calculator.number?.rational,
        let numerator = UInt64(exactly: fraction.magnitude.numerator),
        let denominator = UInt64(exactly: fraction.denominator)
      else { return nil }
      return SpokenNumber(
        isNegative: fraction.isNegative, numerator: numerator, denominator: denominator)
    case .decimal:
      guard let number = calculator.displayedNumber else { return nil }
      let exponent = number.exponent.flatMap { Int(exactly: $0) }
      // Where integers have 32 bits, an exponent may be too long for them; it is spoken as written.
      guard (exponent == nil) == (number.exponent == nil) else { return nil }
      return SpokenNumber(
        isNegative: number.isNegative, significand: number.significand,
        fractionDigits: number.fractionDigits ?? 0, exponent: exponent)
    }
  }

  func say(_ message: Message) {
    tell(.notice(message))
  }

  func tell(_ content: News.Content) {
    news = News(content: content, number: news.number + 1)
  }
}
