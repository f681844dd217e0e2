import CalculatorPresentation
import Quantities

/// The exchange rates that the user has imported, in a file beside the settings.
///
/// ```swift
/// let file = try RatesFile.ofThisPerson()
/// try file.add(CentralBankRates.all(in: bytes) ?? [])
/// try file.newest()   // one for each pair of currencies
/// ```
///
/// Its lines are those of `ExchangeRate.line`, the oldest first, so that it can be passed to `--rates` as well. A
/// change leaves the old text or the new.
public struct RatesFile: Sendable {
  /// The maximum number of bytes read: 16 MiB, which is more than 160 for each rate that there is room for.
  public static let limit = 1 << 24

  /// The bytes at the end of the file in which the newest rates are looked for.
  private static let tail = 1 << 15

  private let file: SharedFile

  /// Keeps the rates in a folder, which is created when something is to be kept.
  public init(folder: String) {
    file = SharedFile(path: folder + "/rates", patience: SharedFile.patience)
  }

  /// Returns the file where this user's programs keep them, in the folder of ``HistoryFiles/ofThisPerson()``.
  ///
  /// - Throws: `StorageError` if the environment does not say.
  public static func ofThisPerson() throws(StorageError) -> RatesFile {
    RatesFile(folder: try StateFolder.path(StateFolder.environmentVariable))
  }

  /// The path of the file.
  public var path: String { file.path }

  /// Returns the newest rate of each pair of currencies in the last 32 kB; none if there is no file.
  public func newest() throws(StorageError) -> [ExchangeRate] {
    guard let opened = try file.opened() else { return [] }
    let size = try opened.size()
    let start = max(size - Self.tail, 0)
    var bytes = try opened.bytes(in: start..<size)[...]
    // The first line may be incomplete.
    if start > 0 { bytes = bytes.drop { $0 != .lineEnd } }
    var newest: [[String]: ExchangeRate] = [:]
    for rate in Self.rates(in: bytes) { newest[[rate.from.code, rate.to.code]] = rate }
    return newest.values.sorted { ($0.from.code, $0.to.code) < ($1.from.code, $1.to.code) }
  }

  /// Returns the rates of a day, such as `2026-11-20`; none if there is no file.
  public func rates(on day: String) throws(StorageError) -> [ExchangeRate] {
    guard let opened = try file.opened() else { return [] }
    let bytes = try opened.bytes(in: 0..<min(opened.size(), Self.limit))
    let beginning = Array("rate \(day) ".utf8)
    return bytes.split(separator: .lineEnd).filter { $0.starts(with: beginning) }
      .flatMap { Self.rates(in: $0) }
  }

  /// Adds rates; each replaces any other of the same day and currencies.
  ///
  /// The newest are kept, up to `ExchangeRates.limit` and ``limit`` bytes.
  ///
  /// - Throws: `StorageError` if the file cannot be read or written; nothing has changed then.
  public func add(_ rates: [ExchangeRate]) throws(StorageError) {
    let opened = try file.locked()
    let size = try opened.size()
    guard size <= Self.limit else {
      throw StorageError(.unreadable, place: path, detail: "it has more than \(Self.limit) bytes")
    }
    var kept: [[String]: ExchangeRate] = [:]
    for rate in Self.rates(in: try opened.bytes(in: 0..<size)[...]) + rates {
      kept[[rate.date, rate.from.code, rate.to.code]] = rate
    }
    var room = Self.limit
    let newest = kept.sorted { $1.key.lexicographicallyPrecedes($0.key) }
      .prefix(ExchangeRates.limit).map { Array(($0.value.line + "\n").utf8) }
      .prefix { line in
        room -= line.count
        return room >= 0
      }
    try file.replace(opened, with: Array(newest.reversed().joined()))
  }

  /// Forgets all rates.
  public func removeAll() throws(StorageError) {
    guard try file.opened() != nil else { return }
    try file.replace(file.locked(), with: [])
  }

  private static func rates(in bytes: ArraySlice<UInt8>) -> [ExchangeRate] {
    bytes.split(separator: .lineEnd).compactMap {
      String(strictUTF8: $0).flatMap { ExchangeRate(line: $0) }
    }
  }
}
