import CalculatorPresentation
import CalendarDates
import CommandLineInterface

/// An option as it was given, and what its value can be read as.
struct GivenOption: Hashable {
  let option: Option

  /// The value as it was typed; "" for an option without one.
  let value: String

  /// Returns what the value names; throws if that is nothing.
  func accepted<Choice>(_ choice: Choice?) throws(UsageError) -> Choice {
    if let choice { return choice }
    let choices = option.description.value?.choices ?? []
    throw UsageError(UsageReason.notOneOf(option.name, choices, Options.shown(value)))
  }

  /// Returns the value as a number in a range.
  func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    if let number = Int(value), range.contains(number) { return number }
    throw UsageError(OptionRefusal.notInRange(option.name, range, Options.shown(value)))
  }

  /// Returns the value as a date.
  func date() throws(UsageError) -> CalendarDate {
    if let date = try? CalendarDate(value) { return date }
    throw UsageError(UsageReason.noDate(option.name, Options.shown(value)))
  }

  /// Returns the value as the identifier of a calculation in the history.
  func identifier() throws(UsageError) -> HistoryEntry.ID {
    if let identifier = HistoryEntry.ID(text: value) { return identifier }
    throw UsageError(UsageReason.noIdentifier(option.name))
  }
}
