import BigNumbers
import ExactReals

extension WordMode {
  /// Returns the settings and the last press's remark as one word that reads back; empty for the defaults.
  ///
  /// A remark whose number has no exact text is left out.
  func text(_ numbers: inout NumberTexts) -> String {
    if self == WordMode() { return "" }
    let settings = [
      isOn ? "on" : "off", "\(format.bitWidth)", format.isSigned ? "signed" : "unsigned",
      "\(base.rawValue)", carry ? "1" : "0",
    ]
    return (settings + (remark?.words(&numbers) ?? [])).joined(separator: ":")
  }

  init?(text: String, _ numbers: NumberTexts) {
    self.init()
    guard !text.isEmpty else { return }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 5 || parts.count == 7, parts[0] == "on" || parts[0] == "off",
      let size = Int(parts[1]).flatMap({ WordFormat.Size(rawValue: $0) }),
      parts[2] == "signed" || parts[2] == "unsigned",
      let base = Int(parts[3]).flatMap({ NumberBase(rawValue: $0) }),
      parts[4] == "0" || parts[4] == "1"
    else { return nil }
    self.init(format: WordFormat(size, isSigned: parts[2] == "signed"), base: base)
    isOn = parts[0] == "on"
    carry = parts[4] == "1"
    guard parts.count == 7 else { return }
    guard let remark = WordRemark(kind: parts[5], place: parts[6], numbers) else { return nil }
    self.remark = remark
  }
}

extension WordRemark {
  /// Returns the kind of the remark and the place of its number; nil if that has no text.
  fileprivate func words(_ numbers: inout NumberTexts) -> [String]? {
    switch self {
    case .wraps(let exact): numbers.place(of: exact).map { ["wraps", "\($0)"] }
    case .remainder(let rest):
      numbers.place(of: Real(Rational(rest))).map { ["remainder", "\($0)"] }
    }
  }

  fileprivate init?(kind: Substring, place: Substring, _ numbers: NumberTexts) {
    guard let number = Int(place).flatMap({ numbers.number(at: $0) }) else { return nil }
    switch kind {
    case "wraps": self = .wraps(exact: number)
    case "remainder":
      guard let rest = number.rational, rest.isInteger else { return nil }
      self = .remainder(rest.numerator)
    default: return nil
    }
  }
}
