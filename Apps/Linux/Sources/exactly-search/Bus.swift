import CGio

/// Why something on the bus did not succeed.
struct BusError: Error {
  /// The reason, in the words of GLib or of ours.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Takes over an error of GLib's, and frees it.
  ///
  /// - Parameters:
  ///   - error: GLib's error.
  ///   - what: What did not succeed, with a colon and a space behind it.
  fileprivate init(taking error: UnsafeMutablePointer<GError>?, _ what: String = "") {
    reason = what + (error.map { String(cString: $0.pointee.message) } ?? "unknown error")
    error.map { g_error_free($0) }
  }
}

/// A connection to the bus of a person's session.
struct Bus {
  /// GLib's connection, which lives as long as the process.
  let connection: OpaquePointer

  /// Connects to the bus that the environment names.
  init() throws(BusError) {
    var error: UnsafeMutablePointer<GError>?
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      throw BusError(taking: error, "there is no session bus: ")
    }
    self.connection = connection
  }

  /// Takes a name.
  ///
  /// - Returns: Whether nobody else has it.
  func own(_ name: String) throws(BusError) -> Bool {
    let doNotQueue: UInt32 = 4
    return try ask(
      "RequestName", Variant.tuple(Variant.text(name), g_variant_new_uint32(doNotQueue))) == 1
  }

  /// Gives a name back: calls that come afterwards go to a new process.
  func release(_ name: String) throws(BusError) {
    _ = try ask("ReleaseName", Variant.tuple(Variant.text(name)))
  }

  /// Asks the bus itself for something that it answers with a number.
  private func ask(_ method: String, _ parameters: OpaquePointer) throws(BusError) -> UInt32 {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
      parameters, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
    guard let reply else { throw BusError(taking: error) }
    defer { g_variant_unref(reply) }
    return Variant.number(0, of: reply)
  }

  /// Registers an object with one interface.
  ///
  /// - Parameters:
  ///   - path: The object's path.
  ///   - description: The interface in the XML of D-Bus's introspection.
  ///   - table: What is called.
  ///   - context: What it is given with each call.
  /// - Throws: ``BusError`` where the path is taken.
  func register(
    _ path: String, _ description: String, _ table: GDBusInterfaceVTable,
    context: UnsafeMutableRawPointer
  ) throws(BusError) {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(description, &error) else {
      throw BusError(taking: error)
    }
    defer { g_dbus_node_info_unref(node) }
    var table = table
    guard
      g_dbus_connection_register_object(
        connection, path, node.pointee.interfaces[0], &table, context, nil, &error) != 0
    else { throw BusError(taking: error) }
  }
}
