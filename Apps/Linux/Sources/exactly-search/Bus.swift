import CGio

/// A failure on the bus.
struct BusError: Error {
  /// The reason, in GLib's words or ours.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Takes over a GLib error, and frees it.
  ///
  /// - Parameters:
  ///   - error: GLib's error.
  ///   - what: The failure, followed by a colon and a space.
  fileprivate init(taking error: UnsafeMutablePointer<GError>?, _ what: String = "") {
    reason = what + (error.map { String(cString: $0.pointee.message) } ?? "unknown error")
    error.map { g_error_free($0) }
  }
}

/// A connection to the user's session bus.
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
  /// - Returns: Whether no other process has it.
  func own(_ name: String) throws(BusError) -> Bool {
    let doNotQueue: UInt32 = 4
    return try ask(
      "RequestName", Variant.tuple(Variant.text(name), g_variant_new_uint32(doNotQueue))) == 1
  }

  /// Releases a name; later calls go to a new process.
  func release(_ name: String) throws(BusError) {
    _ = try ask("ReleaseName", Variant.tuple(Variant.text(name)))
  }

  /// Calls a method of the bus itself that returns a number.
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
  ///   - description: The interface in D-Bus introspection XML.
  ///   - table: The functions to call.
  ///   - context: The pointer passed with each call.
  /// - Throws: ``BusError`` if the path is taken.
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
