import CommandLineInterface
import Companions
import DisplayableText

/// The task given to the command.
struct Options: Hashable {
  enum Task: Hashable {
    case menu
    case fizzBuzz(count: Int)
    case decide(Decider)
    case order(items: [String], promoCode: String)
    case help
    case version
  }

  /// The numbers that `fizzbuzz` can count to, and the default one.
  static let counts = 1...FizzBuzz.limit
  static let usualCount = 100

  let task: Task

  /// Reads the arguments after the command's name; the first word says which app is meant.
  ///
  /// - Throws: ``UsageError`` if they make no sense.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = ArgumentReader(arguments)
    var count: Int?
    var promoCode: String?
    while let option = rest.nextOption() {
      switch option.name {
      case "--help", "-h":
        try option.refuseValue()
        task = .help
        return
      case "--version":
        try option.refuseValue()
        task = .version
        return
      case "--count": count = try Self.count(option.value(orFrom: &rest))
      case "--promo": promoCode = try option.value(orFrom: &rest)
      default: throw option.unknown()
      }
    }
    let words = Array(rest.words.dropFirst())
    if count != nil, rest.words.first != "fizzbuzz" {
      throw UsageError(OptionRefusal.isFor("--count", task: "fizzbuzz"))
    }
    if promoCode != nil, rest.words.first != "order" {
      throw UsageError(OptionRefusal.isFor("--promo", task: "order"))
    }
    switch rest.words.first {
    case nil: task = .menu
    case "fizzbuzz":
      if let word = words.first {
        throw UsageError(
          CompanionsUsageReason.unexpectedArgument(word.displayable(limit: UsageError.limit)))
      }
      task = .fizzBuzz(count: count ?? Self.usualCount)
    case "decide": task = .decide(try Self.decider(between: words))
    case "order": task = .order(items: words, promoCode: promoCode ?? "")
    case let name?:
      throw UsageError(CompanionsUsageReason.noApp(name.displayable(limit: UsageError.limit)))
    }
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), counts.contains(count) else {
      throw UsageError(
        OptionRefusal.notInRange("--count", counts, text.displayable(limit: UsageError.limit)))
    }
    return count
  }

  private static func decider(between options: [String]) throws(UsageError) -> Decider {
    do throws(DeciderError) {
      return try Decider(between: options)
    } catch {
      throw UsageError(error)
    }
  }
}
