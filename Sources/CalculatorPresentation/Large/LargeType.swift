import CalculatorModel

/// The number shown, drawn as large as space permits, so that it can be read from across the room.
///
/// ```swift
/// for key in try KeySequence("1234567").keys { viewModel.press(key) }
/// viewModel.largeType.rows(ofCharacters: 7)   // ["1,234,", "567"]
/// ```
public struct LargeType: Hashable, Sendable {
  /// The mark of a rounded number; nil for the number itself.
  public let mark: String?

  /// The number in pieces that are not split across rows: its groups of digits.
  public private(set) var pieces: [String]

  /// The number.
  public var text: String { pieces.joined() }

  init(mark: String?, text: String, breakingBehind marks: [Unicode.Scalar]) {
    self.mark = mark
    var pieces: [String] = []
    var piece = ""
    for scalar in text.unicodeScalars {
      piece.unicodeScalars.append(scalar)
      if marks.contains(scalar) {
        pieces.append(piece)
        piece = ""
      }
    }
    self.pieces = piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Breaks pieces further, into groups of this many characters from the right.
  fileprivate mutating func breakIntoGroups(of size: Int) {
    pieces = pieces.flatMap { piece in
      let count = piece.utf8.count
      let groups = stride(from: count % size, through: count, by: size).map { end in
        String(piece.utf8.dropLast(count - end).suffix(size)) ?? ""
      }
      return groups.filter { !$0.isEmpty }
    }
  }

  /// Returns the rows of the number, each with at most this many characters unless a piece is longer.
  public func rows(ofCharacters count: Int) -> [String] {
    var rows: [String] = []
    for piece in pieces {
      let longer = (rows.last ?? "") + piece
      if !rows.isEmpty, longer.unicodeScalars.count <= count {
        rows[rows.count - 1] = longer
      } else {
        rows.append(piece)
      }
    }
    return rows
  }
}

extension CalculatorViewModel {
  /// The number shown, to be drawn as large as space permits.
  public var largeType: LargeType {
    let symbols = calculator.format.symbols
    var marks: [Unicode.Scalar] = [symbols.decimalMark, " ", .firmSpace, .narrowSpace]
    if let mark = symbols.groupingMark { marks.append(mark) }
    var number = LargeType(mark: numberMark, text: displayText, breakingBehind: marks)
    // Sixty-four bits in one row would be small: bytes stay whole.
    if calculator.words.isOn, calculator.words.base == .binary { number.breakIntoGroups(of: 8) }
    return number
  }
}
