// Whether a unit of work takes a nanosecond, within a factor of three, in every kind of calculation.
//
//   swift run -c release prices             all; fails when one is beyond that
//   swift run -c release prices WORD …      those with a word in their kind or line
//   swift run -c release prices --line '2^10000000' [DIGITS]
//
// "silence" is the longest time in which a calculation could not be stopped.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(width - text.count, 0))
}

func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

func rounded(_ value: Double, places: Int) -> String {
  let scale = places == 0 ? 1.0 : places == 1 ? 10.0 : 100.0
  let whole = Int((value * scale).rounded())
  if places == 0 { return "\(whole)" }
  let rest = "\(whole % Int(scale))"
  return "\(whole / Int(scale))." + String(repeating: "0", count: places - rest.count) + rest
}

let words = Array(CommandLine.arguments.dropFirst())
let calculations: [Calculation]
if words.first == "--line", words.count > 1 {
  calculations = [Calculation("line", words[1], digits: words.count > 2 ? Int(words[2]) ?? 16 : 16)]
} else {
  calculations = Calculation.all.filter { calculation in
    words.isEmpty || words.contains { calculation.kind == $0 || calculation.line.contains($0) }
  }
}

// Brings the pages of the program into memory before anything is timed.
_ = Calculation("start", "sin(1)+ln(2)+gamma(1/3)").measured()

print(
  padded("kind", 14), padded("calculation", 50), right("ms", 8), right("work/10^6", 10),
  right("ns a unit", 9), right("silence", 8), "  answer")
var dishonest = 0
for calculation in calculations {
  let result = calculation.measured()
  if !result.isHonest { dishonest += 1 }
  print(
    padded(calculation.kind, 14), padded(calculation.name, 50),
    right(rounded(Double(result.nanoseconds) / 1e6, places: 1), 8),
    right(rounded(Double(result.work) / 1e6, places: 1), 10),
    right(rounded(result.price, places: 2), 9),
    right(rounded(Double(result.longestSilence) / 1e6, places: 1), 8),
    result.isHonest ? (result.isLong ? "  " : "· ") : "! ", result.outcome)
  fflush(nil)
}
print("\(calculations.count) calculations, \(dishonest) of them beyond a factor of three")
exit(dishonest == 0 ? 0 : 1)
