import CGio
import DesktopSearch

/// A call that a program makes to the search.
struct SearchCall {
  /// The name of the method.
  let method: String

  /// The method's arguments: a tuple.
  let parameters: OpaquePointer

  /// The answer to a text, or nil once the same program has asked for another one.
  let answer: (String) -> SearchAnswer?

  /// Calls to other programs.
  let others: OtherPrograms

  /// Returns the text at a position in the method's arguments.
  func text(_ place: UInt) -> String { Variant.text(place, of: parameters) }

  /// Returns the texts at a position in the method's arguments.
  func texts(_ place: UInt) -> [String] { Variant.texts(place, of: parameters) }
}
