import CalculatorModel

/// What a session was like before each of the last lines that changed it.
struct SessionChanges {
  /// What a line may change.
  struct State {
    var calculation: ExpressionCalculation
    var named: [String: CalculationID]
    var showsPreview: Bool
  }

  /// The most lines that can be taken back.
  static let limit = 100

  /// The most memory that the names and answers before them may take together, in steps of an
  /// expression; the last line can be taken back whatever it takes.
  static let sizeLimit = 4 << 20

  private var changes: [(state: State, line: String)] = []

  /// Remembers how it was before a line.
  mutating func add(_ state: State, line: String) {
    changes.append((state, line))
    if changes.count > Self.limit { changes.removeFirst() }
    var size = changes.reduce(0) { $0 + $1.state.calculation.worksheet.size }
    while size > Self.sizeLimit, changes.count > 1 {
      size -= changes.removeFirst().state.calculation.worksheet.size
    }
  }

  /// Takes the last line back.
  ///
  /// - Returns: How it was before, and the line; nil where no line is left.
  mutating func takeBack() -> (state: State, line: String)? { changes.popLast() }
}

extension SessionConversation {
  /// What a line may change.
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
