import CalculatorModel

extension NumberSymbols {
  /// Creates the marks that numbers have in a locale, with the sign `−`.
  ///
  /// ```swift
  /// NumberSymbols(locale: "de_DE.UTF-8")   // 1.234,5
  /// NumberSymbols(locale: "fr-CH")         // 1 234,5
  /// NumberSymbols(locale: "ar_EG")         // 1,234.5: digits are 0–9 everywhere
  /// NumberSymbols(locale: "C")             // 1,234.5
  /// ```
  ///
  /// The name is a language and perhaps a region, in the form of POSIX or BCP 47; `C`, `POSIX`, "" and all unknown
  /// names have the marks of English.
  ///
  /// Source: the decimal and group symbols of Latin digits in Unicode CLDR 47. Groups that begin only at five digits,
  /// as in Spanish and Polish, and groups of other than three digits are not supported.
  public init(locale: String) {
    let (language, region) = Self.parts(ofLocale: locale)
    let marks =
      Self.marks(ofLocale: language + "_" + region) ?? Self.marks(ofLocale: language)
      ?? .commaGroupsPoint
    self.init(
      decimalMark: marks.decimal, groupingMark: marks.group, minusSign: "−")
  }

  private enum Marks: CaseIterable {
    case commaGroupsPoint
    case pointGroupsComma
    case spaceGroupsComma
    case narrowSpaceGroupsComma
    case apostropheGroupsPoint

    var decimal: Unicode.Scalar {
      switch self {
      case .commaGroupsPoint, .apostropheGroupsPoint: "."
      case .pointGroupsComma, .spaceGroupsComma, .narrowSpaceGroupsComma: ","
      }
    }

    var group: Unicode.Scalar {
      switch self {
      case .commaGroupsPoint: ","
      case .pointGroupsComma: "."
      case .spaceGroupsComma: .firmSpace
      case .narrowSpaceGroupsComma: .narrowSpace
      case .apostropheGroupsPoint: .apostrophe
      }
    }

    /// The languages that use the marks, and the regions that use them instead of their language's.
    ///
    /// The marks of English are listed only for regions whose language has others.
    var locales: String {
      switch self {
      case .pointGroupsComma:
        """
        ast az bs ca da de dsb el es eu fo fy gl hr hsb ia id is it jv kl ku lb ln lo mk nl \
        ps pt rn ro rw sc sg sl sr su tr vi wo ar_DZ ar_LB ar_LY ar_MA ar_MR ar_TN en_AT \
        en_BE en_DE en_DK en_ES en_ID en_IT en_NL en_PL en_RO en_SI fr_LU ms_BN ms_ID qu_BO \
        sw_CD
        """
      case .spaceGroupsComma:
        """
        af be bg br cs cv eo et ff fi ht hu hy ie ka kab kea kk ky lt lv nb nn no nr pl ru \
        sah se sk smn sq ss sv tg tk ts tt uk uz ve zgh en_CZ en_FI en_HU en_NO en_PT en_SE \
        en_SK en_ZA es_CR fr_CA pt_AO pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST \
        pt_TL
        """
      case .narrowSpaceGroupsComma: "fr en_FR"
      case .apostropheGroupsPoint: "gsw rm de_CH de_LI en_CH it_CH"
      case .commaGroupsPoint:
        "es_419 es_BR es_BZ es_CU es_DO es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_SV es_US"
      }
    }
  }

  /// Returns the language in lowercase and the region in capitals: `fr` and `CH` of `fr_CH.UTF-8@euro`.
  private static func parts(ofLocale name: String) -> (language: String, region: String) {
    var parts: [[UInt8]] = [[]]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "@"):
        return (language(parts[0]), region(parts.dropFirst()))
      case UInt8(ascii: "_"), UInt8(ascii: "-"): parts.append([])
      default: parts[parts.count - 1].append(byte)
      }
    }
    return (language(parts[0]), region(parts.dropFirst()))
  }

  private static func language(_ part: [UInt8]) -> String {
    String(decoding: part.map { $0.isLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Returns the first part of two letters or three digits; a script of four letters may stand before it.
  private static func region(_ parts: ArraySlice<[UInt8]>) -> String {
    for part in parts {
      let isRegion =
        part.count == 2 && part.allSatisfy { $0.isLetter }
        || part.count == 3 && part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      if isRegion {
        return String(decoding: part.map { $0.isLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
      }
    }
    return ""
  }

  private static func marks(ofLocale name: String) -> Marks? {
    Marks.allCases.first { $0.locales.split(separator: " ").contains { $0 == name } }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
