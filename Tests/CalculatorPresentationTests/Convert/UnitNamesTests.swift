import Quantities
import Testing

@testable import CalculatorPresentation

@Suite("Names of units")
struct UnitNamesTests {
  private let languages = Language.allCases

  private func ids(in language: Language) -> [String] {
    EverydayUnits.names(in: language).map(\.id)
  }

  @Test("Every everyday unit has a name in every language, in one order")
  func complete() {
    let units = EverydayUnits.sections.flatMap { $0.entries.map { $0.unit.id } }
    #expect(!units.isEmpty)
    #expect(Set(units).count == units.count)
    // The last is a list of its own, and money depends on the rates.
    #expect(EverydayUnits.sections.count == UnitCategory.allCases.count - 2)
    for language in languages {
      #expect(ids(in: language) == units, "\(language)")
      for unit in units {
        let name = EverydayUnits.name(of: unit, in: language) ?? ""
        #expect(!name.isEmpty && name.first != " " && name.last != " ", "\(unit) \(language)")
      }
    }
  }

  @Test("In no language two units of a category share a name")
  func distinct() {
    for language in languages {
      for category in UnitCategory.allCases {
        let names = category.units.map { $0.name(in: language) }
        #expect(Set(names).count == names.count, "\(category) \(language)")
      }
    }
  }

  @Test("Each category begins with a pair of its own units")
  func pairs() {
    for section in EverydayUnits.sections {
      #expect(section.pair.count == 2)
      for unit in section.pair { #expect(section.entries.contains { $0.unit == unit }) }
    }
  }

  @Test("What is the same in the table is the same number of it")
  func aliases() throws {
    for section in EverydayUnits.sections {
      for entry in section.entries where !entry.alias.isEmpty {
        let alias = UnitProduct(try Unit.named(entry.alias))
        #expect(alias.factor == entry.unit.units.factor, "\(entry.unit.id)")
        #expect(alias.dimension == entry.unit.units.dimension, "\(entry.unit.id)")
      }
    }
  }

  @Test(
    "Units are found by symbol and by name, whatever capitals and accents",
    arguments: [
      ("km", Language.english, "km"), ("KILOMETRE", .german, "km"), ("kilometer", .english, "km"),
      ("metres carres", .french, "m^2"), ("m2", .english, "m^2"), ("m²", .japanese, "m^2"),
      ("m^2", .english, "m^2"), ("sqft", .english, "ft^2"), ("Fuss", .german, "ft"),
      ("pulgada", .spanish, "in"), ("anos luz", .spanish, "ly"), ("ねじ", .japanese, ""),
      ("きろめーとる", .japanese, "km"), ("كيلومتر", .arabic, "km"), ("امتار", .arabic, "m"),
      ("kmh", .english, "km/h"), ("°C", .english, "degC"), ("ohm", .german, "ohm"),
      ("µm", .english, "um"), ("cuin", .german, "in^3"), ("xyzzy", .english, ""),
      (" ", .english, ""),
      ("electronvolt", .arabic, "eV"), ("noeud", .french, "kn"), ("smoot", .english, "smoot"),
    ])
  func search(text: String, language: Language, id: String) {
    #expect(UnitSearch(text, in: language).units.first?.id ?? "" == id)
  }

  @Test("A search finds no more than its limit, and nothing twice")
  func limit() {
    let found = UnitSearch("e", in: .english).units.map { $0.id }
    #expect(found.count == UnitSearch.limit)
    #expect(Set(found).count == found.count)
  }

  @Test("What stands for a unit in a program finds it again")
  func identifiers() {
    for category in UnitCategory.allCases {
      for unit in category.units {
        #expect(ConversionUnit(id: unit.id) == unit, "\(unit.id)")
        #expect(!unit.id.contains(" ") && !unit.id.contains(">"), "\(unit.id)")
      }
    }
  }

  @Test("Money is a unit of its own, and not among those that are always there")
  func money() {
    #expect(ConversionUnit(id: "EUR")?.category == .currency)
    #expect(UnitCategory.currency.units.isEmpty)
    #expect(!UnitSearch("EUR", in: .english).units.contains { $0.id == "EUR" })
  }
}
