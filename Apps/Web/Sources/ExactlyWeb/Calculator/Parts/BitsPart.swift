import CalculatorPresentation

/// The bits of a word as the page draws and names them, in their groups.
struct BitsPart {
  private let strip: BitStrip
  private let catalogue: Catalogue

  init(_ strip: BitStrip, catalogue: Catalogue) {
    self.strip = strip
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.object { json in
      json.member("label", catalogue.text(.part(.bits)))
      json.list("groups") { json in
        for row in strip.rows {
          for first in stride(from: 0, to: row.count, by: BitStrip.groupLength) {
            json.list(of: Array(row[first..<first + BitStrip.groupLength]), write)
          }
        }
      }
      json.member("hasCarry", strip.carry)
      json.member("carry", strip.carryLabel)
      json.member("characters", strip.characters)
    }
  }

  private func write(to json: inout JSON, _ bit: BitStrip.Bit) {
    json.member("index", bit.index)
    json.member("isSet", bit.isSet)
    json.member("isOff", bit.isOff)
    json.member("name", bit.spokenLabel)
    json.member("position", bit.position)
  }
}
