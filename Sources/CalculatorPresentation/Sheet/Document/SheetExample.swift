import CalendarDates
import Languages

/// A sheet to begin with, which faces offer in a menu.
///
/// ```swift
/// SheetExample.timesheet.text(in: Catalogue(.german))   // "# Beispiel: Arbeitszeiten\nMontag: 8:30 to …"
/// ```
///
/// Another one is a case here, with its lines, and its text in each language.
public enum SheetExample: String, CaseIterable, Hashable, Sendable, Translatable {
  /// The costs of a month, and the rest of the pay.
  case budget
  /// The costs of a trip, split among four people.
  case trip
  /// Work and expenses, with the tax on them.
  case invoice
  /// The hours of a week: start, end and break of each day, their sum, and the pay.
  case timesheet
  /// The monthly payments of two loans, and their sums.
  case loans

  /// Returns the name in a menu.
  public func name(in catalogue: Catalogue) -> String { words(in: catalogue)[0] }

  /// Returns the lines of the sheet.
  public func text(in catalogue: Catalogue) -> String {
    (["# " + name(in: catalogue)] + lines(in: catalogue)).joined(separator: "\n")
  }

  /// Returns the lines that an empty sheet shows to say how to begin.
  public static func hint(in catalogue: Catalogue) -> String {
    let lines = budget.lines(in: catalogue)
    return lines[..<2].joined(separator: "\n") + "\ntotal"
  }

  /// The name and the labels of lines, which are one text: `Example: Budget; Rent; Food`.
  private func words(in catalogue: Catalogue) -> [String] {
    text(in: catalogue.language).split(separator: ";").map { word in
      String(word.drop { $0 == " " })
    }
  }

  /// The lines below the heading; each label is followed by one of the calculations.
  private func lines(in catalogue: Catalogue) -> [String] {
    let labels =
      self == .timesheet
      ? Weekday.allCases.map { catalogue.text(DatesText.weekday($0)) }
      : Array(words(in: catalogue).dropFirst())
    return zip(labels, items).map { $0 + ": " + $1 } + results
  }

  /// The calculations after the labels.
  private var items: [String] {
    switch self {
    case .budget: ["950 EUR", "90 EUR * 4", "64.50 EUR", "25 EUR"]
    case .trip: ["129 EUR * 3", "74.20 EUR", "96 EUR + 10%"]
    case .invoice: ["12 h * 65 EUR/h", "120 EUR"]
    case .timesheet:
      [
        "8:30 to 17:15 - 0:45", "9:00 to 17:30 - 0:30", "8:45 to 12:15 + 13:00 to 17:00",
        "8:30 to 17:00 - 45 min", "22:00 to 6:00 - 0:30",
      ]
    case .loans: []
    }
  }

  /// The lines below the items.
  private var results: [String] {
    switch self {
    case .budget: ["total", "left = 2100 EUR - total"]
    case .trip: ["total", "each = total / 4"]
    case .invoice: ["net = total", "tax = 20% of net", "gross = net + tax"]
    case .timesheet: ["total", "total to h", "pay = total * 18.50 EUR/h"]
    case .loans:
      [
        "first = monthly payment on 20000 EUR at 4.9% for 5 years",
        "second = monthly payment on 20000 EUR at 4.2% for 6 years", "first * 60", "second * 72",
      ]
    }
  }
}

extension SheetViewModel {
  /// Inserts an example below the text, or as the text if there is none, as an undo step of its own.
  public func insertExample(_ example: SheetExample, at now: Int64) {
    let end = SheetCursor(line: lines.count - 1, offset: lines.last?.utf8.count ?? 0)
    let isEmpty = end == SheetCursor()
    replace(end..<end, with: (isEmpty ? "" : "\n\n") + example.text(in: catalogue), at: now)
  }
}
