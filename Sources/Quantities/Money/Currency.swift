/// A currency, identified by its ISO 4217 code.
///
/// ```swift
/// Currency(code: "EUR")?.code   // "EUR"
/// Currency(code: "eur")         // nil: codes are capitals
/// ```
public struct Currency: Hashable, Sendable {
  /// The three letters, first to last.
  private let letters: (UInt8, UInt8, UInt8)

  /// Creates a currency from its code, or nil if ISO 4217 has no such code in use.
  public init?(code: some StringProtocol) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3 else { return nil }
    let isKnown = Self.codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count, by: 4).contains { codes[$0..<$0 + 3].elementsEqual(bytes) }
    }
    guard isKnown else { return nil }
    letters = (bytes[0], bytes[1], bytes[2])
  }

  /// Creates a currency from its everyday name: `euros`, `pounds_sterling`, `usd`.
  ///
  /// Codes of small letters are those that are no words and no other units.
  init?(name: String) {
    switch name.withoutCase {
    case "usd", "eur", "gbp", "jpy", "chf", "cad", "aud", "nzd", "cny", "inr":
      guard let currency = Self.inAnotherCase(name) else { return nil }
      self = currency
    case "euro", "euros": self.init(code: "EUR")
    case "dollar", "dollars": self.init(code: "USD")
    case "pound_sterling", "pounds_sterling": self.init(code: "GBP")
    case "yen": self.init(code: "JPY")
    case "yuan", "renminbi": self.init(code: "CNY")
    case "baht": self.init(code: "THB")
    case "zloty", "zlotys": self.init(code: "PLN")
    case "forint", "forints": self.init(code: "HUF")
    case "shekel", "shekels": self.init(code: "ILS")
    case "ringgit": self.init(code: "MYR")
    case "hryvnia", "hryvnias": self.init(code: "UAH")
    case "naira": self.init(code: "NGN")
    default: return nil
    }
  }

  /// Creates the currency of the letters that are written before a dollar sign: `US`, `C`.
  package init?(beforeDollar letters: String) {
    switch letters {
    case "US": self.init(code: "USD")
    case "C", "CA": self.init(code: "CAD")
    case "A", "AU": self.init(code: "AUD")
    case "NZ": self.init(code: "NZD")
    case "HK": self.init(code: "HKD")
    case "S": self.init(code: "SGD")
    case "MX": self.init(code: "MXN")
    case "R": self.init(code: "BRL")
    default: return nil
    }
  }

  /// Returns the currency whose code a text is, ignoring case.
  static func inAnotherCase(_ text: some StringProtocol) -> Currency? {
    let capitals = text.utf8.map {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0
    }
    return Currency(code: String(decoding: capitals, as: UTF8.self))
  }

  /// The code: three capital letters.
  public var code: String {
    String(decoding: [letters.0, letters.1, letters.2], as: UTF8.self)
  }

  /// All currencies, in alphabetical order.
  public static var all: [Currency] {
    codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count, by: 4).compactMap {
        Currency(code: String(decoding: codes[$0..<$0 + 3], as: UTF8.self))
      }
    }
  }

  /// Whether the codes are the same.
  public static func == (left: Currency, right: Currency) -> Bool { left.letters == right.letters }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters.0)
    hasher.combine(letters.1)
    hasher.combine(letters.2)
  }

  /// ISO 4217, list one of 2025, without metals, funds and testing codes; four bytes each.
  private static let codes: StaticString = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD \
    CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP \
    GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD \
    KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN \
    NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP \
    SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES \
    VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """
}
