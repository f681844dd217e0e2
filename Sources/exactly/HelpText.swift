import CommandLineInterface

/// What `exactly --help` and `--version` print, and the hint where there is nothing to do.
enum HelpText {
  static let version = "exactly " + ProductVersion.text

  static let hint = "exactly: nothing to calculate; try exactly '1/3 + 1/6' or exactly --help"

  static let help = """
    A calculator with Apple's keys and no wrong digit.

    USAGE
      exactly                   in a terminal: the calculator, full screen;
                                else one expression a line, one answer a line
      exactly EXPRESSION        the answer: exactly '1/3 + 1/6' prints 0.5
      exactly --keys SEQUENCE   presses keys and prints the display:
                                exactly --keys '200 + 10 % =' prints 220
      exactly --keys -          one key sequence a line, one display a line

    OPTIONS
      --digits N                significant digits of an answer: 1 to 1000000 (16)
      --json                    one JSON object a line
      --order ORDER             for keys: precedence, as Apple's, or left-to-right
      --mode MODE               for keys: basic (9 digits) or scientific (16)
      --plain                   in a terminal: lines of text, for screen readers
      --help, --version
      --                        all that follows is the expression

    EXPRESSIONS
      + - * / or − × ÷, brackets, decimals, exponents (1e-3), _ between digits,
      and %: 200 + 10% is 220, 200 * 10% is 20. Numbers are exact; where an
      answer has more digits than are shown, its last digit is rounded.

    KEYS
      0 to 9 (digits may stand together) . + - * / = % +/- C AC DEL

    EXIT STATUS
      0  everything was answered
      1  something had no value, or a line of input was refused
      2  the input could not be read, or the options are wrong
    """
}
