import CalculatorModel

/// Writes a session repeatedly as it goes on, from a state whose numbers all have exact texts.
///
/// If that state lies too far back, a later one takes its place; undo then reaches back to that one when the session
/// is continued. If no later state has exact texts, the old one stays as long as it can; after that the session
/// cannot be kept until there is one.
struct SessionKeeping {
  /// The limits on how far back a session reaches.
  struct Limits {
    /// The maximum number of steps after the first state.
    var steps: Int

    /// The maximum time that slow steps may have taken, in microseconds.
    var microseconds: Int64

    /// The limits beyond which a later state is looked for.
    static let usual = Limits(steps: 1_000, microseconds: 100_000)

    /// The limits beyond which the session cannot be kept.
    static let most = Limits(steps: 4_000, microseconds: 400_000)
  }

  /// The maximum number of texts of numbers that are remembered from one time to the next.
  private static let knownNumberLimit = 200

  /// The number of steps left when a later state is chosen, and of undone steps that are kept.
  static let reach = 500

  /// The maximum number of states tried when a later one is looked for, spaced apart.
  private static let tries = 16

  /// The state at the start of the text.
  private struct Start {
    /// The number of steps before it.
    var position: Int
    var order: EvaluationOrder
    var digits: Int
    /// The text without steps.
    var text: SessionText

    init?(
      _ states: UndoHistory<Calculator, CalculatorViewModel.Step>, after position: Int,
      within work: inout Int64
    ) {
      let state = states.state(after: position - states.forgottenCount)
      guard let text = SessionText(state, within: &work) else { return nil }
      self.position = position
      order = state.order
      digits = state.format.maximumDigits
      self.text = text
    }
  }

  private var start: Start?

  /// The step up to which a later state was looked for in vain.
  private var searchedEnd: Int?

  /// The lines that are kept; nil if unknown.
  var keptLines: [String]? = []

  /// The problem with keeping it that was reported last, while it lasts.
  var toldError: StorageError?

  /// Returns the text of what was done, without what a view shows of it; nil if it cannot be written.
  ///
  /// - Complexity: O(*n*) in the number of steps that are written.
  mutating func text(of states: UndoHistory<Calculator, CalculatorViewModel.Step>) -> SessionText? {
    let first = states.forgottenCount
    let position = first + states.position
    let end = min(first + states.actions.count, position + Self.reach)
    if let start, start.position < first || start.position > position { self.start = nil }
    // The work is limited, however many states are tried.
    var work = NumberTexts.workLimit
    if start == nil, first == 0 { start = Start(states, after: 0, within: &work) }
    if let text = text(of: states, to: end, within: .usual) { return text }
    // The search takes a while, and finds nothing while a number without a text is in memory.
    let isDue = searchedEnd.map { !($0..<$0 + Self.tries).contains(end) } ?? true
    if isDue {
      searchedEnd = end
      for candidate in candidates(from: first, to: position, end: end) {
        guard let later = Start(states, after: candidate, within: &work) else { continue }
        let old = start
        start = later
        if let text = text(of: states, to: end, within: .usual) {
          searchedEnd = nil
          return text
        }
        start = old
      }
    }
    if let text = text(of: states, to: end, within: .most) { return text }
    // The number without a text may be gone by now.
    start = Start(states, after: position, within: &work)
    return text(of: states, to: end, within: .usual)
  }

  /// Notes that the steps after a position have changed.
  mutating func forgetSteps(after position: Int) {
    if let start, start.position > position { self.start = nil }
    searchedEnd = nil
  }

  /// Returns the states to try: from the one that leaves enough steps to the last one, then earlier ones.
  private func candidates(from first: Int, to position: Int, end: Int) -> [Int] {
    let lowest = max(first, end - Limits.usual.steps)
    let best = max(lowest, min(position, end - Self.reach))
    let distance = max((position - best) / Self.tries, 1)
    var candidates = Array(stride(from: best, to: position, by: distance)) + [position]
    candidates += stride(from: best, through: lowest, by: -max((best - lowest) / 4, 1)).dropFirst()
    return candidates
  }

  private mutating func text(
    of states: UndoHistory<Calculator, CalculatorViewModel.Step>, to end: Int,
    within limits: Limits
  ) -> SessionText? {
    guard let start, end - start.position <= limits.steps else { return nil }
    let range = start.position - states.forgottenCount..<end - states.forgottenCount
    guard states.cost(of: range) <= limits.microseconds else { return nil }
    var text = start.text
    var (order, digits) = (start.order, start.digits)
    var adjusted = states.adjustedStates(before: range)[...]
    for index in range {
      if let next = adjusted.first, next.position == index {
        adjusted.removeFirst()
        if next.state.order != order || next.state.format.maximumDigits != digits {
          (order, digits) = (next.state.order, next.state.format.maximumDigits)
          text.append(order, digits: digits)
        }
      }
      let step = states.actions[index]
      guard SessionText.isWritten(step) else { continue }
      guard text.append(step) else {
        // The undone steps may end there.
        if index >= states.position { break }
        return nil
      }
      // Leaving words sets its own digits, which are written again when they change.
      if case .press(.keypad, _) = step { digits = 0 }
      if index < states.position { text.position += 1 }
    }
    // A number's text is computed only once.
    if text.numbers.texts.count <= Self.knownNumberLimit { self.start?.text.numbers = text.numbers }
    return text
  }
}
