import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import ExactReals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps the calculations of a person at the command line.
///
/// It appends to the journal and reads nothing of it, so a long history costs a calculation nothing.
/// What could not be written is written with the next one.
struct CalculationRecorder {
  /// What was calculated so far, to which references are.
  private var history = History()

  /// The kept calculations whose results have names: `ans` and variables.
  private var named: [String: CalculationID] = [:]

  /// The lines that have to be written still, and how many may wait.
  private var waiting: [String] = []
  private static let waitingLimit = 1_000

  /// Whether the person wants calculations kept, as was read last.
  private var isOn = true
  private var problem: StorageError?

  /// Keeps a calculation.
  ///
  /// - Returns: What there is to say, once for each problem.
  mutating func record(_ calculation: FinishedCalculation) -> String? {
    if let function = calculation.function {
      named[function] = nil
      return nil
    }
    guard calculation.value != nil else { return nil }
    let entry = entry(of: calculation)
    var message: String?
    if let entry {
      waiting.append(history.add(entry).line)
      if waiting.count > Self.waitingLimit { waiting.removeFirst() }
      message = write()
    }
    let id = isOn ? entry?.id : nil
    named[WorksheetLine.previousAnswer] = id
    if let variable = calculation.variable { named[variable] = id }
    return message
  }

  /// Writes what had to wait, for the last time.
  ///
  /// - Returns: What is lost, if anything is.
  mutating func finish() -> String? {
    guard !waiting.isEmpty else { return nil }
    _ = write()
    guard let problem, !waiting.isEmpty else { return nil }
    let count = waiting.count == 1 ? "a calculation is" : "\(waiting.count) calculations are"
    return "\(count) not in the history: \(problem.reason)"
  }

  private mutating func write() -> String? {
    do throws(StorageError) {
      let storage = try FileStorage.ofThisPerson()
      isOn = try storage.currentSettings().settings.keepsHistory
      if isOn { try storage.append(waiting) }
      waiting = []
      problem = nil
      return nil
    } catch {
      guard problem != error else { return nil }
      problem = error
      return "the history was not written: " + error.reason
    }
  }

  private func entry(of calculation: FinishedCalculation) -> HistoryEntry? {
    guard let result = calculation.result, calculation.expression.isCalculation,
      let alone = calculation.expression.standingAlone(naming: { named[$0] })
    else { return nil }
    let expression = alone.source(readIn: calculation.angleUnit)
    guard expression.unicodeScalars.count <= HistoryEntry.expressionLimit else { return nil }
    return HistoryEntry(
      id: CalculationID(rawValue: .random(in: .min ... .max)), expression: expression,
      angleUnit: calculation.angleUnit, result: result, time: Int64(time(nil)),
      label: calculation.variable.map { String($0.prefix(HistoryEntry.labelLimit)) } ?? "")
  }
}
