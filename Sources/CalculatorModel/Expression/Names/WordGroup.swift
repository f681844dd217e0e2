import Quantities

/// Groups of English words that stand next to amounts, all listed here.
///
/// None is reserved: each has this meaning only next to an amount, and only if it isn't a defined name.
enum WordGroup: String {
  /// Shares that are added to a price, or taken off again.
  case surcharges = "tip tax vat gst hst pst qst sales service gratuity fee"
  /// Labels of amounts that may be taken off: `Refund £64`.
  case mayBeTakenOff = """
    refund refunded cashback credit returned return returns paid spent withdrawal withdrawals withdrew \
    withdrawn deduction deductions
    """
  /// Headings above amounts that are taken from those of other headings: `Costs:`.
  case spending = """
    costs cost expenses expense spending spent out outgoings bills payments paid debits
    """
  /// Labels of totals from which amounts may be taken: `Left: total`.
  case remainders = "left remaining remainder balance due owed owing change closing"
  /// Shares that are only taken off.
  case reductions = "discount rebate coupon voucher"
  /// Words for a share that a price already contains: `Tax included 20%`.
  case included = "inc incl included including inclusive"
  /// Taxes that are taken from pay: `Income tax 22%`.
  case withheld = "income withholding payroll"
  /// Headings and labels of what comes in.
  case receipts = "in income takings receipts sales salary wage wages earnings pay"
  /// Pay, from which taxes are taken.
  case earnings = "salary wage wages income earnings pay paycheck gross"
  /// Other shares, which may be asked for alone: `5% interest on $1,000`.
  case otherShares = "interest commission deposit"
  /// Words that take a share off at the end of a line: `30% off`.
  case takenOff = "off discount"

  /// Articles and `per` before the unit that an amount is for: `35 a week`.
  case ofOne = "a an per"
  /// Words after the price of one item.
  case each = "each apiece"
  /// Payment periods in one word.
  case periods = "every pcm pw pa ph hourly nightly daily weekly monthly yearly annually"
  /// Times that people are paid for.
  case timesOfPay = "hour day week fortnight month quarter year"
  /// Numbers that may count the item before a price, or be part of it: `3 dozen @ 0.28`.
  case scales = "dozen hundred thousand million score gross"

  /// Words that ask for a calculation at either end of a label.
  case operators = "plus minus less times negative take subtract deduct multiply divide"
  /// Words after an amount that ask for a calculation: `£80 split two ways`, `£240 ex VAT`.
  case calculating =
    "plus minus less times with without ex x split twice doubled halved half off of"
  /// Words for a product or a quotient after things that are counted: `3 sets of 12`.
  case factors = "x times divided split of"
  /// Operators that take an amount away.
  case takingAway = "minus less"
  /// Words that ask for a calculation with what follows: `half of bill`.
  case parts = "half twice double triple third quarter square cube dozen hundred thousand"
  /// Words between two amounts, which are not things to count.
  case betweenAmounts = "plus minus less times x at each"
  /// Numbers as words, which are not read: `Two tins at £42`.
  case numbers = """
    half one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty dozen
    """
  /// Parts of the price after them: `Fuel half £80`.
  case multiples = "half double twice triple"
  /// Words that may stand inside a label: `taxi to airport`.
  case insideLabel = "of to in per from by on"

  /// People counted in a heading, or sharing a bill.
  case people = "people persons guests adults kids children friends"
  /// Things that are counted in a calculation: `£85 x 3 nights`.
  case counted = """
    nights pieces items boxes bags tickets bottles packs tiles pages portions servings slices seats \
    rooms coats
    """
  /// Things whose plural doesn't end in `s` or is nearly a unit's name.
  case countedInProducts =
    "staff women men mice sheep teeth vans eggs rows chairs shares photos reps"
  /// Parts of a number and of money, which are not counted.
  case noNouns = "thirds quarters halves cents pence quid bucks euros dollars"
  /// Words after a length.
  case extents = "wide long deep tall high thick across"
  /// Reasons to take a time off: `9am to 5pm less 30 min lunch`.
  case pauses = "lunch break breaks"
  /// Labels of times from one to another: `Night shift: 22:00 - 6:00`.
  case shifts = """
    shift shifts night morning afternoon evening day week work working office sleep meeting lesson period class open \
    opening lunch break
    """
  /// Things with a number in headings, unless it has three digits: `Trip 2`.
  case numbered = "trip budget test week day year x for"
  /// Papers, with a number of any length.
  case papers = "invoice order no ref reference po"
  /// Numbers of six digits or more that are no amounts: `Tel 07700900123`, but not `Phone 45`.
  case phones = "tel telephone phone mobile"
  /// Places and steps, with a number below 100.
  case places = "flat apartment unit plot step phase"
  /// Nouns after `total`: `total cost`.
  case totalled = """
    cost costs price amount spent spending income expenses time distance area volume \
    left remaining due owed owing paid payable saved bill
    """

  /// Whether the group contains a word, in capitals or small letters.
  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    rawValue.utf8.split(separator: UInt8(ascii: " ")).contains {
      $0.elementsEqual(word.lazy.map { $0 | 0x20 })
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it says what an amount before it is for, such as `each` and `weekly`, so that it can't be left out.
  var goesWithAmount: Bool {
    [WordGroup.each, .ofOne, .periods, .calculating, .takenOff].contains { $0.contains(self) }
  }

  /// Whether it may name things that are counted in a product: `412 pupils / 14 classes`.
  ///
  /// A word that may be a mistyped unit doesn't.
  var mayBeCounted: Bool {
    WordGroup.countedInProducts.contains(self)
      || count > 3 && last == UInt8(ascii: "s") && isNoun && hasNoMeaning
        && !goesWithAmount && !NameSuggestion.mayBeUnit(self)
  }

  /// Whether it may be a noun: no short form of a unit such as `kms`, no fraction such as `tenths`, no money.
  var isNoun: Bool {
    allSatisfy { $0.isLetter } && contains { "aeiou".utf8.contains($0 | 0x20) }
      && !text.hasSuffix("ths") && !WordGroup.noNouns.contains(self)
  }

  /// Whether it is no unit, function or word of the language.
  var hasNoMeaning: Bool {
    BuiltInName.meaning(of: self) == nil && Unit(named: text) == nil && Keyword(self) == nil
  }
}
