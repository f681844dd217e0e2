import CalculatorModel
import ExactReals

/// A constant as a view lists it.
public struct ConstantRow: Hashable, Sendable {
  /// The constant.
  public let constant: PhysicalConstant

  /// Its sign: `c`.
  public let symbol: String

  /// What it is called.
  public let name: String

  /// Its value as it is defined, with its unit: `299792458 m/s`.
  public let definition: String

  /// Who has fixed the value, and when.
  public let source: String
}

extension Catalogue {
  /// The constants whose sign, name or unit has all the words of a search, whatever the capitals and accents;
  /// all of them for "".
  ///
  /// ```swift
  /// Catalogue(.english).constantRows(matching: "planck").map(\.symbol)   // ["h", "ħ"]
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the text, of which 100 characters are looked at.
  public func constantRows(matching search: String = "") -> [ConstantRow] {
    let words = search.unicodeScalars.prefix(100).split(separator: " ").map {
      SearchText(String($0))
    }
    return PhysicalConstant.allCases.map { constant in
      ConstantRow(
        constant: constant, symbol: constant.symbol,
        name: self.text(ConstantsText.name(constant)),
        definition: constant.definition + " " + constant.unit, source: constant.source)
    }.filter { row in
      let english = ConstantsText.name(row.constant).english
      let searched = SearchText(
        row.symbol + " " + row.name + " " + english + " " + row.constant.unit)
      return words.allSatisfy { searched.rank(of: $0) != nil }
    }
  }
}

extension CalculatorViewModel {
  /// The constants that have all the words of a text, as ``Catalogue/constantRows(matching:)`` has them.
  public func constantRows(matching text: String = "") -> [ConstantRow] {
    catalogue.constantRows(matching: text)
  }

  /// Takes the exact value of a constant as the operand.
  ///
  /// ```swift
  /// viewModel.use(.speedOfLight)
  /// viewModel.displayText   // "299,792,458"
  /// ```
  public func use(_ constant: PhysicalConstant) {
    do throws(CalculationError) {
      use(try constant.value)
    } catch {
      say(.calculationReason(error))
    }
  }
}
