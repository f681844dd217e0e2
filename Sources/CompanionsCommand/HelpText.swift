import CommandLineInterface

/// What `companions --help` and `--version` print, and the hint where there is nothing to do.
enum HelpText {
  static let version = "companions " + ProductVersion.text

  static let hint = "companions: the menu needs a terminal; see companions --help"

  static let help = """
    Three small apps beside the calculator.

    USAGE
      companions                   in a terminal: a menu of the apps
      companions fizzbuzz          counts to 100 and says Fizz, Buzz and FizzBuzz
      companions decide OPTION...  prints one of the options
      companions order ITEM...     prints what an order costs:
                                   companions order '3 x 19.99' '1 x 5'

    OPTIONS
      --count N         for fizzbuzz: the last number, 1 to 1000000000 (100)
      --promo CODE      for order: a promo code
      --help, --version
      --                what follows are options to decide between, or items

    EXIT STATUS
      0  it was done
      2  the arguments are wrong, the menu has no terminal, or the input or the
         output failed
    """
}
