import CGio

/// D-Bus values made from Swift ones.
///
/// Each is passed on at once; whatever receives it owns it.
enum Variant {
  static func text(_ text: String) -> OpaquePointer { g_variant_new_string(text) }

  /// A value with its type: `v`.
  static func boxed(_ value: OpaquePointer) -> OpaquePointer { g_variant_new_variant(value) }

  static func texts(_ texts: [String]) -> OpaquePointer { list("as", texts.map(text)) }

  static func tuple(_ parts: OpaquePointer...) -> OpaquePointer {
    let parts: [OpaquePointer?] = parts
    return g_variant_new_tuple(parts, UInt(parts.count))
  }

  /// A list of a type such as `aa{sv}`.
  static func list(_ type: String, _ elements: [OpaquePointer]) -> OpaquePointer {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    let builder = g_variant_builder_new(type)
    defer { g_variant_builder_unref(builder) }
    for element in elements { g_variant_builder_add_value(builder, element) }
    return g_variant_builder_end(builder)
  }

  /// Values by name: `a{sv}`.
  static func dictionary(_ members: KeyValuePairs<String, OpaquePointer>) -> OpaquePointer {
    list(
      "a{sv}",
      members.map { g_variant_new_dict_entry(text($0.key), boxed($0.value)) })
  }

  /// Returns the text at a position in a tuple.
  static func text(_ place: UInt, of tuple: OpaquePointer) -> String {
    let child = g_variant_get_child_value(tuple, place)
    defer { g_variant_unref(child) }
    return String(cString: g_variant_get_string(child, nil))
  }

  /// Returns the number at a position in a tuple.
  static func number(_ place: UInt, of tuple: OpaquePointer) -> UInt32 {
    let child = g_variant_get_child_value(tuple, place)
    defer { g_variant_unref(child) }
    return g_variant_get_uint32(child)
  }

  /// Returns the list of texts at a position in a tuple.
  static func texts(_ place: UInt, of tuple: OpaquePointer) -> [String] {
    guard let child = g_variant_get_child_value(tuple, place) else { return [] }
    defer { g_variant_unref(child) }
    return (0..<g_variant_n_children(child)).map { text($0, of: child) }
  }
}
