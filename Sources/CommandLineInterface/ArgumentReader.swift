/// Takes the options out of a command's arguments one by one, and keeps the words between them.
///
/// ```swift
/// var arguments = ArgumentReader(["order", "--promo", "SAVE20", "1 x 5"])
/// let option = arguments.nextOption()                // --promo
/// try option?.value(orFrom: &arguments)              // "SAVE20"
/// arguments.nextOption()                             // nil
/// arguments.words                                    // ["order", "1 x 5"]
/// ```
package struct ArgumentReader {
  /// The words so far; all of them once there are no more options.
  package private(set) var words: [String] = []

  private var rest: ArraySlice<String>

  /// Creates a reader of the arguments after the command's name.
  package init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns the next option; everything after `--` is a word.
  package mutating func nextOption() -> CommandOption? {
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        rest = []
      } else if let option = CommandOption(argument) {
        return option
      } else {
        words.append(argument)
      }
    }
    return nil
  }

  /// Returns the next argument as it is, whatever it looks like.
  mutating func takeArgument() -> String? {
    rest.popFirst()
  }
}
