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
  private let history: HistoryViewModel
  private let settings: any SettingsStorage

  /// The kept calculations whose results have names: `ans` and variables.
  var named: [String: CalculationID] = [:]

  /// The problem that was told last, while it lasts.
  private var toldError: StorageError?

  /// How many calculations were not kept because it is not known whether the person wants it, and why.
  private var lost: (count: Int, error: StorageError?) = (0, nil)

  /// A recorder of this person's calculations.
  init() {
    let storage: any HistoryStorage
    let settings: any SettingsStorage
    do throws(StorageError) {
      (storage, settings) = (try HistoryFiles.ofThisPerson(), try SettingsFile.ofThisPerson())
    } catch {
      let nowhere = UnavailableStorage(error)
      (storage, settings) = (nowhere, nowhere)
    }
    self.init(storage: storage, settings: settings)
  }

  /// A recorder into a history, where settings say whether it is kept.
  init(storage: any HistoryStorage, settings: any SettingsStorage) {
    self.settings = settings
    history = HistoryViewModel(
      storage: storage, clock: { Int64(time(nil)) }, random: { .random(in: .min ... .max) },
      readsNow: false)
  }

  /// Keeps a calculation.
  ///
  /// - Parameters:
  ///   - calculation: The calculation.
  ///   - isKept: Whether it is to be kept; else its names no longer mean what was kept before.
  /// - Returns: What there is to say, once for each problem.
  mutating func record(_ calculation: FinishedCalculation, isKept: Bool = true) -> Notice? {
    if let function = calculation.function {
      named[function] = nil
      return nil
    }
    guard calculation.value != nil else { return nil }
    let (id, problem) = isKept ? keep(calculation) : (nil, unwritten)
    // A name alone asks for what was kept under it.
    if isKept, let name = calculation.expression.variableAlone, let known = named[name] {
      named[WorksheetLine.previousAnswer] = known
      if let variable = calculation.variable { named[variable] = known }
      return nil
    }
    named[WorksheetLine.previousAnswer] = id
    if let variable = calculation.variable { named[variable] = id }
    defer { toldError = problem }
    return problem.flatMap { $0 == toldError ? nil : .historyNotWritten($0) }
  }

  /// Writes what had to wait, for the last time.
  ///
  /// - Returns: What is lost, if anything is.
  mutating func finish() -> Notice? {
    if history.unsavedCount > 0 { history.reload() }
    let count = history.unsavedCount + lost.count
    guard count > 0, let error = unwritten ?? lost.error else { return nil }
    return .notInHistory(count, error)
  }

  /// Why something is not written; nil where all is.
  private var unwritten: StorageError? {
    guard case .storage(let error, let count) = history.problem, count > 0 else { return nil }
    return error
  }

  /// Keeps a calculation, where it is one and the person wants it.
  ///
  /// - Returns: Its identifier, and why something is not written.
  private mutating func keep(
    _ calculation: FinishedCalculation
  ) -> (CalculationID?, StorageError?) {
    guard let result = calculation.result, calculation.expression.isCalculation,
      let alone = calculation.expression.standingAlone(naming: { named[$0] })
    else { return (nil, unwritten) }
    do throws(StorageError) {
      history.isOn = try SettingsText(settings.text() ?? "").settings.keepsHistory
    } catch {
      lost = (lost.count + 1, error)
      return (nil, error)
    }
    let source = alone.withFixedZones.source(readIn: calculation.angleUnit)
    var quantities: HistoryQuantities?
    if calculation.expression.hasQuantities {
      quantities = HistoryQuantities(rates: calculation.value?.rates ?? [])
      guard quantities != nil else { return (nil, unwritten) }
    }
    let id = history.record(
      expression: source, angleUnit: calculation.angleUnit, words: calculation.words,
      quantities: quantities, result: result, label: calculation.variable ?? "")
    return (id, unwritten)
  }
}
