import Languages

/// The reason why there is nothing to decide.
public enum DeciderError: Error, Hashable, Sendable, Translatable {
  case noOptions
  case tooManyOptions

  /// An option without a visible character; positions count from 1.
  case blankOption(position: Int)

  /// An option longer than ``Decider/lengthLimit``; positions count from 1.
  case longOption(position: Int)
}
