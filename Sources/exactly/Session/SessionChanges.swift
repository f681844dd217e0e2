import CalculatorModel

/// The states of a session before each of the last lines that changed it.
struct SessionChanges {
  /// The state that a line may change.
  struct State {
    var calculation: ExpressionCalculation
    var named: [String: CalculationID]
    var showsPreview: Bool
  }

  /// The maximum number of lines that can be undone.
  static let limit = 100

  /// The maximum size of all names and previous answers together, in steps of an expression; the last
  /// line can be undone whatever its size.
  static let sizeLimit = 4 << 20

  private var changes: [(state: State, line: String)] = []

  /// Records the state before a line.
  mutating func add(_ state: State, line: String) {
    changes.append((state, line))
    if changes.count > Self.limit { changes.removeFirst() }
    var size = changes.reduce(0) { $0 + $1.state.calculation.worksheet.size }
    while size > Self.sizeLimit, changes.count > 1 {
      size -= changes.removeFirst().state.calculation.worksheet.size
    }
  }

  /// Undoes the last line.
  ///
  /// - Returns: The state before it, and the line; nil if no line is left.
  mutating func takeBack() -> (state: State, line: String)? { changes.popLast() }
}

extension SessionConversation {
  /// The state that a line may change.
  var state: SessionChanges.State {
    get {
      .init(calculation: calculation, named: recorder.named, showsPreview: showsPreview)
    }
    set {
      calculation = newValue.calculation
      recorder.named = newValue.named
      showsPreview = newValue.showsPreview
    }
  }
}
