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

extension CalculatorViewModel {
  /// The constants whose sign, name or unit has all the words of a text, whatever the capitals and accents;
  /// all of them for "".
  ///
  /// ```swift
  /// viewModel.constantRows(matching: "planck").map(\.symbol)   // ["h", "ħ"]
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the text, of which 100 characters are looked at.
  public func constantRows(matching text: String = "") -> [ConstantRow] {
    let words = text.unicodeScalars.prefix(100).split(separator: " ").map { SearchText(String($0)) }
    return PhysicalConstant.allCases.map { constant in
      ConstantRow(
        constant: constant, symbol: constant.symbol,
        name: catalogue.text(ConstantsText.name(constant)),
        definition: constant.definition + " " + constant.unit, source: constant.source)
    }.filter { row in
      let english = ConstantsText.name(row.constant).english
      let searched = SearchText(
        row.symbol + " " + row.name + " " + english + " " + row.constant.unit)
      return words.allSatisfy { searched.rank(of: $0) != nil }
    }
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
