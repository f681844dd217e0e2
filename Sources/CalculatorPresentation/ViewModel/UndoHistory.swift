/// A state with its past and its undone future.
///
/// ```swift
/// var history = UndoHistory(0, limit: 100) { (number, step: Int) in
///   number += step
///   return 0
/// }
/// history.perform(5)
/// history.perform(2)
/// history.present   // 7
/// history.undo()
/// history.present   // 5
/// ```
///
/// It mostly remembers the actions, which are small; a whole state is kept only at every 64th of them, and where
/// those since the last one would take long to repeat. The states between are recreated on demand, so an action must
/// always do the same to the same state.
public struct UndoHistory<State: Sendable, Action: Sendable>: Sendable {
  /// The minimum number of actions that can be undone; older ones are forgotten.
  public let limit: Int

  /// The current state.
  public private(set) var present: State

  /// The remembered actions, the oldest first, including those that were undone.
  public private(set) var actions: [Action] = []

  /// The number of actions that are done; the others are undone.
  public private(set) var position = 0

  /// The number of forgotten actions before these.
  public private(set) var forgottenCount = 0

  /// The cost of the actions that may be repeated for a requested state.
  private let bearableCost: Int64

  private let change: @Sendable (inout State, Action) -> Int64?
  private var landmarks: [Landmark]

  /// Whether the present state differs from the one that the actions lead to.
  private var isAdjusted = false

  /// The cost of the actions since the last kept state.
  private var unkeptCost: Int64 = 0

  private let landmarkDistance = 64

  /// The maximum number of kept states; beyond it, those near others are dropped.
  private let landmarkLimit = 2_048

  /// A kept state.
  private struct Landmark: Sendable {
    var position: Int
    var state: State
    /// Whether the actions before do not lead to it.
    var isAdjusted = false
    /// The cost of the actions between the previous landmark and this one.
    var cost: Int64 = 0
  }

  /// Creates a history that begins with a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - limit: The minimum number of actions that can be undone.
  ///   - bearableCost: The total cost of the actions that may be repeated for a state in between.
  ///   - change: Performs an action, and returns its approximate cost, in a unit of the caller's; nil for one that is
  ///     not repeated for any other state.
  public init(
    _ state: State, limit: Int, bearableCost: Int64 = 0,
    change: @escaping @Sendable (inout State, Action) -> Int64?
  ) {
    self.limit = max(limit, 1)
    self.bearableCost = bearableCost
    self.change = change
    present = state
    landmarks = [Landmark(position: 0, state: state)]
  }

  /// Whether there is an action to undo.
  public var canUndo: Bool { position > 0 }

  /// Whether there is an action to redo.
  public var canRedo: Bool { position < actions.count }

  /// The action that ``undo()`` takes back; nil if there is none.
  public var lastAction: Action? { canUndo ? actions[position - 1] : nil }

  /// The action that ``redo()`` repeats; nil if there is none.
  public var nextAction: Action? { canRedo ? actions[position] : nil }

  /// Performs an action; those that were undone can then no longer be redone.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - measured: The measured cost of an action that costs something, if it was measured.
  /// - Complexity: O(1) on average.
  public mutating func perform(_ action: Action, measured: () -> Int64? = { nil }) {
    if canRedo { forgetUndone() }
    if isAdjusted || position - landmarks[landmarks.count - 1].position >= landmarkDistance {
      keepLandmark()
    }
    if position >= limit * 2 { forgetOldest() }
    actions.append(action)
    position += 1
    let cost = change(&present, action)
    guard cost != 0 else { return }
    unkeptCost += measured() ?? cost ?? 0
    if cost == nil || unkeptCost > bearableCost { keepLandmark() }
  }

  /// Replaces the last action with another one, which leads to the present state as adjusted.
  public mutating func amend(_ action: Action, _ adjustment: (inout State) -> Void) {
    guard position > 0 else { return }
    actions[position - 1] = action
    adjustment(&present)
    if landmarks[landmarks.count - 1].position == position { keepLandmark() }
  }

  /// Goes back to the state before the last action; returns false if there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    move(to: position - 1)
    return true
  }

  /// Goes forward to the state that the last undo left; returns false if there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard canRedo else { return false }
    move(to: position + 1)
    return true
  }

  /// Changes the present state without an action: this cannot be undone, and the states before and after stay as they
  /// were.
  public mutating func adjust(_ adjustment: (inout State) -> Void) {
    adjustment(&present)
    isAdjusted = true
  }

  /// Goes to the state after a number of the actions.
  ///
  /// - Precondition: There are that many.
  public mutating func move(to target: Int) {
    present = state(after: target)
    position = target
    isAdjusted = false
    unkeptCost = 0
  }

  /// Returns the state after a number of the actions, with any adjustment made before the next one.
  ///
  /// - Precondition: There are that many.
  /// - Complexity: That of up to 64 actions, whose total cost is bearable.
  public func state(after target: Int) -> State {
    // The first landmark is never after the first action.
    var index = landmarks.count - 1
    while landmarks[index].position > target { index -= 1 }
    var state = landmarks[index].state
    for action in actions[landmarks[index].position..<target] { _ = change(&state, action) }
    return state
  }

  /// Returns the states that result from adjustments between these actions and the ones before.
  ///
  /// - Complexity: O(*n*) in the number of kept states.
  public func adjustedStates(before range: Range<Int>) -> [(position: Int, state: State)] {
    var states: [(position: Int, state: State)] = []
    for landmark in landmarks where landmark.isAdjusted && range.contains(landmark.position) {
      states.append((landmark.position, landmark.state))
    }
    return states
  }

  /// Returns the cost of these actions, except for the last of them if that is bearable.
  ///
  /// - Complexity: O(*n*) in the number of kept states.
  public func cost(of range: Range<Int>) -> Int64 {
    landmarks.reduce(0) { range.contains($1.position - 1) ? $0 + $1.cost : $0 }
  }

  private mutating func keepLandmark() {
    var landmark = Landmark(
      position: position, state: present, isAdjusted: isAdjusted, cost: unkeptCost)
    unkeptCost = 0
    if landmarks[landmarks.count - 1].position == position {
      landmark.isAdjusted = isAdjusted || landmarks[landmarks.count - 1].isAdjusted
      landmark.cost += landmarks[landmarks.count - 1].cost
      landmarks[landmarks.count - 1] = landmark
    } else {
      landmarks.append(landmark)
      if landmarks.count > landmarkLimit { thinOutLandmarks() }
    }
    isAdjusted = false
  }

  /// Keeps one landmark at each distance in the older half; the others only saved time.
  private mutating func thinOutLandmarks() {
    var kept: [Landmark] = []
    for (index, landmark) in landmarks.enumerated() {
      if index < landmarkLimit / 2, let last = kept.last,
        landmark.position - last.position < landmarkDistance, !landmark.isAdjusted
      {
        continue
      }
      kept.append(landmark)
    }
    landmarks = kept
  }

  private mutating func forgetUndone() {
    actions.removeSubrange(position...)
    while landmarks[landmarks.count - 1].position > position { landmarks.removeLast() }
  }

  /// Forgets actions until `limit` are left; half at a time keeps the cost of each constant.
  private mutating func forgetOldest() {
    var oldest = landmarks.count - 1
    while landmarks[oldest].position > position - limit { oldest -= 1 }
    let start = landmarks[oldest].position
    actions.removeFirst(start)
    landmarks.removeFirst(oldest)
    for index in landmarks.indices { landmarks[index].position -= start }
    position -= start
    forgottenCount += start
  }
}
