/// The states before and after the present one, for undo and redo.
///
/// ```swift
/// var history = UndoHistory<Int>(limit: 100)
/// history.record(1)           // 1 was left for 2
/// history.undo(from: 2)       // 1
/// history.redo(from: 1)       // 2
/// ```
public struct UndoHistory<State: Sendable>: Sendable {
  /// How many states are kept at least; older ones are forgotten.
  public let limit: Int

  private var past: [State] = []
  private var future: [State] = []

  /// Creates an empty history.
  public init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a state to return to.
  public var canRedo: Bool { !future.isEmpty }

  /// Keeps a state that is being left for a new one.
  ///
  /// - Complexity: O(1) on average.
  public mutating func record(_ state: State) {
    // Forgetting half at a time keeps the cost of each press constant.
    if past.count == limit * 2 { past.removeFirst(limit) }
    past.append(state)
    if !future.isEmpty { future.removeAll(keepingCapacity: true) }
  }

  /// The state before the present one, or nil.
  public mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    return state
  }

  /// The state that the last undo left, or nil.
  public mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    return state
  }
}
