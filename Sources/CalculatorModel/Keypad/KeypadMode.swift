/// The kinds of keypads.
public enum KeypadMode: CaseIterable, Hashable, Sendable {
  /// 19 keys in five rows, as on Apple's held upright.
  case basic

  /// The same with 30 keys on their left, as on Apple's turned wide.
  case scientific

  /// Whole numbers of 8 to 64 bits in bases 2, 8, 10 and 16.
  case programmer

  /// The mode's name in options and links: `basic`, `scientific` or `programmer`.
  public var name: String {
    switch self {
    case .basic: "basic"
    case .scientific: "scientific"
    case .programmer: "programmer"
    }
  }

  /// Creates the mode of that name, or nil when there is none.
  public init?(name: some StringProtocol) {
    guard let mode = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = mode
  }

  /// The format of numbers on such a keypad: with 9 digits, or with 16; a word is shown with all of its digits.
  public var format: NumberFormat {
    switch self {
    case .basic: .basic
    case .scientific, .programmer: .scientific
    }
  }
}
