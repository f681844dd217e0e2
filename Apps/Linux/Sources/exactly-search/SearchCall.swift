import CGio
import DesktopSearch

/// A call that a program makes to the search.
struct SearchCall {
  /// The name of the method.
  let method: String

  /// What the method is given: a tuple.
  let parameters: OpaquePointer

  /// The answer to a text, or nothing once the same program has asked for another one.
  let answer: (String) -> SearchAnswer?

  /// Calls to other programs.
  let others: OtherPrograms

  /// The text at a place of what the method is given.
  func text(_ place: UInt) -> String { Variant.text(place, of: parameters) }

  /// The texts at a place of what the method is given.
  func texts(_ place: UInt) -> [String] { Variant.texts(place, of: parameters) }
}
