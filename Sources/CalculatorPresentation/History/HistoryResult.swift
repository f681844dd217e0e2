/// The result of a calculation as the history keeps it.
public struct HistoryResult: Hashable, Sendable {
  /// What a result's text is.
  public enum Kind: Hashable, Sendable {
    /// A number.
    case number
    /// A number of a unit: `cm`, `m/s^2`.
    case quantity(unit: String)
    /// All that there is to say: `5 ft 3 in`, `2027-02-20`, `Sunday`.
    case text
  }

  /// The number in up to 16 significant digits, in plain ASCII: `0.3333333333333333`; "" where there
  /// is none.
  public let text: String

  /// What the text is.
  public private(set) var kind = Kind.number

  /// Whether the text is the number itself.
  public let isExact: Bool

  /// The number in closed form, where that is short and another text: `1/3`, `√3/2`.
  public let exactForm: String?

  /// Why there is no number, where there is none: an entry before was changed.
  public let failure: HistoryFailure?

  /// Whether a step of the calculation was cut to its word, so that the number is not the exact one.
  public let wraps: Bool

  /// What the result was calculated from, as ``HistoryBases`` has it; 0 where that was not told.
  var basis: UInt32 = 0

  /// The most bytes of a closed form.
  static let exactFormLimit = 1_000

  /// The most bytes of a number's text.
  static let textLimit = 100

  /// The most bytes of a unit, and of a text that is no number.
  static let unitLimit = 1_000

  /// Creates the result that is a number.
  public init(text: String, isExact: Bool, exactForm: String? = nil, wraps: Bool = false) {
    self.text = text
    self.isExact = isExact
    self.exactForm = exactForm
    self.wraps = wraps
    failure = nil
  }

  /// Creates the result that has a unit, or is no number.
  init(_ kind: Kind, text: String, isExact: Bool, exactForm: String? = nil) {
    self.init(text: text, isExact: isExact, exactForm: exactForm)
    self.kind = kind
  }

  /// Creates the result of a calculation that has no value.
  public init(failure: HistoryFailure) {
    text = ""
    isExact = false
    exactForm = nil
    wraps = false
    self.failure = failure
  }
}
