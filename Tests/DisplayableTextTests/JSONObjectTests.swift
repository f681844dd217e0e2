import DisplayableText
import Foundation
import Testing

@Suite struct JSONObjectTests {
  @Test func keepsTheOrderOfItsMembers() {
    var object = JSONObject()
    #expect(object.text == "{}")
    object.append("b", "1\n\"2\"\\")
    object.append("a", nil)
    object.append("c", true)
    object.append("d", false)
    #expect(object.text == #"{"b":"1\n\"2\"\\","a":null,"c":true,"d":false}"#)
  }

  @Test func isReadByOthersAsItWasWritten() throws {
    let scalars = (0...0x30FF).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{1F600}"]
    for scalar in scalars {
      var object = JSONObject()
      object.append("text", String(scalar))
      let read = try JSONDecoder().decode([String: String].self, from: Data(object.text.utf8))
      #expect(read["text"]?.unicodeScalars.elementsEqual([scalar]) == true, "\(scalar.value)")
    }
  }

  @Test(arguments: [
    0x0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ])
  func escapesWhatTerminalsObeyAndWhatTurnsItsNeighbours(values: ClosedRange<UInt32>) {
    for scalar in values.compactMap(Unicode.Scalar.init) {
      var object = JSONObject()
      object.append(String(scalar), String(scalar))
      #expect(!object.text.unicodeScalars.contains(scalar), "\(scalar.value)")
    }
  }

  @Test func leavesJoinersAlone() {
    var object = JSONObject()
    object.append("text", "می\u{200C}خواهم")
    #expect(object.text == "{\"text\":\"می\u{200C}خواهم\"}")
  }
}
