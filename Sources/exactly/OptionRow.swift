import CalculatorPresentation
import CommandLineInterface
import Languages

/// A row of the table of options: how an option is typed, what it is for, and what giving it does.
struct OptionRow {
  /// The effect of giving an option, beyond adding it to those that were given.
  typealias Action = (inout Options, GivenOption) throws(UsageError) -> Void

  /// The names and the value, without a summary.
  let description: OptionDescription

  /// The tasks that the option affects; nil for one that is a task itself.
  let tasks: Set<Options.Kind>?

  /// An option that cannot stand beside this one, perhaps itself; the error names it first.
  let rival: Option?

  let take: Action

  /// Creates the row of an option whose value, if any, is read when a task asks for it.
  init(
    _ name: String, short shortName: String? = nil, value: OptionDescription.Value? = nil,
    for tasks: Set<Options.Kind>? = nil, without rival: Option? = nil,
    take: @escaping Action = { _, _ in }
  ) {
    description = OptionDescription(name, short: shortName, value: value)
    (self.tasks, self.rival, self.take) = (tasks, rival, take)
  }

  /// Creates the row of an option whose value is a number in a range.
  init(
    _ name: String, in range: ClosedRange<Int>, for tasks: Set<Options.Kind>,
    without rival: Option? = nil, set: @escaping (inout Options, Int) -> Void
  ) {
    self.init(name, value: .init("N"), for: tasks, without: rival) {
      (options, given) throws(UsageError) in set(&options, try given.number(in: range))
    }
  }

  /// Creates the row of an option whose value names a choice, perhaps by another name that the help leaves out.
  init<Choice>(
    _ name: String, _ placeholder: String, of choices: [Choice],
    named text: (Choice) -> String, also others: [String: Choice] = [:],
    for tasks: Set<Options.Kind>? = nil, set: @escaping (inout Options, Choice) -> Void
  ) {
    let names = choices.map(text)
    self.init(name, value: .init(placeholder, choices: names), for: tasks) {
      (options, given) throws(UsageError) in
      let choice = names.firstIndex(of: given.value).map { choices[$0] } ?? others[given.value]
      set(&options, try given.accepted(choice))
    }
  }

  /// The part of the command that the option is for; nil if expressions are among it.
  var scope: OptionScope? {
    guard let tasks, !tasks.contains(.expressions) else { return nil }
    if tasks.count == 1, let task = NamedTask.allCases.first(where: { tasks.contains($0.kind) }) {
      return .task(task)
    }
    return tasks.contains(.keys) ? .keys : .terminal
  }

  /// The error for using the option with a task that it does not affect.
  var misplacement: any Translatable {
    let name = description.name
    return switch (scope, tasks) {
    case (.keys, _): UsageReason.isForKeys(name)
    case (.terminal, _): UsageReason.isForTerminals(name)
    case (.task(let task), _): OptionRefusal.isFor(name, task: task.rawValue)
    case (nil, [.expressions, .keys, .history]): UsageReason.isForRecords(name)
    case (nil, [.expressions, .keys, .history, .sheet, .plot]): UsageReason.isForObjects(name)
    case (nil, [.expressions, .session, .keys]) where Setting(name: name.dropFirst(2)) != nil:
      UsageReason.isForExpressionsAndKeys(name)
    case (nil, _): UsageReason.isForExpressions(name)
    }
  }
}
