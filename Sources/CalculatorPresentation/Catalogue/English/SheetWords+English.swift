import CalculatorModel
import Languages

extension SheetWords {
  /// The text in English.
  package var english: String {
    switch self {
    case .changedAnswers(let count):
      Self.englishCount(count, one: "answer", other: "answers") + " changed"
    case .line(let number): "line \(number)"
    case .equals(let number): "equals " + number + ", exact"
    case .approximately(let number): "approximately " + number
    case .failure(let reason): "error, " + reason
    case .pending: "still calculating"
    case .function: "function"
    case .graph: "graph"
    case .heading: "heading"
    case .blank: "blank"
    case .plus: "plus"
    case .minus: "minus"
    case .times: "times"
    case .dividedBy: "divided by"
    case .toThePowerOf: "to the power of"
    case .percent: "percent"
    case .definedAs: "is"
    case .opensParenthesis: "open parenthesis"
    case .closesParenthesis: "close parenthesis"
    case .sum(let number): "sum " + number
    case .average(let number): "average " + number
    case .count(let count): "count \(count)"
    case .countedLines(let count): "(" + Self.englishCount(count, one: "line", other: "lines") + ")"
    case .addedMarks(let marks):
      "numbers are read as \(marks) in this sheet; the first line says so"
    case .remark(let remark): remark.english
    case .failedLine(let number): "line \(number) has an error"
    case .nothingAbove: "there is nothing above to count"
    case .lineBelow: "the line is below, and lines only read what is above them"
    case .noSuchLine: "that line has no value"
    case .refusal(let refusal): refusal.english
    case .limit(.tooManyLines): "At most \(Sheet.lineLimit) lines"
    case .limit(.tooLong): "At most \(Sheet.byteLimit) bytes"
    }
  }

  private static func englishCount(_ count: Int, one: String, other: String) -> String {
    "\(count) " + (PluralCategory(count, in: .english) == .one ? one : other)
  }
}

extension SheetRemark {
  /// The remark in English.
  fileprivate var english: String {
    switch self {
    case .countsDefinitions(let lines):
      "counts " + Language.english.listed(lines) + "; a blank line above the items leaves it out"
    case .leavesOut(let lines):
      "leaves out " + Language.english.listed(lines)
    case .leavesOutPercentages(let lines, let sum):
      "leaves out " + Language.english.listed(lines) + "; `" + sum + "` counts it"
    case .countsDerived(let lines):
      "counts " + Language.english.listed(lines) + " and what it is calculated from"
    case .addsBulleted(let lines):
      "adds " + Language.english.listed(lines)
        + ", whose dash begins an item; a minus stands before the number"
    case .leavesBlockAbove:
      "leaves out the lines above the blank line; `grand total` counts them"
    case .countsAsMoney(let lines, let currency):
      "counts " + Language.english.listed(lines) + " as \(currency)"
    case .totalsBlockAbove: "about the block above the blank line"
    case .text(let word, let name?): "\(word): text; did you mean \(name)?"
    case .text(let word, nil): "\(word) is text; no name has it"
    case .radians:
      "in radians; for degrees sin(30°), or `# exactly: angle deg` at the top"
    case .otherReading(let reading): "read as " + reading
    case .optionsTooLow: "options count at the top, above the first line"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in English.
  fileprivate var english: String {
    switch self {
    case .comment: "A comment calculates nothing"
    case .needsNumber: "A number is needed before this"
    case .needsOperation: "An operation is needed before this"
    case .secondPoint: "Only one decimal point"
    case .nothingToClear: "There is nothing to clear"
    case .nothingToDelete: "There is nothing to delete"
    case .noOpenParenthesis: "No parenthesis is open"
    case .nothingToRepeat: "There is no operation to repeat"
    case .memory: "A sheet has names for memory: a = 5"
    case .random: "The answers of a sheet depend on its text alone"
    case .reversedPower: "A power has its base first: x^y"
    case .otherKeypad: "This key is of another keypad"
    }
  }
}
