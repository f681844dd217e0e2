/// The values of the words in a line that refer to lines above in a sheet: `ans`, `total`, `line 3`.
///
/// Before a sheet reads a line, it finds out which of these words the line may use, and passes their values.
struct ValuesAbove: Sendable {
  /// A word that refers to lines above.
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
    /// The list of all lines above.
    case all
    /// `line 3`, by its index from 0.
    case line(Int)

    /// Creates the word that a keyword stands for by itself.
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

    /// The keyword for it; nil for words about a single line, or for lists.
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

    /// Whether it is a sum, which percentages are added to: `VAT 20%`.
    var isSum: Bool { self == .total || self == .subtotal || self == .grandTotal }

    /// Whether it is about the lines above as a whole: lines that use it aren't counted by another.
    var isOfBlock: Bool {
      switch self {
      case .answer, .line: false
      default: true
      }
    }
  }

  /// The value of a word, or the reason why it has none.
  enum Value: Sendable {
    case variable(Variable)
    case failure(ExpressionError.Cause)
  }

  private var values: [(word: Word, value: Value)] = []

  /// Adds the value of a word.
  mutating func add(_ word: Word, _ value: Value) { values.append((word, value)) }

  /// Renames the values.
  mutating func rename(_ name: (Word, String) -> String) {
    for index in values.indices {
      guard case .variable(var variable) = values[index].value else { continue }
      variable.name = name(values[index].word, variable.name)
      values[index].value = .variable(variable)
    }
  }

  /// Returns the place of a word in the list; nil if it was not added.
  func index(of word: Word) -> Int? { values.firstIndex { $0.word == word } }

  /// Returns the value of a word, by its place.
  ///
  /// - Throws: ``ExpressionError`` if there is none.
  func variable(_ index: Int, at range: Range<Int>) throws(ExpressionError) -> Variable {
    switch values[index].value {
    case .variable(let variable): return variable
    case .failure(let cause): throw ExpressionError(cause, at: range)
    }
  }
}
