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
/// What is remembered is mostly the actions, which are small; a whole state is kept only at every
/// 64th of them, and where those since the last one would take long to be done again. The states between
/// are made again when they are asked for, so an action must always do the same to the same state.
public struct UndoHistory<State: Sendable, Action: Sendable>: Sendable {
  /// How many actions can be undone at least; older ones are forgotten.
  public let limit: Int

  /// The state as it is now.
  public private(set) var present: State

  /// The actions that are remembered, the oldest first, with those that were undone.
  public private(set) var actions: [Action] = []

  /// How many of the actions are done; the others are undone.
  public private(set) var position = 0

  /// How many actions before these are forgotten.
  public private(set) var forgottenCount = 0

  /// What may be done again for a state that is asked for.
  private let bearableCost: Int64

  private let change: @Sendable (inout State, Action) -> Int64?
  private var landmarks: [Landmark]

  /// Whether the present state is another one than the actions lead to.
  private var isAdjusted = false

  /// What the actions have cost since the last state that was kept.
  private var unkeptCost: Int64 = 0

  private let landmarkDistance = 64

  /// How many states are kept; where there are more, those near others go.
  private let landmarkLimit = 2_048

  /// A state that was kept.
  private struct Landmark: Sendable {
    var position: Int
    var state: State
    /// Whether the actions before do not lead to it.
    var isAdjusted = false
    /// What the actions have cost between the landmark before and this one.
    var cost: Int64 = 0
  }

  /// Creates a history that begins with a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - limit: How many actions can be undone at least.
  ///   - bearableCost: What the actions may cost together that are done again for a state between.
  ///   - change: Does an action, and returns about what it costs, in a unit of the caller's; nil for one
  ///     that is done again for no other state.
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

  /// Whether there is an undone action.
  public var canRedo: Bool { position < actions.count }

  /// The action that ``undo()`` takes back; nil where there is none.
  public var lastAction: Action? { canUndo ? actions[position - 1] : nil }

  /// The action that ``redo()`` does again; nil where there is none.
  public var nextAction: Action? { canRedo ? actions[position] : nil }

  /// Does an action; those that were undone can then no longer be redone.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - measured: What one has cost that costs something, where that was measured.
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

  /// Puts another action in the place of the last one, which leads to the state that the adjustment
  /// makes of the present one.
  public mutating func amend(_ action: Action, _ adjustment: (inout State) -> Void) {
    guard position > 0 else { return }
    actions[position - 1] = action
    adjustment(&present)
    if landmarks[landmarks.count - 1].position == position { keepLandmark() }
  }

  /// Goes back to the state before the last action; false when there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    move(to: position - 1)
    return true
  }

  /// Returns to the state that the last undo left; false when there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard canRedo else { return false }
    move(to: position + 1)
    return true
  }

  /// Changes the present state in a way that is no action: it cannot be undone, and the states
  /// before and after stay as they were.
  public mutating func adjust(_ adjustment: (inout State) -> Void) {
    adjustment(&present)
    isAdjusted = true
  }

  /// Goes to the state after so many of the actions.
  ///
  /// - Precondition: There are as many.
  public mutating func move(to target: Int) {
    present = state(after: target)
    position = target
    isAdjusted = false
    unkeptCost = 0
  }

  /// The state after so many of the actions, with what was adjusted before the next one.
  ///
  /// - Precondition: There are as many.
  /// - Complexity: That of up to 64 actions, whose cost together is bearable.
  public func state(after target: Int) -> State {
    // The first landmark is never after the first action.
    var index = landmarks.count - 1
    while landmarks[index].position > target { index -= 1 }
    var state = landmarks[index].state
    for action in actions[landmarks[index].position..<target] { _ = change(&state, action) }
    return state
  }

  /// The states to which others were adjusted between these actions and the ones before.
  ///
  /// - Complexity: O(*n*) in the number of states that are kept.
  public func adjustedStates(before range: Range<Int>) -> [(position: Int, state: State)] {
    var states: [(position: Int, state: State)] = []
    for landmark in landmarks where landmark.isAdjusted && range.contains(landmark.position) {
      states.append((landmark.position, landmark.state))
    }
    return states
  }

  /// What these actions have cost, but for the last of them where that is bearable.
  ///
  /// - Complexity: O(*n*) in the number of states that are kept.
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

  /// Leaves one landmark at each distance in the older half; the others only saved time.
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

  /// Forgets as much as leaves `limit` actions; half at a time keeps the cost of each constant.
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
