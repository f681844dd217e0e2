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

/// Records the user's calculations at the command line.
///
/// It appends to the journal and reads nothing of it, so a long history does not slow down a calculation.
/// Entries that could not be written are written with the next one.
struct CalculationRecorder {
  private let history: HistoryViewModel
  private let settings: any SettingsStorage

  /// The kept calculations whose results have names: `ans` and variables.
  var named: [String: CalculationID] = [:]

  /// The last problem reported, while it lasts.
  private var toldError: StorageError?

  /// The number of calculations not kept because the user's setting could not be read, and why.
  private var lost: (count: Int, error: StorageError?) = (0, nil)

  /// Creates a recorder of this user's calculations.
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

  /// Creates a recorder for a history, with the settings that say whether it is kept.
  init(storage: any HistoryStorage, settings: any SettingsStorage) {
    self.settings = settings
    history = HistoryViewModel(
      storage: storage, clock: { Int64(time(nil)) }, random: { .random(in: .min ... .max) },
      readsNow: false)
  }

  /// Records a calculation.
  ///
  /// - Parameters:
  ///   - calculation: The calculation.
  ///   - isKept: Whether it is to be kept; if not, its names no longer mean what was kept before.
  /// - Returns: A notice, once for each problem.
  mutating func record(_ calculation: FinishedCalculation, isKept: Bool = true) -> Notice? {
    if let function = calculation.function {
      named[function] = nil
      return nil
    }
    guard calculation.value != nil else { return nil }
    let (id, problem) = isKept ? keep(calculation) : (nil, unwritten)
    // A name alone asks for the calculation kept under it.
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

  /// Makes a last attempt to write pending calculations.
  ///
  /// - Returns: A notice of what is lost, if anything.
  mutating func finish() -> Notice? {
    if history.unsavedCount > 0 { history.reload() }
    let count = history.unsavedCount + lost.count
    guard count > 0, let error = unwritten ?? lost.error else { return nil }
    return .notInHistory(count, error)
  }

  /// The reason something is not written; nil if everything is.
  private var unwritten: StorageError? {
    guard case .storage(let error, let count) = history.problem, count > 0 else { return nil }
    return error
  }

  /// Keeps a calculation, if it is one and the user wants it kept.
  ///
  /// - Returns: Its identifier, and the reason something is not written.
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
