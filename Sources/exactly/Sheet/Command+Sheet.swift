import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `exactly sheet`.
extension Command {
  /// Processes one sheet after the other; one that cannot be read does not end the run.
  mutating func answer(_ task: SheetTask) throws(SystemError) -> ExitStatus {
    if task.action == .open, let status = runSheetFace(of: task.files.first) { return status }
    watch.install(atPrompt: nil, in: languageOfMessages)
    var status = ExitStatus.answered
    for name in task.files {
      do throws(SheetRefusal) {
        let source = try SheetSource(name, isToBeChanged: task.action.changesFiles)
        status = max(status, try answer(task.action, about: source))
      } catch {
        if case .output(let error) = error { throw error }
        diagnostics.writeLine(error.message(of: name, in: languageOfMessages))
        status = .unreadable
      }
    }
    return status
  }

  private mutating func answer(
    _ action: SheetTask.Action, about source: SheetSource
  ) throws(SheetRefusal) -> ExitStatus {
    if action == .strip {
      try write(source.document.withoutAnswers(), to: source)
      return .answered
    }
    var calculation: SheetCalculation
    do throws(SheetLimit) {
      calculation = try SheetCalculation(source.document, watch: watch)
    } catch {
      throw .file(.limit(error))
    }
    do throws(SystemError) {
      if calculation.isStopped { try endAsStopped() }
      switch action {
      case .open, .plain:
        try print(
          source.document.writtenEverywhere(with: calculation.sheet, printsReasons: true),
          of: calculation.sheet)
      case .answers: try printAnswers(to: source.document, calculation.sheet)
      case .json: try printRecords(of: source.document, &calculation)
      case .check: return try tellFindings(in: source, &calculation)
      case .write, .writeAll, .strip: break
      }
    } catch {
      throw .output(error)
    }
    switch action {
    case .write: try write(source.document.written(with: calculation.sheet), to: source)
    case .writeAll:
      try write(source.document.writtenEverywhere(with: calculation.sheet), to: source)
    default: break
    }
    if action != .json { tellErrors(in: source, &calculation) }
    if action != .json, hasTerminalOutput || source.file != nil {
      tellRemarks(in: source, calculation.sheet)
    }
    return calculation.hasErrors ? .noValue : .answered
  }

  /// Prints a text: byte for byte for a program, and line by line for a user, with the number of lines
  /// that a total counts.
  private mutating func print(
    _ document: SheetDocument, of sheet: Sheet? = nil
  ) throws(SystemError) {
    guard hasTerminalOutput else { return try output.writeUnchanged(document.bytes) }
    let language = Self.language(of: STDOUT_FILENO)
    for (index, line) in document.lines.enumerated() {
      let count = sheet.flatMap { $0[index].countedLines }
      try output.writeLine(
        line + (count.map { " " + SheetWords.countedLines($0).text(in: language) } ?? ""))
    }
  }

  private mutating func printAnswers(
    to document: SheetDocument, _ sheet: Sheet
  ) throws(SystemError) {
    for index in 0..<document.count {
      try output.writeLine(sheet.written(at: index)?.description ?? "")
    }
  }

  private mutating func printRecords(
    of document: SheetDocument, _ calculation: inout SheetCalculation
  ) throws(SystemError) {
    let lines = document.lines
    let watch = watch
    watch.begin()
    defer { watch.end() }
    var records = SheetRecords(of: calculation.sheet)
    let budget = Budget(work: Sheet.totalWork, shouldStop: { watch.isStopRequested })
    for index in 0..<document.count where document.isCalculated(index) {
      let record = records.record(
        at: index, text: lines[index], error: calculation.error(at: index), within: budget)
      if watch.isStopRequested { try endAsStopped() }
      try output.writeLine(AnswerRecord(record).text(.json))
    }
  }

  /// Prints the wrong answers in a text, and the errors that it does not show.
  private mutating func tellFindings(
    in source: SheetSource, _ calculation: inout SheetCalculation
  ) throws(SystemError) -> ExitStatus {
    let findings = source.document.findings(of: calculation.sheet)
    let language = Self.language(of: STDOUT_FILENO)
    let name = source.name.displayable(limit: 4_200)
    for finding in findings {
      let text: SheetMessage
      switch (finding.found?.shown, finding.expected?.shown) {
      case (let found?, let expected?): text = .wrong(found, expected: expected)
      case (let found?, nil): text = .stale(found)
      case (nil, let expected):
        guard let error = calculation.error(at: finding.line) else { continue }
        text = .untold(.expression(error.cause.cause), answer: expected ?? error.code.text)
      }
      try output.writeLine(
        "\(name):\(finding.line + 1): " + text.text(in: language).withoutIsolates)
    }
    return findings.isEmpty ? .answered : .noValue
  }

  /// Reports why lines have no value, in words and with the place, unless their answer comments say so.
  private mutating func tellErrors(
    in source: SheetSource, _ calculation: inout SheetCalculation
  ) {
    let name = source.name.displayable(limit: 4_200)
    let lines = source.document.lines
    for index in lines.indices {
      guard let known = calculation.sheet.answer(at: index).error else { continue }
      let comment = AnswerComment(in: lines[index])?.answer
      let isTold =
        comment?.mark == .failure
        && [known.code.text, known.printedReason].contains(comment?.text)
      guard !isTold,
        let error = calculation.error(at: index)
      else { continue }
      let before = lines[index].utf8.prefix(error.range.lowerBound)
      let column = String(decoding: Array(before), as: UTF8.self).count + 1
      diagnostics.writeLine(
        "\(name):\(index + 1):\(column): "
          + told(FailureReason.expression(error.cause.cause)))
    }
  }

  /// The number of lines counted by all totals after which no more remarks are looked for.
  private static let remarkedLineLimit = 500_000

  /// Reports to the user what may be unexpected in answers.
  private mutating func tellRemarks(in source: SheetSource, _ sheet: Sheet) {
    let name = source.name.displayable(limit: 4_200)
    var left = SheetRecord.suggestionLimit
    var lines = Self.remarkedLineLimit
    for index in 0..<sheet.count where left > 0 && lines > 0 {
      lines -= sheet[index].countedLines ?? 0
      for remark in sheet.remarks(at: index) {
        left -= 1
        diagnostics.writeLine("\(name):\(index + 1): " + told(SheetWords.remark(remark)))
      }
    }
  }

  /// Replaces the text in the file; that of the standard input goes to the output.
  private mutating func write(
    _ document: SheetDocument, to source: SheetSource
  ) throws(SheetRefusal) {
    guard let file = source.file else {
      do throws(SystemError) {
        return try print(document)
      } catch {
        throw .output(error)
      }
    }
    let isWritten: Bool
    do throws(StorageError) {
      isWritten = try file.replace(with: document.bytes)
    } catch {
      throw .file(.storage(error))
    }
    if !isWritten { throw .hasChanged }
  }
}

extension WrittenSheetAnswer {
  /// The answer as a message shows it: one that was never filled in has no blank after its mark.
  fileprivate var shown: String {
    (text.isEmpty ? mark?.rawValue ?? "" : description).displayable(limit: 400)
  }
}
