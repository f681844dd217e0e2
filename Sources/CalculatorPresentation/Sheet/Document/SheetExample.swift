import CalendarDates
import Languages

/// A sheet to begin with, which a face offers along with its help.
///
/// ```swift
/// SheetExample.timesheet.text(in: Catalogue(.german))   // "# Beispiel: Arbeitszeiten\nMontag: 8:30 to …"
/// ```
public enum SheetExample: CaseIterable, Hashable, Sendable {
  /// The hours of a week: start, end and break of each day, their sum, and the pay.
  case timesheet

  /// Returns the name in a menu.
  public func name(in catalogue: Catalogue) -> String {
    switch self {
    case .timesheet: catalogue.text(SheetFaceWords.timesheetExample)
    }
  }

  /// Returns the lines of the sheet.
  public func text(in catalogue: Catalogue) -> String {
    switch self {
    case .timesheet:
      let hours = [
        "8:30 to 17:15 - 0:45", "9:00 to 17:30 - 0:30", "8:45 to 12:15 + 13:00 to 17:00",
        "8:30 to 17:00 - 45 min", "22:00 to 6:00 - 0:30",
      ]
      let days = zip(Weekday.allCases, hours).map { day, hours in
        catalogue.text(DatesText.weekday(day)) + ": " + hours
      }
      return
        (["# " + name(in: catalogue)] + days + ["total", "total to h", "pay = total * 18.50 EUR/h"])
        .joined(separator: "\n")
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
