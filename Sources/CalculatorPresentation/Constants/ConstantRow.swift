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
  /// The constants whose sign, name or unit has all the words of a text, without regard to capitals; all
  /// of them for "".
  ///
  /// ```swift
  /// viewModel.constantRows(matching: "planck").map(\.symbol)   // ["h", "ħ"]
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the text, of which 100 bytes are looked at.
  public func constantRows(matching text: String = "") -> [ConstantRow] {
    let words = text.utf8.prefix(100).split(separator: UInt8(ascii: " ")).map {
      Self.folded(Array($0))
    }
    return PhysicalConstant.allCases.map { constant in
      ConstantRow(
        constant: constant, symbol: constant.symbol,
        name: catalogue.text(ConstantsText.name(constant)),
        definition: constant.definition + " " + constant.unit, source: constant.source)
    }.filter { row in
      let english = ConstantsText.name(row.constant).english
      let all = row.symbol + " " + row.name + " " + english + " " + row.constant.unit
      let searched = Self.folded(Array(all.utf8))
      return words.allSatisfy { Self.contains($0, in: searched) }
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

  /// The bytes with the letters A to Z as small ones.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard word.count <= text.count else { return false }
    return (0...text.count - word.count).contains { text[$0..<$0 + word.count] == word[...] }
  }
}
