/// A number that is typed with the marks that a display shows: `1,234.5`, character by character.
///
/// ```swift
/// var number = MarkedNumber("1", symbols: NumberSymbols())
/// for sign in ",234.5" { number.append(sign) }
/// number.digits   // "1234.5"
/// ```
///
/// The digits are always those of the current reading, by the rule of ``ReadingOptions``: `1,2` can only be
/// 1.2, `1,234` is what the display would show for 1234, and `1,2345` can only be 1.2345.
public struct MarkedNumber: Hashable, Sendable {
  private let symbols: NumberSymbols
  private var groups = NumberGroups()

  /// Creates a number from the digits that were typed before the first mark.
  public init(_ digits: String, symbols: NumberSymbols) {
    self.symbols = symbols
    for character in digits { append(character) }
  }

  /// Whether a character is a digit or a mark of numbers.
  public static func takes(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "." || character == ",")
  }

  /// Appends a digit or a mark; one that doesn't make a number is ignored, as is a second decimal point.
  public mutating func append(_ character: Character) {
    guard Self.takes(character), let scalar = character.unicodeScalars.first else { return }
    var longer = self
    if character.isNumber {
      longer.groups.digits[groups.digits.count - 1].append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      longer.groups.marks.append(scalar)
      longer.groups.digits.append([])
    }
    if longer.reading != nil { self = longer }
  }

  /// The characters as they were typed, from which the number can be made again.
  public var typed: String {
    var text = String(decoding: groups.digits.first ?? [], as: UTF8.self)
    for (mark, digits) in zip(groups.marks, groups.digits.dropFirst()) {
      text.unicodeScalars.append(mark)
      text += String(decoding: digits, as: UTF8.self)
    }
    return text
  }

  /// The digits, with `.` before the fraction.
  public var digits: String { reading ?? "" }

  /// The digits of the characters so far, or nil if they can't be read.
  private var reading: String? {
    var complete = groups
    if complete.digits.last?.isEmpty ?? false, let mark = complete.marks.popLast() {
      complete.digits.removeLast()
      // At the end, a mark begins the fraction, or the next group if it is the grouping mark.
      let ending: String
      if complete.marks.isEmpty || !complete.marks.contains(mark) {
        ending = "."
      } else if mark != symbols.groupingMark {
        return nil
      } else {
        ending = ""
      }
      guard complete.isGrouped else { return nil }
      return complete.text(as: .groups) + ending
    }
    if complete.isBeingGrouped(by: symbols.groupingMark) { return complete.text(as: .groups) }
    guard let meaning = try? complete.meaning(for: symbols, at: 0..<0) else { return nil }
    return complete.text(as: meaning)
  }
}

extension NumberGroups {
  /// Whether all marks are alike, and the groups complete.
  fileprivate var isGrouped: Bool { areGroups(before: marks.count) }

  /// Whether a further group has begun.
  fileprivate func isBeingGrouped(by mark: Unicode.Scalar?) -> Bool {
    guard marks.count > 1, marks.allSatisfy({ $0 == mark }), let last = digits.last else {
      return false
    }
    return areGroups(before: marks.count - 1) && (1...2).contains(last.count)
  }
}
