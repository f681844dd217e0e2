import BigNumbers
import ConformanceTables
import Quantities
import Testing

/// The product's table of units against the one it was written from, cell by cell.
@Suite struct UnitTableTests {
  @Test func everyUnitOfTheTableIsThereAndNoOther() throws {
    let rows = try UnitsRow.rows(of: "unit")
    let units = Unit.all
    #expect(units.map { $0.symbol } == rows.map { $0.symbol })
    for (row, unit) in zip(rows, units) {
      #expect(unit.names == row.names, "\(row)")
      #expect(unit.viewSymbol == row.view, "\(row)")
      #expect(unit.kind.name == row.quantity, "\(row)")
      #expect(unit.factorDefinition == row.factor, "\(row)")
      #expect(unit.factor.rational.description == row.rational, "\(row)")
      #expect(unit.factor.piPower == row.piPower, "\(row)")
      #expect(unit.internationalUnitText == row.si, "\(row)")
      #expect(unit.prefixes.rawValue == row.prefixes, "\(row)")
      #expect(unit.source?.name == row.source, "\(row)")
    }
  }

  @Test func everyRowIsFoundByItsSymbolAndItsNames() throws {
    for row in try UnitsRow.rows(of: "unit") + UnitsRow.rows(of: "prefixed") {
      for name in [row.symbol] + row.names {
        let unit = try Unit.named(name)
        #expect(unit.symbol == row.symbol, "\(row) by \(name)")
        #expect(unit.viewSymbol == row.view, "\(row) by \(name)")
        #expect(unit.factor.rational.description == row.rational, "\(row) by \(name)")
        #expect(unit.factor.piPower == row.piPower, "\(row) by \(name)")
        #expect(unit.internationalUnitText == row.si, "\(row) by \(name)")
        #expect(unit.kind.name == row.quantity, "\(row) by \(name)")
      }
    }
  }

  @Test func theListHasTheUnitsWithPrefixesOfTheTable() throws {
    let rows = try UnitsRow.rows(of: "prefixed")
    #expect(Unit.everydayPrefixed.map { $0.symbol } == rows.map { $0.symbol })
    for (row, unit) in zip(rows, Unit.everydayPrefixed) {
      #expect(row.names.allSatisfy { unit.names.contains($0) }, "\(row)")
      #expect(unit.prefix != nil, "\(row)")
    }
  }

  @Test func everyPrefixIsThereAndNoOther() throws {
    let rows = try UnitsRow.rows(of: "prefix")
    #expect(UnitPrefix.allCases.map { $0.symbol } == rows.map { $0.symbol })
    for (row, prefix) in zip(rows, UnitPrefix.allCases) {
      #expect([prefix.name] == row.names, "\(row)")
      #expect(prefix.viewSymbol == row.view, "\(row)")
      #expect(prefix.factor.description == row.rational, "\(row)")
      #expect(prefix.isAboveOne == (prefix.factor.numerator > prefix.factor.denominator), "\(row)")
    }
  }

  @Test func dimensionsAreThoseOfTheUnitsOfTheSI() throws {
    for unit in Unit.all {
      let text = try #require(unit.internationalUnitText)
      #expect(try unitProduct(text).dimension == unit.dimension, "\(unit.symbol)")
    }
  }
}
