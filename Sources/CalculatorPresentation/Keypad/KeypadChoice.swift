import CalculatorModel

/// The choice of a window's keypad: the scientific one if the window is wide, unless the user chose.
///
/// ```swift
/// var choice = KeypadChoice()
/// choice.mode(hasRoom: true, isWide: true)    // .scientific
/// choice.mode(hasRoom: true, isWide: false)   // .basic
/// ```
///
/// In a terminal the user's choice holds until the window turns from narrow to wide or back, as a phone's keypad follows
/// its rotation; in a desktop's window it holds in any shape.
public struct KeypadChoice: Hashable, Sendable {
  /// The user's choice, as long as it holds.
  public private(set) var chosen: Keypad.Mode?
  private var wasWide: Bool?

  /// Creates a choice; nil leaves it to the window.
  public init(_ chosen: Keypad.Mode? = nil) {
    self.chosen = chosen
  }

  /// Sets the user's choice.
  public mutating func choose(_ mode: Keypad.Mode) {
    chosen = mode
  }

  /// Returns the keypad for a window; the basic one if the other does not fit.
  ///
  /// - Parameters:
  ///   - hasRoom: Whether the scientific keypad has room in the window.
  ///   - isWide: Whether the window is wider than high.
  /// - Returns: The keypad.
  public mutating func mode(hasRoom: Bool, isWide: Bool) -> Keypad.Mode {
    let isWide = hasRoom && isWide
    // Leaving words discards what is pending, which a window does not do by itself.
    if chosen == .programmer {
      wasWide = isWide
      return .programmer
    }
    if let wasWide, wasWide != isWide { chosen = nil }
    wasWide = isWide
    guard hasRoom else { return .basic }
    return chosen ?? (isWide ? .scientific : .basic)
  }

  /// Returns the keypad for a desktop window of a size in points, where a choice holds whatever its shape.
  ///
  /// ```swift
  /// choice.mode(width: 300, height: 460)   // .basic
  /// choice.mode(width: 900, height: 460)   // .scientific
  /// ```
  ///
  /// The scientific keypad that the user chose becomes the basic one only where even its six columns have no room.
  public func mode(width: Double, height: Double) -> Keypad.Mode {
    let columns = KeypadLayout.scientificColumns(width: width, height: height)
    return switch chosen {
    case .programmer: .programmer
    case .scientific where columns != nil: .scientific
    case nil where columns == .ten && width > height: .scientific
    default: .basic
    }
  }
}
