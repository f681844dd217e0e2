/// Why a kept calculation has no result any more, or cannot be changed.
public enum HistoryReason: CaseIterable, Hashable, Sendable {
  /// It is not in the history any more.
  case notThere
  /// The expression cannot be read, as when a newer program wrote it.
  case unreadable
  /// It would use its own result.
  case usesItself
  /// It would use the result of a later calculation.
  case usesLater
  /// A calculation whose result it uses is not there.
  case usesMissing
  /// The expression has too many characters.
  case tooLong
}
