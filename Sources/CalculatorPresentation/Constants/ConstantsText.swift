import CalculatorModel
import Languages

/// What is said of constants.
///
/// ```swift
/// Catalogue(.german).text(ConstantsText.name(.speedOfLight))   // "Lichtgeschwindigkeit"
/// ```
///
/// It is no ``Message``, so that a face that shows no constants does not carry the words.
public enum ConstantsText: Hashable, Sendable, Translatable {
  /// What a constant is called.
  case name(PhysicalConstant)
  /// What stands where a constant is searched for.
  case search
  /// That nothing of that name is there.
  case nothingFound
  /// Why constants that are known from measurements are not there.
  case measuredAreLeftOut
}

extension Catalogue {
  /// A text about constants in the catalogue's language.
  public func text(_ text: ConstantsText) -> String { text.text(in: language) }
}
