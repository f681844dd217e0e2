/// Something to type and what it does: `[Enter] Next`.
struct Choice: Hashable {
  let typed: String
  let label: String

  static let back = Choice(typed: "b", label: "Back")
  static let quit = Choice(typed: "q", label: "Quit")

  var text: String { "[\(typed)] \(label)" }
}
