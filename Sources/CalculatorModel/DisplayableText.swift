extension String {
  /// The text cut to a length and with control characters made visible, fit for a message.
  package func displayable(limit: Int) -> String {
    var text = ""
    for (position, scalar) in unicodeScalars.enumerated() {
      if position == limit { return text + "…" }
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0: text += "�"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
