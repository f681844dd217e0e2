import CalculatorModel
import CalculatorPresentation
import ExactReals

extension History {
  /// Calculates an expression and adds it, as the calculator does.
  ///
  /// `#1` in it stands for the result of the entry with the identifier 1.
  @discardableResult
  mutating func calculate(
    _ expression: String, id: UInt64? = nil, in unit: AngleUnit = .degrees, label: String = ""
  ) -> HistoryEntry.ID {
    let id = HistoryEntry.ID(rawValue: id ?? UInt64(count + 1))
    let expression = expression.withReferences
    var rehearsal = self
    rehearsal.apply(
      .calculation(Self.entry(id, expression, unit, HistoryResult(failure: .unreadable))))
    let result: HistoryResult
    do {
      result = HistoryResult(of: try rehearsal.value(of: id), angleUnit: unit)
    } catch {
      result = HistoryResult(failure: error)
    }
    apply(.calculation(Self.entry(id, expression, unit, result, label)))
    return id
  }

  private static func entry(
    _ id: HistoryEntry.ID, _ expression: String, _ unit: AngleUnit, _ result: HistoryResult,
    _ label: String = ""
  ) -> HistoryEntry {
    HistoryEntry(
      id: id, expression: expression, angleUnit: unit, result: result,
      time: 1_763_750_000 + Int64(truncatingIfNeeded: id.rawValue), label: label)
  }

  /// All results, the oldest first: `14`, `≈0.3333333333333333`, or the reason why there is none.
  var results: [String] {
    entries.map { entry in
      entry.result.failure?.reason ?? (entry.result.isExact ? "" : "≈") + entry.result.text
    }
  }

  /// All expressions as shown to the user.
  var texts: [String] { entries.map { expressionText(of: $0.id) } }
}

extension String {
  /// The text with entry names in place of `#1`, `#2` and so on, and `#` in place of `¶`.
  var withReferences: String {
    var text = ""
    var digits: String?
    for character in self + "\n" {
      if let number = digits {
        if character.isASCII, character.isNumber {
          digits = number + String(character)
          continue
        }
        text += HistoryEntry.ID(rawValue: UInt64(number) ?? 0).name
        digits = nil
      }
      if character == "#" { digits = "" } else { text.append(character == "¶" ? "#" : character) }
    }
    return String(text.dropLast())
  }
}

extension HistoryEntry.ID: ExpressibleByIntegerLiteral {
  /// Creates the identifier with a number.
  public init(integerLiteral value: UInt64) {
    self.init(rawValue: value)
  }
}
