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
      return value.exactText.map { "(" + $0 + ")" }
    }
  }

  private var previous: NamedNumber?
  private var variables: [String: NamedNumber] = [:]
  private var functions: Set<String> = []

  /// What has to be written still.
  private var waiting: [String] = []
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
    let entry = entry(of: calculation)
    var number = NamedNumber(value: value)
    var message: String?
    do throws(StorageError) {
      if let entry, try keep(entry) { number.entry = entry.id }
    } catch {
      number.entry = entry?.id
      if problem != error { message = "the history was not written: " + error.reason }
      problem = error
    }
    previous = number
    if let variable = calculation.variable {
      variables[variable] = number
      functions.remove(variable)
    }
    return message
  }

  /// Writes an entry and all that waits; false where a person wants nothing kept.
  private mutating func keep(_ entry: HistoryEntry) throws(StorageError) -> Bool {
    let storage = try FileStorage.ofThisPerson()
    guard try storage.currentSettings().settings.keepsHistory else { return false }
    waiting.append(HistoryRecord.calculation(entry).line)
    try storage.append(waiting)
    waiting = []
    problem = nil
    return true
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
