// Key presses a second and allocations per press, beside the approach of a well-known tutorial.
//
//   swift run -c release --package-path Benchmarks keypress
//   swift run -c release --package-path Benchmarks keypress --check-allocations
//   swift run -c release --package-path Benchmarks keypress --random 1000000
//   swift run -c release --package-path Benchmarks keypress --words 100000

import AllocationCounter
import CalculatorModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

switch CommandLine.arguments.dropFirst() {
case []:
  try Comparison(keys: KeyScript.keys()).run()
case ["--check-allocations"]:
  guard allocationsAreCounted() else {
    print("Allocations are not counted on this platform.")
    break
  }
  exit(try AllocationCheck().passes() ? 0 : 1)
case let arguments
where arguments.count == 2 && ["--random", "--words"].contains(arguments.first):
  guard let count = arguments.last.flatMap({ Int($0) }), count > 0 else {
    print("--random and --words need a count")
    exit(2)
  }
  let passes =
    arguments.first == "--words"
    ? WordSequences(count: count, seed: 1).pass() : RandomPresses(count: count, seed: 1).pass()
  exit(passes ? 0 : 1)
default:
  print("usage: keypress [--check-allocations | --random COUNT | --words COUNT]")
}
