import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import Languages

extension PlainConversation {
  /// The maximum number of calculations listed from the history.
  static let historyLimit = 20

  /// Answers `l` with the stored numbers, `l 2` by using the second, `l -2` by removing it; `h` does the same
  /// for the history, and `g digits 12` changes a setting.
  ///
  /// - Parameter words: The words of the line.
  /// - Returns: The reply; nil if the line is not about a list.
  func reply(toList words: [Substring]) -> Reply? {
    guard let name = words.first, words.count <= 4 else { return nil }
    let arguments = words.dropFirst()
    if isName(name.lowercased(), of: .memory) { return memory(arguments) }
    if isName(name.lowercased(), of: .history) { return history(arguments) }
    if isName(name.lowercased(), of: .settings) { return settings(arguments) }
    if isName(name.lowercased(), of: .units) { return units(arguments) }
    if name == CalculatorCommand.dates.shortcut.label || isName(name.lowercased(), of: .dates) {
      return dates(Array(arguments))
    }
    if isName(name.lowercased(), of: .constants) { return constants(Array(arguments)) }
    return nil
  }

  private func memory(_ arguments: ArraySlice<Substring>) -> Reply? {
    let rows = viewModel.memoryRows
    guard !arguments.isEmpty else {
      guard !rows.isEmpty else { return Reply(lines: [text(.part(.nothingInMemory))]) }
      return Reply(
        lines: rows.enumerated().map { index, row in
          let place = row.place == .memory ? "  " + text(.part(.memory)) : ""
          return "\(index + 1): " + row.exactness.mark + " " + row.text + place
        })
    }
    switch Choice(arguments, count: rows.count) {
    case nil: return refusal(of: arguments)
    case .take(let index):
      viewModel.recall(rows[index].place)
      return Reply(lines: resultLines)
    case .remove(let index):
      viewModel.remove(rows[index].place)
      return memory([])
    }
  }

  private func history(_ arguments: ArraySlice<Substring>) -> Reply? {
    guard !arguments.isEmpty else {
      // Others may have calculated meanwhile. Typed numbers refer to the list last seen.
      let newsNumber = viewModel.announcement?.number
      viewModel.perform(.history)
      let isNews = viewModel.announcement?.number != newsNumber
      let problem = [isNews ? viewModel.notice : nil].compactMap(\.self)
      let rows = viewModel.history.rows
      guard !rows.isEmpty else { return Reply(lines: [text(.part(.noCalculations))] + problem) }
      // The newest comes last, next to where the user types.
      return Reply(
        lines: rows.prefix(Self.historyLimit).enumerated().reversed().map { index, row in
          let label = row.label.isEmpty ? "" : "  " + row.labelText
          return "\(index + 1): " + row.text(columns: .max, in: viewModel.catalogue) + label
        } + problem)
    }
    let rows = viewModel.history.rows
    switch Choice(arguments, count: rows.count) {
    case nil: return refusal(of: arguments)
    case .take(let index):
      viewModel.reuse(rows[index].id)
      return Reply(lines: resultLines)
    case .remove(let index):
      viewModel.remove(rows[index].id)
      return history([])
    }
  }

  /// Lists the units of the line being typed into; `' km` gives that line another unit, and `' lower km` the
  /// other line.
  private func units(_ arguments: ArraySlice<Substring>) -> Reply? {
    if viewModel.canPerform(.units) { viewModel.perform(.units) }
    guard let conversion = viewModel.conversion else { return nil }
    var line = conversion.marked
    var words = arguments
    if let name = words.first, words.count > 1, let named = UnitConversion.Line(name: name) {
      line = named
      words = words.dropFirst()
    }
    let search = words.joined(separator: " ")
    let subject = ChoiceList.Subject.units(line)
    let all = viewModel.choices(of: subject).rows
    guard !search.isEmpty else {
      return Reply(
        lines: all.filter { !$0.isHeading }.map {
          ($0.isChosen ? "* " : "  ") + $0.name + ($0.detail.isEmpty ? "" : "  " + $0.detail)
        })
    }
    let named = all.first {
      !$0.isHeading && ($0.detail == search || $0.name.lowercased() == search.lowercased())
    }
    let found = named ?? viewModel.choices(of: subject, matching: search).rows.first
    guard let action = found?.action else { return refusal(of: arguments) }
    viewModel.choose(action, from: subject)
    return Reply(lines: [viewModel.calculationLine])
  }

  /// The paper tape.
  var tape: Reply {
    viewModel.perform(.tape)
    let text = viewModel.tapeText
    guard !text.isEmpty else { return Reply(lines: [self.text(.part(.noCalculations))]) }
    return Reply(lines: text.split(separator: "\n").map(String.init))
  }

  private func settings(_ arguments: ArraySlice<Substring>) -> Reply? {
    guard let name = arguments.first else {
      return Reply(lines: viewModel.settingRows.map(line))
    }
    guard let row = viewModel.settingRows.first(where: { $0.setting.name == name }) else {
      return nil
    }
    // Some values have a space: `1 234,5`.
    let value = arguments.dropFirst().joined(separator: " ")
    guard !value.isEmpty else {
      return Reply(lines: [line(of: row)] + row.choices.map { "  " + $0.value + colon + $0.label })
    }
    do throws(SettingError) {
      var settings = viewModel.settings
      try row.setting.set(value, in: &settings)
    } catch {
      return Reply(lines: [
        text(.settingReason(.unknownValue(error.value.displayable(limit: 40), of: row.label)))
      ])
    }
    viewModel.set(row.setting, to: value)
    return Reply(
      lines: viewModel.settingRows.filter { $0.setting == row.setting }.map(line)
        + [viewModel.notice].compactMap(\.self))
  }

  private var colon: String { viewModel.catalogue.language.colon }

  private func line(of row: SettingRow) -> String {
    row.setting.name + " = " + row.choices[row.selection].value + "  # " + row.label + colon
      + row.valueLabel
  }

  private func text(_ message: Message) -> String { viewModel.catalogue.text(message) }

  private func refusal(of arguments: ArraySlice<Substring>) -> Reply {
    let words = arguments.joined(separator: " ").displayable(limit: 40)
    return Reply(lines: [text(.sentence(.notListed(words)))])
  }

  /// A line of a list to use or to remove: `2`, `-2`.
  private enum Choice {
    case take(Int)
    case remove(Int)

    init?(_ arguments: ArraySlice<Substring>, count: Int) {
      guard arguments.count == 1, let number = arguments.first.flatMap({ Int($0) }), number != 0,
        number.magnitude <= count
      else { return nil }
      self = number > 0 ? .take(number - 1) : .remove(-number - 1)
    }
  }
}
