import CalculatorModel
import CommandLineInterface
import Quantities

/// The units that expressions know, one per line.
///
/// ```text
/// gal   gallon, gallons, …; = 231*0.0254**3 m^3; volume; NIST Handbook 44 C
/// ```
enum UnitList {
  private struct Row {
    var symbol: String
    var meaning: String
  }

  /// Returns the lines that `exactly units` prints, or those that contain a word.
  static func lines(about word: String? = nil) -> [String] {
    let rows = rows(about: word)
    let width = width(of: rows)
    return rows.map { $0.symbol.padded(to: width) + $0.meaning }
  }

  /// Returns the same lines for a window of the given width.
  static func lines(about word: String?, columns: Int) -> [String] {
    let rows = rows(about: word)
    let width = width(of: rows)
    return rows.flatMap { row in
      row.meaning.wrappedBetweenWords(to: max(16, columns - width)).enumerated().map {
        index, line in
        (index == 0 ? row.symbol : "").padded(to: width) + line
      }
    }
  }

  private static func width(of rows: [Row]) -> Int { (rows.map(\.symbol.count).max() ?? 0) + 2 }

  private static func rows(about word: String?) -> [Row] {
    Unit.all.map(row).filter { row in
      word.map { (row.symbol + " " + row.meaning).mentions($0) } ?? true
    }
  }

  private static func row(_ unit: Unit) -> Row {
    let definition = [unit.factorDefinition, unit.internationalUnitText].compactMap(\.self)
    let names = unit.names.isEmpty ? [] : [unit.names.joined(separator: ", ")]
    let parts = names + ["= " + definition.joined(separator: " "), unit.kind.name]
    return Row(
      symbol: unit.symbol,
      meaning: (parts + [unit.source?.name].compactMap(\.self)).joined(separator: "; "))
  }
}
