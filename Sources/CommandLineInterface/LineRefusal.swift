/// Why a line cannot be read, whatever it says.
package enum LineRefusal: Hashable, Sendable {
  /// It has more bytes than the limit.
  case tooLong(limit: Int)
  case notUTF8

  /// The refusal in English.
  package var english: String {
    switch self {
    case .tooLong(let limit): "Not read: the line is longer than \(limit) bytes"
    case .notUTF8: "Not read: the line is not UTF-8 text"
    }
  }
}
