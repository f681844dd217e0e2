import BigNumbers

extension WordMode {
  /// The settings in one word that reads back; empty where they are those at first.
  ///
  /// What the last press left to say is not among them.
  var text: String {
    if self == WordMode() { return "" }
    return [
      isOn ? "on" : "off", "\(format.bitWidth)", format.isSigned ? "signed" : "unsigned",
      "\(base.rawValue)", carry ? "1" : "0",
    ].joined(separator: ":")
  }

  init?(text: String) {
    self.init()
    guard !text.isEmpty else { return }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "on" || parts[0] == "off",
      let size = Int(parts[1]).flatMap({ WordFormat.Size(rawValue: $0) }),
      parts[2] == "signed" || parts[2] == "unsigned",
      let base = Int(parts[3]).flatMap({ NumberBase(rawValue: $0) }),
      parts[4] == "0" || parts[4] == "1"
    else { return nil }
    self.init(format: WordFormat(size, isSigned: parts[2] == "signed"), base: base)
    isOn = parts[0] == "on"
    carry = parts[4] == "1"
  }
}
