import CGio

/// A way in which desktops ask for answers: an interface at a path, and what its methods return.
struct SearchInterface: Sendable {
  /// The path of the object that has it.
  let path: String

  /// The interface in the XML of D-Bus's introspection.
  let description: String

  /// The methods that are searches: a newer one of the same program makes others useless.
  let searches: [String]

  /// What a call returns: a tuple; nil for nothing.
  let reply: @Sendable (SearchCall) -> OpaquePointer?
}
