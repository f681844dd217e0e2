/// A key that moves through a list or a line, or Del.
package enum NavigationKey: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  /// Del, which removes what follows; if nothing follows, it acts like Backspace.
  case deleteForward
}

extension NavigationKey {
  /// Creates the key of a sequence `ESC [` that ends with this byte.
  package init?(parameters: [UInt8], final: UInt8) {
    switch (final, String(decoding: parameters, as: UTF8.self)) {
    case (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): self = .home
    case (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): self = .end
    case (UInt8(ascii: "~"), "3"): self = .deleteForward
    case (UInt8(ascii: "~"), "5"): self = .pageUp
    case (UInt8(ascii: "~"), "6"): self = .pageDown
    case (_, ""): self.init(arrowFinal: final)
    default: return nil
    }
  }

  /// Creates the key of a sequence `ESC [` or `ESC O` followed only by this byte.
  package init?(arrowFinal byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }
}
