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
  private let angleUnit: AngleUnit

  /// The entry whose result `ans` is.
  private var previous: HistoryEntry.ID?
  private var previousValue: Real?

  /// The variables that were defined.
  private var variables: [String: Real] = [:]
  private var functions: Set<String> = []

  /// What has to be written still.
  private var waiting: [String] = []
  private var problem: StorageError?

  init(angleUnit: AngleUnit) {
    self.angleUnit = angleUnit
  }

  /// Keeps a calculation.
  ///
  /// - Returns: What there is to say, once for each problem.
  mutating func record(_ calculation: FinishedCalculation) -> String? {
    defer { remember(calculation) }
    guard let value = calculation.value else { return nil }
    let entry = entry(of: calculation)
    (previous, previousValue) = (nil, value)
    guard let entry else { return nil }
    do throws(StorageError) {
      let storage = try FileStorage.ofThisPerson()
      guard try storage.keepsHistory() else { return nil }
      previous = entry.id
      waiting.append(HistoryRecord.calculation(entry).line)
      try storage.append(waiting)
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
      meaning: { $0 == "ans" ? meaningOfPrevious : variables[$0].flatMap(Self.text(of:)) },
      isDefined: { $0 == "ans" || variables[$0] != nil || functions.contains($0) })
    let expression = recorded.text(of: calculation.reading) ?? calculation.reading
    guard expression.unicodeScalars.count <= HistoryEntry.expressionLimit else { return nil }
    return HistoryEntry(
      id: HistoryEntry.ID(rawValue: .random(in: .min ... .max)), expression: expression,
      angleUnit: angleUnit, result: result, time: Int64(time(nil)),
      label: calculation.variable.map { String($0.prefix(HistoryEntry.labelLimit)) } ?? "")
  }

  private var meaningOfPrevious: String? {
    previous.map(\.name) ?? previousValue.flatMap(Self.text(of:))
  }

  /// A fraction in brackets; nil where a number is none, or a long one.
  private static func text(of value: Real) -> String? {
    guard let fraction = value.rational, fraction.storageBitWidth <= 1_024 else { return nil }
    return value.exactText.map { "(" + $0 + ")" }
  }

  private mutating func remember(_ calculation: FinishedCalculation) {
    if let variable = calculation.variable {
      variables[variable] = calculation.value
      functions.remove(variable)
    }
    if let function = calculation.function {
      functions.insert(function)
      variables[function] = nil
    }
  }
}
