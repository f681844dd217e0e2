import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// The cost of lines of a sheet: work, and memory for what is kept of them.
///
/// A line gets what the lines above it leave, so the answers depend only on the text.
struct SheetCost: Equatable, Sendable {
  /// The work of calculating and writing.
  var work: Int64

  /// The bytes of values, of their digits and of functions.
  var bytes: Int

  init(work: Int64 = 0, bytes: Int = 0) { (self.work, self.bytes) = (work, bytes) }

  static func += (left: inout SheetCost, right: SheetCost) {
    left.work += right.work
    left.bytes += right.bytes
  }

  /// Adds up the cost of some lines.
  init(of lines: ArraySlice<SheetLine>) {
    self.init()
    // Lines are accessed in place: copying one costs more than looking at it.
    for index in lines.indices { self += lines[index].cost }
  }

  /// Returns the part of the cost that is left for lines below others; nothing if these exceed it.
  func left(below above: SheetCost) -> SheetCost {
    SheetCost(work: max(work - above.work, 0), bytes: max(bytes - above.bytes, 0))
  }
}

extension ExpressionValue {
  /// The approximate number of bytes that the value takes.
  var keptBytes: Int {
    let own = 32
    return switch self {
    case .number(let number), .percentage(let number): own + number.keptBytes
    case .formed(let value, _): own + value.keptBytes
    case .list(let elements): elements.reduce(own) { $0 + $1.keptBytes }
    case .quantity(let quantity): 2 * own + quantity.number.keptBytes
    case .sum(let mixed), .mixed(let mixed):
      mixed.parts.reduce(own) { $0 + own + $1.number.keptBytes }
    case .instant(let instant): 4 * own + instant.clock.storageBitWidth / 8
    case .date, .interval, .difference, .weekday, .week: own
    }
  }
}

extension MathExpression {
  /// The approximate number of bytes that the expression takes.
  var keptBytes: Int { 64 * size }
}

extension Real {
  /// The approximate number of bytes that the number takes besides its own storage.
  fileprivate var keptBytes: Int { 8 * words + (rational == nil ? 256 * size : 0) }
}
