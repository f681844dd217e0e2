extension CalendarDate {
  /// Creates the date of a text in the form `YYYY-MM-DD`.
  ///
  /// ```swift
  /// try CalendarDate("2026-11-22").month   // 11
  /// try CalendarDate("2026-02-29")         // error: noSuchDay(last: 28) at 8..<10
  /// try CalendarDate("2026-2-5")           // error: otherForm at 6..<7
  /// ```
  ///
  /// Four digits, two and two, as in ISO 8601: no signs, no spaces, no shorter years, only ASCII digits.
  ///
  /// - Throws: ``CalendarDateError`` with the first mistake and its place.
  /// - Complexity: O(1), even for a long text.
  public init(_ text: some StringProtocol) throws(CalendarDateError) {
    try self.init(utf8: text.utf8)
  }

  /// Creates the date of the bytes of a text in the form `YYYY-MM-DD`.
  ///
  /// ```swift
  /// try CalendarDate(utf8: [UInt8]("2026-11-22".utf8)).day   // 22
  /// ```
  ///
  /// - Throws: ``CalendarDateError`` with the first mistake and its place.
  /// - Complexity: O(1), even for a long text.
  public init(utf8 text: some Sequence<UInt8>) throws(CalendarDateError) {
    let form = DateForm(text)
    if let place = form.mismatch { throw CalendarDateError(.otherForm, at: place) }
    guard form.year > 0 else { throw CalendarDateError(.noSuchYear, at: 0..<4) }
    guard (1...12).contains(form.month) else { throw CalendarDateError(.noSuchMonth, at: 5..<7) }
    let month = CalendarMonth(year: form.year, month: form.month)
    guard (1...month.length).contains(form.day) else {
      throw CalendarDateError(.noSuchDay(last: month.length), at: 8..<10)
    }
    self.init(month, form.day)
  }

  /// Whether the bytes of a text have the form of a date, even if no such date exists.
  ///
  /// ```swift
  /// CalendarDate.hasForm("2026-02-30".utf8)   // true, so it is no subtraction but an error
  /// CalendarDate.hasForm("2026-2-5".utf8)     // false: 2026 less 2 less 5
  /// ```
  ///
  /// - Complexity: O(1), even for a long text.
  public static func hasForm(_ text: some Sequence<UInt8>) -> Bool {
    DateForm(text).mismatch == nil
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`, which ``init(_:)`` reads back.
  public var description: String {
    "\(zeroPadded(year, 4))-\(zeroPadded(month, 2))-\(zeroPadded(day, 2))"
  }
}
