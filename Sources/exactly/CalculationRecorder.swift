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
  /// A number that has a name: `ans` or a variable.
  private struct NamedNumber {
    /// The entry whose result it is, where that was kept.
    var entry: HistoryEntry.ID?
    var value: Real

    /// What means the same in another entry: a reference, or a fraction; nil where neither does.
    var text: String? {
      if let entry { return entry.name }
      guard let fraction = value.rational, fraction.storageBitWidth <= 1_024 else { return nil }
      return value.exactText.map { $0.allSatisfy(\.isNumber) ? $0 : "(" + $0 + ")" }
    }
  }

  /// What was calculated so far, to which references are.
  private var history = History()

  private var previous: NamedNumber?
  private var variables: [String: NamedNumber] = [:]
  private var functions: Set<String> = []

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
      functions.insert(function)
      variables[function] = nil
    }
    guard let value = calculation.value else { return nil }
    var number = NamedNumber(value: value)
    var message: String?
    if let entry = entry(of: calculation) {
      waiting.append(history.add(entry).line)
      if waiting.count > Self.waitingLimit { waiting.removeFirst() }
      message = write()
      if isOn { number.entry = entry.id }
    }
    previous = number
    if let variable = calculation.variable {
      variables[variable] = number
      functions.remove(variable)
    }
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
    guard let result = calculation.result,
      RecordedExpression.isCalculation(calculation.reading)
    else { return nil }
    let recorded = RecordedExpression(
      meaning: { $0 == "ans" ? previous?.text : variables[$0]?.text },
      isDefined: { $0 == "ans" || variables[$0] != nil || functions.contains($0) })
    let expression = recorded.text(of: calculation.reading) ?? calculation.reading
    guard expression.unicodeScalars.count <= HistoryEntry.expressionLimit else { return nil }
    return HistoryEntry(
      id: HistoryEntry.ID(rawValue: .random(in: .min ... .max)), expression: expression,
      angleUnit: calculation.angleUnit, result: result, time: Int64(time(nil)),
      label: calculation.variable.map { String($0.prefix(HistoryEntry.labelLimit)) } ?? "")
  }
}
