import Quantities

/// A count and a price, as on a bill: `4 x £35`, `12 bags @ £6.50`, `40 cakes at 1.50 each`.
struct CountOfPrice {
  /// The things counted, if the price of one does not name them: in `6 hours @ £35`, but not in `6 h @ £35/h`.
  let things: Range<Int>
  /// The sign between both, or `at`.
  let sign: Range<Int>
  /// The end of the price.
  let end: Int

  /// Reads a count and a price; nil for other texts.
  ///
  /// After words, `2 x 1.15` is one, but not `8 x 11`, which may be a size.
  init?(_ text: ArraySlice<UInt8>, behindWords: Bool, isName: (ArraySlice<UInt8>) -> Bool) {
    var parts = text.split(separator: UInt8(ascii: " "))
    let isEach = parts.last.map { WordGroup.each.contains($0) } == true
    if isEach { parts.removeLast() }
    guard let last = parts.last,
      let place = parts.firstIndex(where: { part in
        ["x", "X", "×", "*", "@", "at"].contains { part.elementsEqual($0.utf8) }
      }), place > 0, place + 1 < parts.count
    else { return nil }
    let sign = parts[place].startIndex..<parts[place].endIndex
    let isPrice =
      isEach || text[sign].elementsEqual("@".utf8) || text[sign].elementsEqual("at".utf8)
    let price = text[parts[place + 1].startIndex..<last.endIndex]
    let (count, things) = (parts[0], parts[0].endIndex..<sign.lowerBound)
    // The price of one: `/kg`, `a kg`, `per kg`.
    let isOfOne = parts.count > place + 3 && WordGroup.ofOne.contains(parts[place + 2])
    let amount = isOfOne ? parts[place + 1] : price.prefix { $0 != UInt8(ascii: "/") }
    guard amount.isNumberOrMoney,
      isPrice || behindWords && amount.hasCents || price.first.map({ $0.isDigit }) == false,
      let counted = ItemText.words(in: text[things]),
      !counted.contains(where: { isName($0) && Unit(named: $0.text) == nil }),
      // `10 km at 5:00/km`, but not `45 min at 5:00/km`.
      !amount.contains(UInt8(ascii: ":"))
        || amount.endIndex < price.endIndex
          && Unit(named: parts[place - 1].drop { $0.isNumeric }.text)?.dimension
            == Dimension(.length),
      // `100 km at 80`
      amount.endIndex < price.endIndex || amount.hasCurrency
        || counted.allSatisfy({ Unit(named: $0.text) == nil }),
      // `3 dozen @ 0.28` may be three prices or 36.
      !counted.contains(where: { WordGroup.scales.contains($0) }),
      // `4 days x €60` and `6 hours x £35`, but not `5 kg x €3`.
      isPrice
        || counted.allSatisfy({
          Unit(named: $0.text).map { $0.dimension == Dimension(.time) } ?? true
        })
    else { return nil }
    (self.sign, end) = (sign, last.endIndex)
    let nothing = sign.lowerBound..<sign.lowerBound
    if amount.endIndex < price.endIndex {
      // `350g at £12/kg`.
      guard isPrice, ItemText.isAmount(text[count.startIndex..<sign.lowerBound]) else {
        return nil
      }
      self.things = nothing
      return
    }
    guard count.allSatisfy({ $0.isNumeric }),
      !counted.isEmpty || !text[sign].elementsEqual("at".utf8)
    else { return nil }
    self.things = counted.isEmpty ? nothing : things
  }
}

extension UInt8 {
  fileprivate var isNumeric: Bool { isDigit || self == UInt8(ascii: ".") }
}

extension ArraySlice<UInt8> {
  /// Whether it is a number, perhaps with a currency.
  fileprivate var isNumberOrMoney: Bool {
    ItemText.isAmount(self)
      && split(separator: UInt8(ascii: " ")).allSatisfy { part in
        !part.withoutPence.contains { $0.isLetter || $0 == UInt8(ascii: "%") }
          || part.count == 3 && Currency(code: part.text) != nil
      }
  }

  /// Whether there is a currency sign or code, or pence.
  fileprivate var hasCurrency: Bool {
    contains { $0 >= 0x80 || $0 == UInt8(ascii: "$") || $0.isLetter }
  }

  /// The number of `85p`; other words as they are.
  private var withoutPence: ArraySlice<UInt8> {
    last == UInt8(ascii: "p") && dropLast().allSatisfy { $0.isDigit } ? dropLast() : self
  }

  /// Whether it ends in a point and two digits, as prices do.
  fileprivate var hasCents: Bool {
    reversed().prefix { $0.isDigit }.count == 2
      && dropLast(2).last.map { ".,".utf8.contains($0) } == true
  }
}
