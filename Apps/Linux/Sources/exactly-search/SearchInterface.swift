import CGio

/// An interface through which desktops ask for answers, at a path, with the replies of its methods.
struct SearchInterface: Sendable {
  /// The path of the object that has it.
  let path: String

  /// The interface in D-Bus introspection XML.
  let description: String

  /// The methods that are searches; a newer search from the same program makes older ones useless.
  let searches: [String]

  /// The reply to a call: a tuple, or nil for nothing.
  let reply: @Sendable (SearchCall) -> OpaquePointer?
}
