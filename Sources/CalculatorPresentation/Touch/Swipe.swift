import CalculatorModel

/// A finger's way over the display.
///
/// ```swift
/// Swipe(right: -60, down: 4).key   // .delete
/// Swipe(right: 8, down: 60).key    // nil
/// ```
public struct Swipe: Hashable, Sendable {
  /// How far a finger must go, in points, to mean something.
  public static let minimumLength = 20.0

  /// How far it went to the right; to the left is negative.
  public let right: Double

  /// How far it went down.
  public let down: Double

  /// Creates a way from where the finger touched to where it left.
  public init(right: Double, down: Double) {
    self.right = right
    self.down = down
  }

  /// The key that the swipe presses: Delete to the left or to the right, else none.
  public var key: Key? {
    right.magnitude >= Self.minimumLength && right.magnitude > 2 * down.magnitude ? .delete : nil
  }
}
