/// A random choice among options, each as likely as the others.
///
/// ```swift
/// let decider = try Decider(between: ["yes", "no"])
/// decider.answer()   // "yes" or "no"
/// ```
///
/// There is always something to choose: without options there is no decider.
public struct Decider: Hashable, Sendable {
  /// The maximum number of options.
  public static let optionLimit = 1_000

  /// The maximum number of Unicode scalars in an option.
  public static let lengthLimit = 200

  private let options: [String]

  /// Creates a decider; an option that is given twice is twice as likely.
  ///
  /// - Throws: ``DeciderError`` if there are no options or too many, or one is blank or too long.
  public init(between options: [String]) throws(DeciderError) {
    guard !options.isEmpty else { throw .noOptions }
    guard options.count <= Self.optionLimit else { throw .tooManyOptions }
    for (index, option) in options.enumerated() {
      guard option.unicodeScalars.prefix(Self.lengthLimit + 1).count <= Self.lengthLimit else {
        throw .longOption(position: index + 1)
      }
      guard option.isVisible else { throw .blankOption(position: index + 1) }
    }
    self.options = options
  }

  /// Returns one of the options, uniformly at random.
  ///
  /// ```swift
  /// var generator = SystemRandomNumberGenerator()
  /// decider.answer(using: &generator)   // "no"
  /// ```
  ///
  /// With a generator that repeats itself, the answers repeat too.
  public func answer(using generator: inout some RandomNumberGenerator) -> String {
    // Never empty: see init.
    options[Int.random(in: options.indices, using: &generator)]
  }

  /// Returns one of the options, using the system's random number generator.
  public func answer() -> String {
    var generator = SystemRandomNumberGenerator()
    return answer(using: &generator)
  }
}
