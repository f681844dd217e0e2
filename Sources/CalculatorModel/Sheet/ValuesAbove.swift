/// What the words of a line stand for that look up in a sheet: `ans`, `total`, `line 3` (SHEET N5, N6, A4).
///
/// A sheet finds out which of them a line may use before it reads the line, and hands over their values.
struct ValuesAbove: Sendable {
  /// A word that looks up.
  enum Word: Hashable, Sendable {
    /// `ans` and `prev`: the nearest calculation.
    case answer
    /// The sum of the block; `total` and `sum`.
    case total
    case subtotal
    case grandTotal
    case average
    case median
    case count
    /// The list of the block.
    case above
    /// The list of all that stands above.
    case all
    /// `line 3`, by its index from 0.
    case line(Int)

    /// What a word of the language asks for by itself.
    init?(_ keyword: Keyword) {
      switch keyword {
      case .total, .sum: self = .total
      case .subtotal: self = .subtotal
      case .average, .avg, .mean: self = .average
      case .median: self = .median
      case .count: self = .count
      case .above: self = .above
      case .all: self = .all
      case .prev: self = .answer
      default: return nil
      }
    }

    /// The word of the language for it; nil of one that is about one line, or a list.
    var keyword: Keyword? {
      switch self {
      case .total: .total
      case .subtotal: .subtotal
      case .grandTotal: .grand
      case .average: .average
      case .median: .median
      case .count: .count
      case .answer, .above, .all, .line: nil
      }
    }

    /// Whether it is of the lines above together: what uses it is not counted by another.
    var isOfBlock: Bool {
      switch self {
      case .answer, .line: false
      default: true
      }
    }
  }

  /// What a word stands for, or why for nothing.
  enum Value: Sendable {
    case variable(Variable)
    case failure(ExpressionError.Cause)
  }

  private var values: [(word: Word, value: Value)] = []

  /// Adds what a word stands for.
  mutating func add(_ word: Word, _ value: Value) { values.append((word, value)) }

  /// Gives the values other names.
  mutating func rename(_ name: (Word, String) -> String) {
    for index in values.indices {
      guard case .variable(var variable) = values[index].value else { continue }
      variable.name = name(values[index].word, variable.name)
      values[index].value = .variable(variable)
    }
  }

  /// The place of a word here; nil where it was not asked for.
  func index(of word: Word) -> Int? { values.firstIndex { $0.word == word } }

  /// The value of a word, by its place.
  ///
  /// - Throws: ``ExpressionError`` where there is none.
  func variable(_ index: Int, at range: Range<Int>) throws(ExpressionError) -> Variable {
    switch values[index].value {
    case .variable(let variable): return variable
    case .failure(let cause): throw ExpressionError(cause, at: range)
    }
  }
}
