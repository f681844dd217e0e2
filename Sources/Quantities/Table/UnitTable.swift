import BigNumbers

/// All units, parsed when they are first needed from the texts that stand next to their sources.
///
/// A line is `symbol | names | symbol in views | factor | prefixes | source`, and for scales the zero in
/// kelvins; the lines under `# kind; SI unit` are of that kind. An empty symbol in views means the symbol
/// itself. The factor is written like its definition.
///
/// Parsing takes about a millisecond, once; a program that uses no units never does it.
struct UnitTable: Sendable {
  let definitions: [UnitDefinition]

  /// The unit of each spelling; spellings longer than three letters are also there in lower case.
  private let indices: [String: Int]

  static let shared = UnitTable(texts: [
    lengthsAndAreas, volumes, massesAndTimes, mechanics, heatLightAndElectricity,
  ])

  private init(texts: [StaticString]) {
    var definitions: [UnitDefinition] = []
    var indices: [String: Int] = [:]
    for text in texts {
      text.withUTF8Buffer { bytes in
        var section = Section()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          if line.first == UInt8(ascii: "#") {
            section = Section(line.dropFirst())
          } else {
            definitions.append(UnitDefinition(cells: cells(of: line, by: "|"), in: section))
          }
        }
      }
    }
    for (index, definition) in definitions.enumerated() {
      for spelling in definition.spellings {
        indices[spelling] = index
        if spelling.utf8.count > 3 { indices[spelling.withoutCase] = index }
      }
    }
    self.definitions = definitions
    self.indices = indices
  }

  /// Returns the unit with a spelling of its own, without a prefix.
  func index(of spelling: String) -> Int? { indices[spelling] }

  /// Returns the unit with a spelling of its own, ignoring case if it is longer than three letters: `MB`
  /// and `Mb` differ, `Metre` and `metre` don't.
  func index(ignoringCaseOf spelling: String) -> Int? {
    if let index = indices[spelling] { return index }
    return spelling.utf8.count > 3 ? indices[spelling.withoutCase] : nil
  }

  /// The properties shared by the lines after one with `#`.
  struct Section {
    var kind = QuantityKind.number
    var unitText = "1"
    var dimension = Dimension.none

    init() {}

    init(_ line: some Collection<UInt8>) {
      let cells = cells(of: line, by: ";")
      guard cells.count == 2, let kind = QuantityKind(rawValue: cells[0]),
        let dimension = Dimension(unitText: cells[1])
      else { preconditionFailure("Unreadable heading in the table of units") }
      (self.kind, self.unitText, self.dimension) = (kind, cells[1], dimension)
    }
  }
}

/// Returns the cells of a line, without the spaces around them.
private func cells(of line: some Collection<UInt8>, by separator: Unicode.Scalar) -> [String] {
  let space = UInt8(ascii: " ")
  return line.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map {
    var cell = Array($0)
    while cell.last == space { cell.removeLast() }
    return String(decoding: cell.drop { $0 == space }, as: UTF8.self)
  }
}

extension String {
  /// The text with the capitals A to Z in lower case.
  var withoutCase: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension UnitTable {
  /// The units with a prefix that belong in a list for users; all others can be read as well.
  static let prefixed: StaticString = """
    km hm dam dm cm mm um nm pm Mm kg dg cg mg ug ng pg ms us ns ps mL cL dL hL kL ML kJ MJ \
    kcal kWh MWh GWh mW kW MW GW TW kN MN kPa hPa MPa GPa mbar kHz MHz GHz mA uA kV mV kohm \
    Mohm uF nF pF mH uH Mbps Gbps kbps keV MeV GeV mrad mmol uSv mSv kB MB GB TB PB EB ZB YB \
    RB QB kbit Mbit Gbit Tbit Pbit Ebit Zbit Ybit KiB MiB GiB TiB PiB EiB ZiB YiB Kibit Mibit \
    Gibit Tibit Pibit Eibit Zibit Yibit
    """
}
