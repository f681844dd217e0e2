/// What a person should know about the history's storage.
public enum HistoryProblem: Hashable, Sendable {
  /// Something could not be read or written.
  ///
  /// `unsavedCount` tells how many changes are kept in memory until they can be written.
  case storage(StorageError, unsavedCount: Int)

  /// Lines of the journal were damaged; they are kept at this place.
  case setAside(lineCount: Int, place: String)
}
