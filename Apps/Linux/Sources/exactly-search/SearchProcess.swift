import CGio
import CalculatorPresentation
import CalculatorStorage
import DesktopSearch

/// The process that the bus starts when a desktop searches; it ends after a while without searches.
final class SearchProcess {
  /// The name on the bus.
  private static let name = "io.github.exactly_calculator.Exactly.SearchProvider"

  /// The number of seconds without a call after which it ends.
  private static let idleSeconds: UInt32 = 10

  private let bus: Bus
  private let loop = g_main_loop_new(nil, 0)
  private let search: DesktopSearch
  private let interfaces: [SearchInterface]
  private let arrived = ArrivedSearches()

  /// The last answer; the Shell first asks for its expression, then for what to show.
  private var lastAnswer: SearchAnswer?

  /// The source that ends the process.
  private var idleTimer: UInt32 = 0

  private init(bus: Bus) {
    self.bus = bus
    let settings = (try? SettingsFile.ofThisPerson().current().settings) ?? Settings()
    let locale = g_get_language_names()[0].map { String(cString: $0) } ?? ""
    let language = settings.language(inLocale: locale)
    search = DesktopSearch(language: language)
    interfaces = [.shell, .krunner(language: language)]
  }

  /// Answers calls until none has come for a while.
  static func run() throws(BusError) {
    let process = SearchProcess(bus: try Bus())
    try process.register()
    guard try process.bus.own(name) else { throw BusError("another process answers as \(name)") }
    process.waitForCall()
    g_main_loop_run(process.loop)
  }

  private func register() throws(BusError) {
    // The process lives until the program ends.
    let context = Unmanaged.passRetained(self).toOpaque()
    g_dbus_connection_add_filter(
      bus.connection,
      { _, message, isIncoming, context in
        if isIncoming != 0, let message, let context {
          Unmanaged<SearchProcess>.fromOpaque(context).takeUnretainedValue().note(message)
        }
        return message
      }, context, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, path, _, method, parameters, invocation, context in
      guard let path, let method, let parameters, let invocation, let context else { return }
      Unmanaged<SearchProcess>.fromOpaque(context).takeUnretainedValue().answer(
        invocation, String(cString: path), String(cString: method), parameters,
        sender: sender.map { String(cString: $0) } ?? "")
    }
    for interface in interfaces {
      try bus.register(interface.path, interface.description, table, context: context)
    }
  }

  /// Notes a message that has arrived, on GLib's own thread.
  private func note(_ message: OpaquePointer) {
    guard let path = g_dbus_message_get_path(message),
      let member = g_dbus_message_get_member(message),
      let sender = g_dbus_message_get_sender(message),
      let interface = interfaces.first(where: { $0.path == String(cString: path) }),
      interface.searches.contains(String(cString: member))
    else { return }
    arrived.note(g_dbus_message_get_serial(message), of: String(cString: sender))
  }

  private func answer(
    _ invocation: OpaquePointer, _ path: String, _ method: String, _ parameters: OpaquePointer,
    sender: String
  ) {
    let serial = g_dbus_message_get_serial(g_dbus_method_invocation_get_message(invocation))
    let call = SearchCall(
      method: method, parameters: parameters,
      answer: { [self] in answer(to: $0, serial: serial, sender: sender) },
      others: OtherPrograms(bus: bus.connection))
    let reply = interfaces.first { $0.path == path }?.reply(call)
    g_dbus_method_invocation_return_value(invocation, reply ?? Variant.tuple())
    waitForCall()
  }

  private func answer(to text: String, serial: UInt32, sender: String) -> SearchAnswer? {
    if let lastAnswer, lastAnswer.expression == text { return lastAnswer }
    let answer = search.answer(to: text) { [arrived] in arrived.isOutdated(serial, of: sender) }
    if answer != nil { lastAnswer = answer }
    return answer
  }

  // MARK: - The end

  private func waitForCall() {
    if idleTimer != 0 { g_source_remove(idleTimer) }
    idleTimer = g_timeout_add_seconds(
      Self.idleSeconds,
      { context in
        context.map { Unmanaged<SearchProcess>.fromOpaque($0).takeUnretainedValue().end() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Releases the name, answers the calls that arrived before that, and ends.
  private func end() {
    idleTimer = 0
    try? bus.release(Self.name)
    while g_main_context_iteration(nil, 0) != 0 {}
    g_dbus_connection_flush_sync(bus.connection, nil, nil)
    g_main_loop_quit(loop)
  }
}
