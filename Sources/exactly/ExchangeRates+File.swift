import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import Quantities

/// Exchange rates from a file: comma-separated, `2026-11-20,EUR,USD,1.0823,ECB`, lines as they are typed,
/// or a file from the European Central Bank.
extension ExchangeRates {
  /// The longest line, in bytes.
  private static let lineLimit = 4_096

  /// The maximum size of a file in bytes: 16 MiB, which is more than 160 for each rate that there is room for.
  static let byteLimit = 1 << 24

  /// Reads the rates of a file, whose first line may hold the column names.
  ///
  /// - Throws: `UsageError` if the file cannot be read, for a line that is not a rate, and for more bytes
  ///   or rates than there is room for.
  init(file path: String) throws(UsageError) {
    self.init()
    let name = Options.shown(path)
    let file = try Self.opened(path)
    var text: [UInt8] = []
    while let bytes = try Self.bytes(of: file) {
      text += bytes
      guard text.count <= Self.byteLimit else {
        throw UsageError(UsageReason.ratesTooLong(file: name, limit: Self.byteLimit))
      }
    }
    if let rates = CentralBankRates.all(in: text) {
      // Of all rates since 1999, keep the most recent.
      for rate in rates.suffix(Self.limit) { add(rate) }
      return
    }
    var reader = LineReader(limit: Self.lineLimit)
    var lineCount = 0
    for line in reader.lines(in: text[...]) {
      lineCount += 1
      try add(line, number: lineCount, of: name)
    }
    if let line = reader.lastLine() { try add(line, number: lineCount + 1, of: name) }
  }

  private static func opened(_ path: String) throws(UsageError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(reading: path.systemPath, named: path)
    } catch {
      throw UsageError(error)
    }
  }

  private static func bytes(of file: Descriptor) throws(UsageError) -> [UInt8]? {
    do throws(SystemError) {
      return try file.read(limit: 1 << 16)
    } catch {
      throw UsageError(error)
    }
  }
}

extension ExchangeRates {
  /// Adds the rate on a line, ignoring a blank line and the column names.
  private mutating func add(
    _ line: LineReader.Line, number: Int, of file: String
  ) throws(UsageError) {
    let malformed = UsageError(UsageReason.malformedRate(file: file, line: number))
    let line = number == 1 ? line.withoutByteOrderMark : line
    guard case .text(let bytes) = line, let text = String(strictUTF8: bytes) else {
      throw malformed
    }
    if text.allSatisfy(\.isWhitespace) || number == 1 && ExchangeRate.isHeader(text) { return }
    guard let rate = ExchangeRate(line: text) else { throw malformed }
    guard add(rate) else {
      throw UsageError(UsageReason.tooManyRates(file: file, limit: Self.limit))
    }
  }
}
