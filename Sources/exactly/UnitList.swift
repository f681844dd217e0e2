import CalculatorModel
import CommandLineInterface
import Quantities

/// The units that expressions know, a line each.
///
/// ```text
/// gal   gallon, gallons, …   231*0.0254**3 m^3   volume   NIST Handbook 44 C
/// ```
enum UnitList {
  /// The lines that `exactly units` prints, or those with a word in them.
  static func lines(about word: String? = nil) -> [String] {
    let rows = Unit.all.map(row).filter { row in
      word.map { row.text.mentions($0) } ?? true
    }
    let width = (rows.map(\.symbol.count).max() ?? 0) + 2
    return rows.map { $0.symbol.padded(to: width) + $0.meaning }
  }

  private struct Row {
    var symbol: String
    var meaning: String
    var text: String { symbol + " " + meaning }
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
