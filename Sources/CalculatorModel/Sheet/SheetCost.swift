import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// The cost of lines of a sheet: work, and memory for what is kept of them (SHEET R6).
///
/// A line has what those above it leave, so the answers depend on the text alone.
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
    // Lines are looked at where they stand: to copy one costs more than to look at it.
    for index in lines.indices { self += lines[index].cost }
  }

  /// The rest of it for lines below others; nothing where these are beyond it.
  func left(below above: SheetCost) -> SheetCost {
    SheetCost(work: max(work - above.work, 0), bytes: max(bytes - above.bytes, 0))
  }
}

extension ExpressionValue {
  /// The bytes that the value takes, about.
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
  /// The bytes that the expression takes, about.
  var keptBytes: Int { 64 * size }
}

extension Real {
  /// The bytes that the number takes besides its own place, about.
  fileprivate var keptBytes: Int { 8 * words + (rational == nil ? 256 * size : 0) }
}
