import CalculatorPresentation
import CommandLineInterface
import Quantities

/// Exchange rates of a file: comma-separated, `2026-11-20,EUR,USD,1.0823,ECB`, or lines as they are typed.
extension ExchangeRates {
  /// The longest line, in bytes.
  private static let lineLimit = 4_096

  /// Reads the rates of a file, whose first line may be the names of the columns.
  ///
  /// - Throws: `UsageError` where the file cannot be read, at the line that is none, and for more rates
  ///   than there is room for.
  init(file path: String) throws(UsageError) {
    self.init()
    let name = Options.shown(path)
    var reader = LineReader(limit: Self.lineLimit)
    var lines: [LineReader.Line] = []
    do throws(SystemError) {
      let file = try Descriptor(reading: path)
      while let bytes = try file.read(limit: 1 << 16), lines.count <= Self.limit + 1 {
        lines += reader.lines(in: bytes[...])
      }
    } catch {
      throw UsageError(error)
    }
    if let line = reader.lastLine() { lines.append(line) }
    for (index, line) in lines.enumerated() { try add(line, number: index + 1, of: name) }
  }
}

extension ExchangeRates {
  /// Adds the rate of a line; a blank one and the names of the columns are none.
  private mutating func add(
    _ line: LineReader.Line, number: Int, of file: String
  ) throws(UsageError) {
    let malformed = UsageError(UsageReason.malformedRate(file: file, line: number))
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
