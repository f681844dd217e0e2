import CalculatorModel

/// The reason that a program gets no answer, and the place in its text.
struct LibraryFailure {
  /// The kind of failure, by a name that programs can rely on.
  enum Code: String {
    /// The text could not be read.
    case unreadable
    /// It could be read, but has no value.
    case noValue = "no-value"
    /// A sheet would have more lines or more text than it may have.
    case tooMuch = "too-much"
  }

  let reason: String
  let code: Code

  /// The place in UTF-16 code units, as JavaScript counts; nil if the failure has no place.
  var place: Range<Int>?

  /// The failure as an answer.
  var json: JSON {
    var json = JSON()
    json.object { json in
      json.object("failure") { json in
        json.member("reason", reason)
        json.member("code", code.rawValue)
        json.object("range", of: place) { json, place in
          json.member("start", place.lowerBound)
          json.member("end", place.upperBound)
        }
      }
    }
    return json
  }
}

extension LibraryFailure {
  /// Creates the failure of more text than a sheet can have.
  init(_ limit: SheetLimit) { self.init(reason: limit.reason, code: .tooMuch) }

  /// Creates the failure of an expression that has no value.
  init(_ error: ExpressionError, in text: String) {
    self.init(
      reason: error.reason, code: error.isOfCalculation ? .noValue : .unreadable,
      place: text.utf16Range(ofUTF8: error.range))
  }

  /// Creates the failure of a sequence with a name that is not a key.
  init(_ error: KeySequenceError, in text: String) {
    let start = text.prefix(error.column - 1).utf16.count
    self.init(
      reason: error.reason, code: .unreadable, place: start..<(start + error.name.utf16.count))
  }
}

extension String {
  /// Returns the range in UTF-16 code units for a range of UTF-8 bytes.
  fileprivate func utf16Range(ofUTF8 range: Range<Int>) -> Range<Int> {
    let start = utf16Count(ofUTF8: range.lowerBound)
    return start..<max(start, utf16Count(ofUTF8: range.upperBound))
  }

  /// Returns the number of UTF-16 code units that begin in the first bytes.
  private func utf16Count(ofUTF8 count: Int) -> Int {
    var units = 0
    for byte in utf8.prefix(count) where byte & 0xC0 != 0x80 {
      // A scalar of four bytes is a pair of surrogates.
      units += byte >= 0xF0 ? 2 : 1
    }
    return units
  }
}
