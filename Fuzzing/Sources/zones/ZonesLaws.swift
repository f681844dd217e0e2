import CalendarDates
import FuzzSupport

/// Checks that the file of a time zone is damaged, or has offsets below 26 hours and finds each moment among those
/// at which the clock shows the same time, unless the rules change the clock twice within a day.
func run(_ input: FuzzInput) {
  let bytes = Array(input.bytes)
  guard let rules = try? TimeZoneRules(tzif: bytes) else { return }
  let zone = Zone(name: "Fuzzed/Zone") { rules.offset(at: $0) }
  for second in [Int64(Int32.min), -1, 0, 1_774_746_000, 1_792_890_000, 1 << 36] {
    let offset = zone.offset(at: second)
    require(abs(offset) < 26 * 3_600, "\(offset) at \(second)")
    let near = [-86_400, 86_400].map { zone.offset(at: second + Int64(offset) + $0) }
    guard near.allSatisfy({ $0 == offset }) else { continue }
    let found = zone.offsets(whereClockShows: second + Int64(offset))
    require(found.contains(offset), "\(found) at \(second), not \(offset)")
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
