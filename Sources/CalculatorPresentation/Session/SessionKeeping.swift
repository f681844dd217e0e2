import CalculatorModel

/// Writes a session again and again as it goes on, from a state whose numbers all have exact texts.
///
/// Where that state lies too far back, a later one takes its place; undo then reaches back to that one
/// when the session is continued. Where no later state has exact texts, the old one stays as long as it
/// can; then the session cannot be kept until there is one.
struct SessionKeeping {
  /// How far back a session reaches.
  struct Limits {
    /// The most steps behind the first state.
    var steps: Int

    /// How long the steps may have taken that took long, in microseconds.
    var microseconds: Int64

    /// Beyond these a later state is looked for.
    static let usual = Limits(steps: 1_000, microseconds: 100_000)

    /// Beyond these the session cannot be kept.
    static let most = Limits(steps: 4_000, microseconds: 400_000)
  }

  /// The most numbers whose texts are remembered from one time to the next.
  private static let knownNumberLimit = 200

  /// How many of the steps are left where a later state is chosen, and how many undone ones are kept.
  static let reach = 500

  /// How many states are tried at most when a later one is looked for, each of them at a distance.
  private static let tries = 16

  /// The state that the text begins with.
  private struct Start {
    /// After how many steps it was.
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

  /// Up to which step a later state was looked for in vain.
  private var searchedEnd: Int?

  /// The lines that are kept; nil where that is not known.
  var keptLines: [String]? = []

  /// The problem with keeping it that was told last, while it lasts.
  var toldError: StorageError?

  /// The text of what was done, but for what a view shows of it; nil where it cannot be written.
  ///
  /// - Complexity: O(*n*) in the number of steps that are written.
  mutating func text(of states: UndoHistory<Calculator, CalculatorViewModel.Step>) -> SessionText? {
    let first = states.forgottenCount
    let position = first + states.position
    let end = min(first + states.actions.count, position + Self.reach)
    if let start, start.position < first || start.position > position { self.start = nil }
    // However many states are tried, nobody has to wait for it.
    var work = NumberTexts.workLimit
    if start == nil, first == 0 { start = Start(states, after: 0, within: &work) }
    if let text = text(of: states, to: end, within: .usual) { return text }
    // Looking takes a while, and finds nothing while a number without a text is in memory.
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
    // The number that has no text may be gone by now.
    start = Start(states, after: position, within: &work)
    return text(of: states, to: end, within: .usual)
  }

  /// Takes note that there are other steps now behind so many of them.
  mutating func forgetSteps(after position: Int) {
    if let start, start.position > position { self.start = nil }
    searchedEnd = nil
  }

  /// The states to try: from the one that leaves some steps on to the last one, then those before.
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
        // What was undone may end there.
        if index >= states.position { break }
        return nil
      }
      // The way from words brings digits of its own, which are written again when they are changed.
      if case .press(.keypad, _) = step { digits = 0 }
      if index < states.position { text.position += 1 }
    }
    // A number's text is found once.
    if text.numbers.texts.count <= Self.knownNumberLimit { self.start?.text.numbers = text.numbers }
    return text
  }
}
