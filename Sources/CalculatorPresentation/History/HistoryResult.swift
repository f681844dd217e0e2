/// The result of a calculation as the history keeps it.
public struct HistoryResult: Hashable, Sendable {
  /// The kind of a result's text.
  public enum Kind: Hashable, Sendable {
    /// A number.
    case number
    /// A number with a unit: `cm`, `m/s^2`.
    case quantity(unit: String)
    /// The whole answer as text: `5 ft 3 in`, `2027-02-20`, `Sunday`.
    case text
  }

  /// The number in up to 16 significant digits, in plain ASCII: `0.3333333333333333`; "" if there is none.
  public let text: String

  /// The kind of the text.
  public private(set) var kind = Kind.number

  /// Whether the text is the number itself.
  public let isExact: Bool

  /// The number in closed form, if that is short and differs from the text: `1/3`, `√3/2`.
  public let exactForm: String?

  /// The reason why there is no number, if there is none: an earlier entry was changed.
  public let failure: HistoryFailure?

  /// Whether a step of the calculation was truncated to its word, so that the number is not the exact one.
  public let wraps: Bool

  /// The basis of the result, as in ``HistoryBases``; 0 if none was recorded.
  var basis: UInt32 = 0

  /// The maximum number of bytes in a closed form.
  static let exactFormLimit = 1_000

  /// The maximum number of bytes in a number's text.
  static let textLimit = 100

  /// The maximum number of bytes in a unit, and in a text that is not a number.
  static let unitLimit = 1_000

  /// Creates a result that is a number.
  public init(text: String, isExact: Bool, exactForm: String? = nil, wraps: Bool = false) {
    self.text = text
    self.isExact = isExact
    self.exactForm = exactForm
    self.wraps = wraps
    failure = nil
  }

  /// Creates a result that has a unit, or is not a number.
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
