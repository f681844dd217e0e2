/// More text than a sheet can have.
public enum SheetLimit: Error, Hashable, Sendable {
  /// More than ``Sheet/lineLimit`` lines.
  case tooManyLines
  /// More than ``Sheet/byteLimit`` bytes.
  case tooLong

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .tooManyLines: "more than \(Sheet.lineLimit) lines"
    case .tooLong: "longer than \(Sheet.byteLimit) bytes"
    }
  }
}
