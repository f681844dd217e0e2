import Languages

/// The texts of the help of a face with a touch screen, besides the names of keys and commands.
///
/// ```swift
/// Catalogue(.english).text(HelpText.gesture(.swipeNumber))   // "Swipe across the number"
/// Catalogue(.english).text(HelpText.effect(.swipeNumber))    // "Delete the last digit"
/// ```
///
/// It is not a ``Message``, so that a face that never shows it does not carry the words.
public enum HelpText: Hashable, Sendable, Translatable {
  /// The heading above the ways to use a device.
  case heading(InputDevice)
  /// The movement of the fingers.
  case gesture(TouchGesture)
  /// The effect of the gesture.
  case effect(TouchGesture)
  /// A key of the keyboard that is pressed while Control is held.
  case withControl(String)
  /// The link to the guides and the libraries' documentation, which are in English.
  case documentation
}

/// A device with which the calculator is used.
public enum InputDevice: CaseIterable, Hashable, Sendable {
  case touch
  case keyboard
}

extension Catalogue {
  /// Returns a text of the help in the catalogue's language.
  public func text(_ text: HelpText) -> String { text.text(in: language) }
}
