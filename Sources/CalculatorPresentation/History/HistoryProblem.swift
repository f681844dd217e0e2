/// A problem with the history's storage that the user should know about.
public enum HistoryProblem: Hashable, Sendable {
  /// Something could not be read or written.
  ///
  /// `unsavedCount` is the number of changes kept in memory until they can be written.
  case storage(StorageError, unsavedCount: Int)

  /// Lines of the journal were damaged; they are kept at this place.
  case setAside(lineCount: Int, place: String)
}
