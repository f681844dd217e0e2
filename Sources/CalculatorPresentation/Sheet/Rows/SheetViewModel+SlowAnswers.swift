import CalculatorModel
import ExactReals

/// The lines of a sheet whose answers are known and still to be written.
///
/// It is a class of its own, so that it is noted without a change of the view model while a view reads a row.
final class UnwrittenAnswers {
  var lines: Set<Int> = []
}

/// Digits may cost more than their number: 20,000 of Γ(√2), say (SHEET R6).
extension SheetViewModel {
  /// What stands beside a line; nil while that costs more than a line may while one types.
  func writtenAnswer(at index: Int) -> WrittenSheetAnswer? {
    if let answer = slowAnswers[index] { return answer }
    guard !unwritten.lines.contains(index) else { return nil }
    guard sheet.answer(at: index).value != nil, sheet.options.format.work > Sheet.liveWork else {
      return sheet.written(at: index)
    }
    let answer = sheet.written(at: index, within: Budget(work: Sheet.liveWork))
    guard answer?.isFailure(.tooMuch) == true else { return answer }
    unwritten.lines.insert(index)
    return nil
  }

  /// Writes one of those answers, unless that is stopped.
  func writeSlowAnswer(shouldStop: (() -> Bool)?) {
    guard let line = unwritten.lines.min() else { return }
    guard line < sheet.count else {
      unwritten.lines.remove(line)
      return
    }
    take(sheet.written(at: line, within: Budget(shouldStop: shouldStop)), ofLine: line)
  }

  /// Takes over what stands beside a line, unless writing it was stopped.
  func take(_ answer: WrittenSheetAnswer?, ofLine line: Int) {
    if answer?.isFailure(.stopped) == true { return }
    slowAnswers[line] = answer
    unwritten.lines.remove(line)
  }

  /// Forgets the answers of lines that have changed, or of all where lines have moved.
  func forgetSlowAnswers(of change: SheetLineChange) {
    guard change.lines.count == change.range.count else { return forgetSlowAnswers() }
    forgetSlowAnswers(ofLines: Array(change.range))
  }

  /// Forgets the answers of some lines.
  func forgetSlowAnswers(ofLines lines: [Int]) {
    guard !slowAnswers.isEmpty || !unwritten.lines.isEmpty else { return }
    for line in lines {
      slowAnswers[line] = nil
      unwritten.lines.remove(line)
    }
  }

  /// Forgets all of these answers.
  func forgetSlowAnswers() {
    if !slowAnswers.isEmpty { slowAnswers = [:] }
    unwritten.lines = []
  }
}

extension WrittenSheetAnswer {
  /// Whether it says that there is no answer, for a reason.
  fileprivate func isFailure(_ code: SheetError.Code) -> Bool {
    mark == .failure && text == code.text
  }
}
