import CalculatorPresentation

/// A storage that is unavailable: each use of it fails with the same cause, so that the user learns why nothing is
/// kept.
public final class UnavailableStorage: PromptHistoryStorage, SettingsStorage,
  SessionStorage
{
  private let error: StorageError

  /// Creates the storage that fails with an error.
  public init(_ error: StorageError) {
    self.error = error
  }

  /// Fails.
  public func lines() throws(StorageError) -> [String] { throw error }

  /// Fails.
  public func append(_ lines: [String]) throws(StorageError) { throw error }

  /// Fails.
  public func rewrite(_ change: ([String]) -> [String]) throws(StorageError) { throw error }

  /// Fails.
  public func setAside(_ lines: [String]) throws(StorageError) -> String { throw error }

  /// Fails.
  public func text() throws(StorageError) -> String? { throw error }

  /// Fails.
  public func rewriteText(_ change: (String) -> String) throws(StorageError) { throw error }

  /// Fails.
  public func takeLast() throws(StorageError) -> [String]? { throw error }

  /// Fails.
  public func keep(_ lines: [String]) throws(StorageError) { throw error }

  /// Fails.
  public func close(_ lines: [String]) throws(StorageError) { throw error }

  /// Fails.
  public func setAside() throws(StorageError) -> String { throw error }

  /// Fails.
  public func removeAll() throws(StorageError) { throw error }
}
