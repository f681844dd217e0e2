import CalculatorModel
import Languages

/// A text about constants.
///
/// ```swift
/// Catalogue(.german).text(ConstantsText.name(.speedOfLight))   // "Lichtgeschwindigkeit"
/// ```
///
/// It is not a ``Message``, so that a face that shows no constants does not carry the words.
public enum ConstantsText: Hashable, Sendable, Translatable {
  /// The name of a constant.
  case name(PhysicalConstant)
  /// The label of the search field.
  case search
  /// The message that a search finds nothing.
  case nothingFound
  /// The reason why constants known from measurements are missing.
  case measuredAreLeftOut
}

extension Catalogue {
  /// Returns a text about constants in the catalogue's language.
  public func text(_ text: ConstantsText) -> String { text.text(in: language) }
}
