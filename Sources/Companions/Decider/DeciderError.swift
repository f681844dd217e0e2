import Languages

/// The reason why there is nothing to decide.
public enum DeciderError: Error, Hashable, Sendable, Translatable {
  case noOptions
  case tooManyOptions

  /// An option without a visible character; positions count from 1.
  case blankOption(position: Int)

  /// An option longer than ``Decider/lengthLimit``; positions count from 1.
  case longOption(position: Int)

  /// The cause in English, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .noOptions: "there are no options to decide between"
    case .tooManyOptions: "there are more than \(Decider.optionLimit) options"
    case .blankOption(let position): "option \(position) is blank"
    case .longOption(let position):
      "option \(position) is longer than \(Decider.lengthLimit) characters"
    }
  }
}
