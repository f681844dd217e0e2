/// English words beside amounts, by what they say of these: the one list of them.
///
/// None is reserved: each means this only where it stands beside an amount, and nothing has its name.
enum WordGroup: String {
  /// Shares that are added to a price, or taken off it again.
  case surcharges = "tip tax vat gst sales service fee"
  /// Shares that are only taken off.
  case reductions = "discount rebate"
  /// Other shares, of which one is asked for alone: `5% interest on $1,000`.
  case otherShares = "interest commission deposit"
  /// What takes a share off at the end of a line: `30% off`.
  case takenOff = "off discount"

  /// Articles and `per` before what an amount is of one of: `35 a week`.
  case ofOne = "a an per"
  /// What a price of one ends with.
  case each = "each apiece"
  /// What an amount is of one of, without another word.
  case periods = "every pcm pw pa daily weekly monthly yearly annually"
  /// Numbers that may count what stands before a price, or be a part of it: `3 dozen @ 0.28`.
  case scales = "dozen hundred thousand million score gross"

  /// Words that ask for a calculation at either end of a label.
  case operators = "plus minus less times negative"
  case takingAway = "minus less"
  /// Words that ask for one before what they are about: `half of bill`.
  case parts = "half twice double triple third quarter square cube dozen hundred thousand"
  /// What no count of things has among its words.
  case betweenAmounts = "plus minus less times x at each"
  /// Words that may stand between those of a label: `taxi to airport`.
  case insideLabel = "of to in per from by on"

  /// People who are counted in a heading, or share a bill.
  case people = "people persons guests adults kids children friends"
  /// What a heading's number numbers, unless it has three digits: `Trip 2`.
  case numbered = "trip budget test week day year x for"
  /// What any number after it numbers, and what one below 100 does.
  case papers = "invoice order"
  case places = "flat apartment unit plot step phase"
  /// What a total may be of.
  case totalled = "cost costs price amount spent spending income expenses time distance area volume"

  /// Whether a word is of the group, in capitals or not.
  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    rawValue.utf8.split(separator: UInt8(ascii: " ")).contains {
      $0.elementsEqual(word.lazy.map { $0 | 0x20 })
    }
  }
}
