import CalculatorModel

/// A swipe of a finger over the display.
///
/// ```swift
/// Swipe(right: -60, down: 4).key   // .delete
/// Swipe(right: 8, down: 60).key    // nil
/// ```
public struct Swipe: Hashable, Sendable {
  /// The minimum distance that a finger must move to mean something, in points.
  public static let minimumLength = 20.0

  /// The distance to the right; negative to the left.
  public let right: Double

  /// The distance down.
  public let down: Double

  /// Creates a swipe from where the finger touched to where it lifted.
  public init(right: Double, down: Double) {
    self.right = right
    self.down = down
  }

  /// The key that the swipe presses: Delete to the left or to the right, else none.
  public var key: Key? {
    right.magnitude >= Self.minimumLength && right.magnitude > 2 * down.magnitude ? .delete : nil
  }
}
