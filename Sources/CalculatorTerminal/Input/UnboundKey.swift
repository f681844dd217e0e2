import CommandLineInterface

/// A key that means nothing to the calculator, as a terminal sends it: function keys, and keys with Shift,
/// Alt or Ctrl.
///
/// ```swift
/// UnboundKey(parameters: Array("15;5".utf8), final: UInt8(ascii: "~"))?.name   // "Ctrl-F5"
/// ```
///
/// A terminal's reports about itself are not keys: positions, attributes, focus and the mouse end in other
/// bytes. The numbers are those of xterm (Control Sequences, "PC-Style Function Keys").
struct UnboundKey: Hashable, Sendable {
  /// The key's name: `F5`, `Ctrl-→`.
  let name: String

  /// Creates the key of a sequence `ESC [` that ends with this byte; nil if it is not from a key.
  init?(parameters: [UInt8], final: UInt8) {
    let fields = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count <= 2 else { return nil }
    let first = fields.first ?? ""
    let base: String?
    switch final {
    case UInt8(ascii: "~"): base = Int(first).flatMap(Self.name(ofNumber:))
    case UInt8(ascii: "Z") where parameters.isEmpty: base = "Shift-Tab"
    // The Linux console's F1 to F5.
    case UInt8(ascii: "A")...UInt8(ascii: "E") where first == "[":
      base = "F\(final - UInt8(ascii: "A") + 1)"
    // After numbers other than 1, these bytes end reports.
    case _ where first == "1" && fields.count == 2:
      base = NavigationKey(arrowFinal: final)?.label ?? Self.functionKey(final)
    default: base = nil
    }
    guard let base else { return nil }
    guard fields.count == 2 else {
      name = base
      return
    }
    guard let modifiers = Int(fields[1]), (2...16).contains(modifiers) else { return nil }
    name = Self.name(ofModifiers: modifiers - 1) + base
  }

  /// Creates the key of a sequence `ESC O` followed by this byte; nil if it is not from a key.
  init?(keypadFinal byte: UInt8) {
    guard let name = Self.functionKey(byte) else { return nil }
    self.name = name
  }

  private static func functionKey(_ final: UInt8) -> String? {
    let first = UInt8(ascii: "P")
    return (first...UInt8(ascii: "S")).contains(final) ? "F\(final - first + 1)" : nil
  }

  /// Returns the name of a key by its number; the numbers of the DEC terminals' function keys have gaps.
  private static func name(ofNumber number: Int) -> String? {
    switch number {
    case 2: "Ins"
    case 3: NavigationKey.deleteForward.label
    case 5: NavigationKey.pageUp.label
    case 6: NavigationKey.pageDown.label
    case 11...15: "F\(number - 10)"
    case 17...21: "F\(number - 11)"
    case 23...26: "F\(number - 12)"
    case 28...29: "F\(number - 13)"
    case 31...34: "F\(number - 14)"
    default: nil
    }
  }

  private static func name(ofModifiers bits: Int) -> String {
    let names = [(4, "Ctrl-"), (2, "Alt-"), (1, "Shift-")]
    return names.reduce("") { bits & $1.0 == 0 ? $0 : $0 + $1.1 }
  }
}
