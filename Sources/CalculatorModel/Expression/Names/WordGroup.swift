/// Groups of English words that stand beside amounts: the one list of them.
///
/// None is reserved: each means this only where it stands beside an amount, and nothing has its name.
enum WordGroup: String {
  /// Shares that are added to a price, or taken off it again.
  case surcharges = "tip tax vat gst sales service fee"
  /// Shares that are only taken off.
  case reductions = "discount rebate"
  /// Other shares, of which one is asked for alone: `5% interest on $1,000`.
  case otherShares = "interest commission deposit"
  /// Words that take a share off at the end of a line: `30% off`.
  case takenOff = "off discount"

  /// Articles and `per` before what an amount is of one of: `35 a week`.
  case ofOne = "a an per"
  /// Words that end the price of one.
  case each = "each apiece"
  /// Periods that an amount is paid for, in one word.
  case periods = "every pcm pw pa daily weekly monthly yearly annually"
  /// Numbers that may count what stands before a price, or be a part of it: `3 dozen @ 0.28`.
  case scales = "dozen hundred thousand million score gross"

  /// Words that ask for a calculation at either end of a label.
  case operators = "plus minus less times negative"
  /// Operators that take an amount away.
  case takingAway = "minus less"
  /// Words that ask for one before what they are about: `half of bill`.
  case parts = "half twice double triple third quarter square cube dozen hundred thousand"
  /// Words between two amounts, which are not things that a number counts.
  case betweenAmounts = "plus minus less times x at each"
  /// Words that may stand between those of a label: `taxi to airport`.
  case insideLabel = "of to in per from by on"

  /// People who are counted in a heading, or share a bill.
  case people = "people persons guests adults kids children friends"
  /// Things that a number counts in a calculation: `£85 x 3 nights`.
  case counted = """
    nights pieces items boxes bags tickets bottles packs tiles pages portions servings slices seats rooms coats
    """
  /// What a time is taken off for: `9am to 5pm less 30 min lunch`.
  case pauses = "lunch break breaks"
  /// Things with numbers in headings, unless the number has three digits: `Trip 2`.
  case numbered = "trip budget test week day year x for"
  /// Papers, which have a number of any length.
  case papers = "invoice order"
  /// Places and steps, which have a number below 100.
  case places = "flat apartment unit plot step phase"
  /// Nouns after `total`: `total cost`.
  case totalled = "cost costs price amount spent spending income expenses time distance area volume"

  /// Whether a word is of the group, in capitals or not.
  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    rawValue.utf8.split(separator: UInt8(ascii: " ")).contains {
      $0.elementsEqual(word.lazy.map { $0 | 0x20 })
    }
  }
}
