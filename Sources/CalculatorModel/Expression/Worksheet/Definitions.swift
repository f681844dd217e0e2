/// The variables and functions of a worksheet, by name.
///
/// Names are compared byte by byte, so that no tables of Unicode are needed.
struct Definitions: Sendable {
  enum Meaning: Sendable {
    case variable(Variable)
    case function(UserFunction)

    /// The memory that the definition takes, in steps of an expression.
    var size: Int {
      switch self {
      case .variable(let variable): variable.size
      case .function(let function): function.body.size
      }
    }
  }

  private struct Entry: Sendable {
    var key: [UInt8]
    var meaning: Meaning
  }

  /// Sorted by name.
  private var entries: [Entry] = []

  /// The memory of all definitions together.
  private(set) var size = 0

  var count: Int { entries.count }

  /// The names of all definitions.
  var names: [String] { entries.map { String(decoding: $0.key, as: UTF8.self) } }

  subscript(index: Int) -> Meaning { entries[index].meaning }

  /// The place of a name, if it is defined.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    let index = insertionIndex(of: name)
    return index < entries.count && name.elementsEqual(entries[index].key) ? index : nil
  }

  /// Gives a name its meaning, in place of the one it had.
  ///
  /// - Throws: ``ExpressionError`` at the name's place beyond the limits of ``Worksheet``.
  mutating func define(
    _ name: [UInt8], as meaning: Meaning, at place: Range<Int>
  ) throws(ExpressionError) {
    let index = insertionIndex(of: name[...])
    let replaced = index < entries.count && entries[index].key == name ? entries[index] : nil
    let newSize = size + meaning.size - (replaced?.meaning.size ?? 0)
    guard newSize <= Worksheet.sizeLimit else {
      throw ExpressionError(.tooManyDefinitions, at: place)
    }
    let entry = Entry(key: name, meaning: meaning)
    if replaced != nil {
      entries[index] = entry
    } else {
      guard entries.count < Worksheet.definitionLimit else {
        throw ExpressionError(.tooManyDefinitions, at: place)
      }
      entries.insert(entry, at: index)
    }
    size = newSize
  }

  /// Where a name is, or would be.
  private func insertionIndex(of name: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
