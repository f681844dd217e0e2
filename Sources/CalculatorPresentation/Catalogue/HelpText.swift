import Languages

/// What the help of a face with a touch screen says, beside the names of keys and commands.
///
/// ```swift
/// Catalogue(.english).text(HelpText.gesture(.swipeNumber))   // "Swipe across the number"
/// Catalogue(.english).text(HelpText.effect(.swipeNumber))    // "Delete the last digit"
/// ```
///
/// It is no ``Message``, so that a face that never says it does not carry the words.
public enum HelpText: Hashable, Sendable, Translatable {
  /// What stands above the ways to use something.
  case heading(InputDevice)
  /// What fingers do.
  case gesture(TouchGesture)
  /// What comes of it.
  case effect(TouchGesture)
  /// A key of the keyboard that is pressed while Control is held.
  case withControl(String)
  /// The link to the guides and the documentation of the libraries, which are in English.
  case documentation
}

/// What the calculator is used with.
public enum InputDevice: CaseIterable, Hashable, Sendable {
  case touch
  case keyboard
}

extension Catalogue {
  /// A text of the help in the catalogue's language.
  public func text(_ text: HelpText) -> String { text.text(in: language) }
}
